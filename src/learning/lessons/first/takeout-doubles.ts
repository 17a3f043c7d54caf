/** East or West opens, and a side without a suit to bid asks partner for one. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, says, suitIs } from '../prose.ts'
import { callAsked, dealt } from './build.ts'

export const TAKEOUT_DOUBLES: Lesson = {
  title: t`Takeout doubles`,
  about: t`Short in their suit, support for the others: ask partner.`,
  author: '',
  boards: [
    dealt(254, {
      calls: '1H X XX 2D P P P',
      stops: [
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
