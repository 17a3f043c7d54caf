/** Twelve tricks: are the aces there? */
import { NORTH, SOUTH } from '#core/seat.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { aces, length, points, pointsOfBoth, says, together } from '../prose.ts'
import { asked, callAsked, dealt, told } from './build.ts'

export const SLAMS: Lesson = {
  title: t`Asking for aces`,
  about: t`With a fit and the points for slam, 4NT asks whether two aces are missing.`,
  author: '',
  boards: [
    dealt(25, {
      calls: '1S P 2D P 2S P 4N P 5D P 6S P P P',
      stops: [
        told(
          6,
          t`Twelve tricks want about 33 points, a little less with a fit, and at most one ace missing. 4NT asks for aces. The answers go up by steps: 5C none or all four, 5D one, 5H two, 5S three.`,
        ),
        asked(6, {
          kind: 'choice',
          comment: t`Partner opened 1S and bid 2S over your 2D: six spades, about 12–15.`,
          ask: t`A small slam wants about 33 points, or a little less with a fit. Can it be there?`,
          options: [t`Yes`, t`No`],
          right: [t`Yes`],
          why: says`You have ${points(SOUTH, 18)} and ${length(SOUTH, SPADES, 3)}. With 12–15 opposite that is 30 to 33, and a fit. (It is ${pointsOfBoth([NORTH, SOUTH], 32)}.)`,
        }),
        callAsked(6, {
          right: ['4N', t`How many aces?`],
          wrong: [
            ['4S', t`That ends it in game.`],
            ['6S', t`If two aces are missing, down it goes. Ask first.`],
          ],
          why: says`The points are there. You have ${aces(SOUTH, 3)}; what partner has, 4NT asks.`,
        }),
        asked(10, {
          kind: 'number',
          comment: t`Answers go up by steps: 5C none or all four, 5D one, 5H two, 5S three.`,
          ask: t`Partner answered 5D. How many aces does that show?`,
          right: ['1'],
          why: says`5D is the second step: partner has ${aces(NORTH, 1)}. You have ${aces(SOUTH, 3)}, so none is missing.`,
        }),
        callAsked(10, {
          right: ['6S'],
          wrong: [
            ['5S', t`That stops short. All the aces are there.`],
            ['5N', t`That asks for kings on the way to seven, and seven wants 37 points.`],
          ],
          why: says`You have ${pointsOfBoth([NORTH, SOUTH], 32)} together and ${together([NORTH, SOUTH], SPADES, 8)}, and no ace is missing: six.`,
        }),
      ],
    }),
    dealt(35, {
      calls: '1S P 2H P 2S P 4N P 5H P 6S P P P',
      stops: [
        callAsked(8, {
          comment: t`Now partner asks you.`,
          right: ['5H', t`Two. The rest is up to partner.`],
          wrong: [
            ['5D', t`That shows one.`],
            ['5S', t`That shows three.`],
            ['6S', t`Partner asked a question: answer it.`],
          ],
          why: says`You have ${aces(SOUTH, 2)}: the third step, 5H.`,
        }),
      ],
    }),
  ],
}

export const SLAMS_AGAIN: Lesson = {
  title: t`Asking for aces: once more`,
  about: t`Now partner asks you, and you count.`,
  author: '',
  boards: [
    dealt(982, {
      calls: 'P 1C P 2H P 3H P 4N P 5H P 6H P P P',
      stops: [
        told(
          9,
          t`The answers to 4NT go up by aces: 5C none or four, 5D one, 5H two, 5S three. Partner sets the contract.`,
        ),
        callAsked(9, {
          comment: t`Hearts are agreed, and partner bids 4NT.`,
          right: ['5H'],
          wrong: [
            ['5D', t`That is one ace.`],
            ['P', t`4NT is a question, not a place to play.`],
          ],
          why: says`You have ${aces(SOUTH, 2)}.`,
        }),
      ],
    }),
    dealt(1171, {
      calls: '2C P 2N P 3S P 3N P 6N P P P',
      stops: [
        callAsked(8, {
          comment: t`You opened 2C. Partner bid 2NT, balanced with eight points or more, and no support for spades.`,
          right: ['6N', t`The points are there, and no suit is needed.`],
          wrong: [['P', t`Add up: this is far more than game.`]],
          why: says`You have ${points(SOUTH, 27)} and partner eight at least: 35. Small slam in notrump wants 33. (It is exactly ${pointsOfBoth([NORTH, SOUTH], 35)}.)`,
        }),
      ],
    }),
  ],
}
