/** North opens one notrump: too weak, inviting, or a major to look for. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, pointsOfBoth, says } from '../prose.ts'
import { asked, callAsked, dealt, told } from './build.ts'

export const STAYMAN: Lesson = {
  title: t`One notrump and Stayman`,
  about: t`Partner opens 1NT, and you are the captain.`,
  author: '',
  boards: [
    dealt(239, {
      calls: 'P P 1N P P P',
      stops: [
        told(
          4,
          t`1NT says it all, so the decision is yours. About 25 points together are game: pass with up to 7, invite by 2NT with 8 or 9, bid 3NT with 10 or more. With a four-card major and at least 8 points ask first: 2C, Stayman.`,
        ),
        callAsked(4, {
          comment: t`Partner opened 1NT: balanced, 15–17.`,
          right: ['P'],
          wrong: [
            ['2C', t`Stayman needs at least an invitation behind it: any answer must suit you.`],
          ],
          why: says`You have ${points(SOUTH, 4)}. With at most 17 opposite, game is far away: pass and let partner play.`,
        }),
      ],
    }),
    dealt(557, {
      calls: '1N P 3N P P P',
      stops: [
        asked(2, {
          kind: 'choice',
          ask: t`Game in notrump wants about 25 points. Is it there?`,
          options: [t`Yes`, t`Only if partner has the most`, t`No`],
          right: [t`Yes`],
          why: says`You have ${points(SOUTH, 12)} and partner promised 15: 27 at least. (It is exactly ${pointsOfBoth([NORTH, SOUTH], 27)}.)`,
        }),
        callAsked(2, {
          right: ['3N'],
          wrong: [
            [
              '2C',
              says`2C asks for a major, and you have ${length(SOUTH, SPADES, 2)} and ${length(SOUTH, HEARTS, 3)}.`,
            ],
            ['2N', t`That only invites.`],
          ],
          why: says`Game values and no four-card major: you have ${length(SOUTH, SPADES, 2)} and ${length(SOUTH, HEARTS, 3)}. Bid what you think you can make.`,
        }),
      ],
    }),
    dealt(609, {
      calls: '1N P 2N P P P',
      stops: [
        callAsked(2, {
          right: ['2N', t`Partner goes on with 17, or a good 16.`],
          wrong: [
            ['P', t`Opposite 17 there is game.`],
            ['3N', t`Opposite 15 it is too much.`],
          ],
          why: says`You have ${points(SOUTH, 8)}, and the fifth diamond of your ${length(SOUTH, DIAMONDS, 5)} is worth one more. One or two points short of game: invite.`,
        }),
      ],
    }),
    dealt(604, {
      calls: 'P 1N P 2C P 2D P 3N P P P',
      stops: [
        callAsked(3, {
          right: ['2C', t`Stayman: it says nothing about clubs.`],
          wrong: [
            ['3N', t`Right if there is no spade fit. Ask first.`],
            ['2S', says`That would promise more spades than your ${length(SOUTH, SPADES, 4)}.`],
          ],
          why: says`You have ${points(SOUTH, 10)}, enough for game, and ${length(SOUTH, SPADES, 4)}. If partner has four too, spades will be better than notrump. 2C asks.`,
        }),
        callAsked(7, {
          comment: t`Partner’s 2D says: no four-card major.`,
          right: ['3N'],
          wrong: [
            ['2N', says`An invitation is for 8 or 9. You have ${points(SOUTH, 10)}.`],
            ['P', t`2D is an answer, not a suit.`],
          ],
          why: says`There is no fit in spades: partner has only ${length(NORTH, SPADES, 3)}. With ${points(SOUTH, 10)} opposite 15–17, 3NT.`,
        }),
      ],
    }),
  ],
}

export const STAYMAN_AGAIN: Lesson = {
  title: t`One notrump and Stayman: once more`,
  about: t`Now you opened 1NT, and partner asks.`,
  author: '',
  boards: [
    dealt(887, {
      calls: '1N P 2C P 2D P 3N P P P',
      stops: [
        told(
          4,
          t`Over 2C there are three answers: 2H with four hearts, 2S with four spades and not four hearts, 2D with neither. Nothing else is asked.`,
        ),
        callAsked(4, {
          right: ['2D', t`It says nothing of diamonds.`],
          wrong: [
            ['3C', t`Your clubs were not asked for.`],
            ['2N', t`The answer without a major is 2D.`],
          ],
          why: says`You have ${length(SOUTH, HEARTS, 3)} and ${length(SOUTH, SPADES, 3)}: no four-card major.`,
        }),
      ],
    }),
    dealt(902, {
      calls: 'P 1N P 2C P 2H P 4H P P P',
      stops: [
        callAsked(5, {
          right: ['2H'],
          wrong: [
            ['3H', t`You showed your strength by 1NT. Now tell the suit, and no more.`],
            ['2D', t`That denies four hearts.`],
          ],
          why: says`You have ${length(SOUTH, HEARTS, 4)}. (Partner has four too, and a long suit: game.)`,
        }),
      ],
    }),
    dealt(705, {
      calls: '1N P P P',
      stops: [
        callAsked(2, {
          comment: t`Now partner opened 1NT.`,
          right: ['P'],
          wrong: [
            ['2C', t`Whatever partner answers, you would be higher and no better off.`],
            ['2D', t`Over 1NT that is a transfer to hearts.`],
          ],
          why: says`You have ${points(SOUTH, 3)}: game is out of reach, and there is no long suit to play in.`,
        }),
      ],
    }),
  ],
}
