/** South opened, North answered: the second bid tells how strong, and what shape. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, patternIs, points, says } from '../prose.ts'
import { callAsked, dealt, told } from './build.ts'

export const REBIDS: Lesson = {
  title: t`Opener’s second bid`,
  about: t`Balanced, long, two suits, or with support: say which, and how strong.`,
  author: '',
  boards: [
    dealt(451, {
      calls: '1C P 1S P 1N P 3N P P P',
      stops: [
        told(
          4,
          t`Your first bid named a suit; the second says what kind of hand it is. Balanced with 12–14: 1NT. Else a second suit below the first, support for partner’s major, or six cards in your own suit. With a minimum stay low; with 16 or more jump in a suit already bid.`,
        ),
        callAsked(4, {
          comment: t`You opened 1C, and partner bid 1S.`,
          right: ['1N', t`Limited: now partner can count.`],
          wrong: [
            ['2C', t`That tells of a long suit in an unbalanced hand.`],
            ['2N', t`That shows 18–19.`],
            ['2S', says`A raise needs more support than your ${length(SOUTH, SPADES, 2)}.`],
          ],
          why: says`You have ${points(SOUTH, 14)} and a ${patternIs(SOUTH, '5332')} shape. Too weak to open 1NT, so 1NT now: balanced, 12–14.`,
        }),
      ],
    }),
    dealt(223, {
      calls: '1H P 1S P 2H P P P',
      stops: [
        callAsked(4, {
          right: ['2H'],
          wrong: [
            ['3H', t`A jump shows 16 or so.`],
            ['1N', t`That says balanced, and hides your long suit.`],
          ],
          why: says`You have ${length(SOUTH, HEARTS, 7)} and ${points(SOUTH, 11)}: a minimum. Bid the long suit again, as low as you can.`,
        }),
      ],
    }),
    dealt(251, {
      calls: '1D P 1H P 2C P 2N P 3N P P P',
      stops: [
        callAsked(4, {
          right: ['2C', t`Two suits in two bids.`],
          wrong: [
            [
              '1N',
              says`A hand with a singleton is not balanced, and you have ${length(SOUTH, HEARTS, 1)}.`,
            ],
            ['2D', t`That tells of six diamonds.`],
            ['3C', t`A jump in a new suit forces to game.`],
          ],
          why: says`You have ${length(SOUTH, DIAMONDS, 5)} and ${length(SOUTH, CLUBS, 4)}. A second suit that is lower than the first costs nothing, and shows 12–18.`,
        }),
      ],
    }),
    dealt(94, {
      calls: 'P 1D P 1S P 2S P P P',
      stops: [
        callAsked(5, {
          right: ['2S'],
          wrong: [
            ['1N', says`You have ${length(SOUTH, CLUBS, 1)}: not balanced.`],
            ['2D', t`Support for partner’s major is better news than a fifth diamond.`],
            ['3S', t`That takes four trumps and 16.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 3)} and ${length(SOUTH, CLUBS, 1)}. Three trumps and a short suit are worth a raise, and with ${points(SOUTH, 12)} a single one.`,
        }),
      ],
    }),
    dealt(781, {
      calls: 'P P 1D P 1S P 3S P 4S P P P',
      stops: [
        callAsked(6, {
          right: ['3S', t`Partner bids game with anything to spare.`],
          wrong: [
            ['2S', t`That is for 12–15. You are better.`],
            ['4S', t`That would be 19 or more, short suits counted.`],
            ['1N', t`There is a fit: tell partner.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 4)}, ${points(SOUTH, 16)}, and two more for ${length(SOUTH, CLUBS, 1)}. Four trumps and 16–18: raise to three.`,
        }),
      ],
    }),
  ],
}

export const REBIDS_AGAIN: Lesson = {
  title: t`Opener’s second bid: once more`,
  about: t`A second suit, a sixth card, or nothing more to say.`,
  author: '',
  boards: [
    dealt(759, {
      calls: '1C P 1H P 1S P 3S P 4S P P P',
      stops: [
        told(
          4,
          t`Your second bid tells what the first could not: four spades at the one level, a sixth card, support, or a balanced hand of 12–14 by 1NT.`,
        ),
        callAsked(4, {
          right: ['1S', t`It costs nothing, and a fit may be there.`],
          wrong: [
            ['1N', says`You have ${length(SOUTH, DIAMONDS, 1)}: not balanced.`],
            ['2C', t`Clubs can wait; spades would be lost.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 4)}, and partner may have four too.`,
        }),
        callAsked(8, {
          comment: t`Partner raised to 3S: four spades, and 10–12.`,
          right: ['4S'],
          wrong: [['P', t`With a singleton and more than a minimum, go on.`]],
          why: says`You have ${points(SOUTH, 14)} and ${length(SOUTH, DIAMONDS, 1)}: more than a minimum.`,
        }),
      ],
    }),
    dealt(731, {
      calls: '1S P 1N P 2S P 3D P P P',
      stops: [
        callAsked(4, {
          right: ['2S'],
          wrong: [
            ['3S', t`A jump shows 16 or more.`],
            ['P', t`Six spades and a singleton do not want to play in notrump.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 6)} and ${points(SOUTH, 15)}: the long suit again, as low as you can.`,
        }),
      ],
    }),
    dealt(734, {
      calls: 'P 1D P 1N P P P',
      stops: [
        callAsked(5, {
          right: ['P', t`1NT shows 6–10: there is no game.`],
          wrong: [
            ['2H', t`A suit higher than the first, at the two level, shows 17 or more.`],
            ['2N', t`That invites, with 18 or so.`],
          ],
          why: says`You have ${points(SOUTH, 14)} and a balanced hand. Partner named the place.`,
        }),
      ],
    }),
  ],
}
