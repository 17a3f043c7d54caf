/** East or West opens, and a side without a suit to bid asks partner for one. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, says, suitIs } from '../prose.ts'
import { callAsked, dealt, told } from './build.ts'

export const TAKEOUT_DOUBLES: Lesson = {
  title: t`Takeout doubles`,
  about: t`Short in their suit, support for the others: ask partner.`,
  author: '',
  boards: [
    dealt(254, {
      calls: '1H X XX 2D P P P',
      stops: [
        told(
          1,
          t`With an opening hand, short in their suit, and cards in all the others, four of them in an unbid major: double. It asks partner to choose. When partner doubles, the choice is yours: with little as low as you can, with 10 or so by a jump, with an opening hand bid game.`,
        ),
        callAsked(1, {
          comment: t`East opened 1H.`,
          right: ['X', t`Partner picks the suit.`],
          wrong: [
            ['1S', says`An overcall promises five spades. You have ${length(SOUTH, SPADES, 4)}.`],
            ['2D', t`An overcall promises five.`],
            ['P', says`You have ${points(SOUTH, 13)} and the right shape.`],
          ],
          why: says`You have ${points(SOUTH, 13)}, ${length(SOUTH, HEARTS, 2)} of theirs, ${length(SOUTH, SPADES, 4)}, ${length(SOUTH, DIAMONDS, 4)} and ${length(SOUTH, CLUBS, 3)}. A double says just that: an opening hand, and any other suit is welcome.`,
        }),
      ],
    }),
    dealt(44, {
      calls: 'P P 1H P P X P 1N P P P',
      stops: [
        callAsked(3, {
          right: ['P'],
          wrong: [
            [
              'X',
              says`Partner would expect four spades. You have ${length(SOUTH, SPADES, 3)}, and ${length(SOUTH, HEARTS, 3)} of theirs.`,
            ],
            ['1N', t`That shows 15–18.`],
          ],
          why: says`You have ${points(SOUTH, 12)}, but the wrong shape: ${length(SOUTH, HEARTS, 3)} and ${length(SOUTH, SPADES, 3)}. Pass. Partner can still double.`,
        }),
      ],
    }),
    dealt(443, {
      calls: 'P 1D X P 1H P 3H P P P',
      stops: [
        callAsked(4, {
          comment: t`West opened 1D, and partner doubled. East passed.`,
          right: ['1H', t`You must bid; the weaker you are, the more.`],
          wrong: [
            ['P', t`Then they play 1D doubled, with your hand as the defence.`],
            ['1N', t`That shows some points and a diamond stopper.`],
            ['2C', t`No need to go to the two level.`],
          ],
          why: says`You have ${points(SOUTH, 2)}, and partner asks all the same. ${suitIs(SOUTH, DIAMONDS, 'JT43')} is their suit. With three cards in each of the others, bid the cheapest: 1H.`,
        }),
      ],
    }),
    dealt(776, {
      calls: '1H X P 4S P P P',
      stops: [
        callAsked(3, {
          comment: t`Partner doubled 1H.`,
          right: ['4S'],
          wrong: [
            ['1S', t`You would bid that with nothing at all.`],
            ['2S', t`That invites, and partner may pass.`],
          ],
          why: says`Partner has an opening hand with spades. You have ${points(SOUTH, 13)} and ${length(SOUTH, SPADES, 5)}: game, at once.`,
        }),
      ],
    }),
  ],
}

export const TAKEOUT_DOUBLES_AGAIN: Lesson = {
  title: t`Takeout doubles: once more`,
  about: t`The shorter you are in their suit, the better the double.`,
  author: '',
  boards: [
    dealt(844, {
      calls: 'P P 1C X 1H P 1S P 2C P P P',
      stops: [
        told(
          3,
          t`A takeout double says: an opening hand, short in their suit, and three or four cards in each of the others. Partner chooses.`,
        ),
        callAsked(3, {
          comment: t`East opened 1C.`,
          right: ['X', t`Both majors at once.`],
          wrong: [
            ['1S', t`An overcall promises five cards, and hides the hearts.`],
            ['P', t`With the right shape an opening hand speaks.`],
          ],
          why: says`You have ${length(SOUTH, CLUBS, 2)}, ${length(SOUTH, HEARTS, 4)}, ${length(SOUTH, SPADES, 4)} and ${points(SOUTH, 12)}.`,
        }),
      ],
    }),
    dealt(770, {
      calls: '1S X 2N 3H 3S P P P',
      stops: [
        callAsked(1, {
          comment: t`East opened 1S.`,
          right: ['X'],
          wrong: [
            ['2D', t`Then four hearts opposite four hearts are lost.`],
            ['P', t`This is the hand a double is made for.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 1)}, and ${points(SOUTH, 12)} in the other suits.`,
        }),
      ],
    }),
    dealt(761, {
      calls: 'P 1S X 2N P 4S P P P',
      stops: [
        callAsked(2, {
          comment: t`East opened 1S again.`,
          right: ['X'],
          wrong: [
            ['2H', t`On five small hearts: let partner choose among three suits.`],
            ['2D', t`Good, but it names one suit where there are three.`],
          ],
          why: says`You have no spades (${length(SOUTH, SPADES, 0)}), ${length(SOUTH, HEARTS, 5)}, ${length(SOUTH, DIAMONDS, 5)} and ${length(SOUTH, CLUBS, 3)}.`,
        }),
      ],
    }),
  ],
}
