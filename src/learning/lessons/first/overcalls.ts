/** East opens, and South has a suit of its own; or North has, and South supports it. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, patternIs, points, says, suitIs } from '../prose.ts'
import { asked, callAsked, dealt } from './build.ts'

export const OVERCALLS: Lesson = {
  title: t`Overcalls`,
  about: t`They opened. A good suit speaks; points alone do not.`,
  author: '',
  boards: [
    dealt(105, {
      calls: 'P 1D 1S P P P',
      stops: [
        callAsked(2, {
          comment: t`East opened 1D.`,
          right: ['1S', t`And partner knows what to lead.`],
          wrong: [
            ['P', t`Such a suit must be shown. One level higher it will be too late.`],
            [
              '2S',
              says`A jump shows six cards and a weak hand. You have ${length(SOUTH, SPADES, 5)}.`,
            ],
            ['X', t`A double asks partner to choose, and you know the suit already.`],
          ],
          why: says`You have only ${points(SOUTH, 9)}, but they are in the suit: ${suitIs(SOUTH, SPADES, 'AQJT6')}. At the one level a good five-card suit and 8 points are enough.`,
        }),
      ],
    }),
    dealt(104, {
      calls: 'P P 1H 2C 2H 3C 3H P P P',
      stops: [
        callAsked(3, {
          comment: t`East opened 1H.`,
          right: ['2C'],
          wrong: [
            ['1S', says`You have ${length(SOUTH, SPADES, 4)}. An overcall promises five.`],
            ['X', t`For a double you need three diamonds too.`],
            ['P', says`You have ${points(SOUTH, 12)} and a good suit.`],
          ],
          why: says`At the two level you need an opening hand and a good suit. You have ${points(SOUTH, 12)} and ${suitIs(SOUTH, CLUBS, 'KJT94')}.`,
        }),
      ],
    }),
    dealt(154, {
      calls: '1D P 1S P 2D P P P',
      stops: [
        callAsked(3, {
          comment: t`East opened 1D, and West answered 1S.`,
          right: ['P', t`The points will count in defence.`],
          wrong: [
            ['X', t`That asks for hearts and clubs, and you do not have four of either.`],
            ['1N', t`Between two hands that bid, with one stopper in spades: too dangerous.`],
          ],
          why: says`You have ${points(SOUTH, 12)}, but the shape is ${patternIs(SOUTH, '4333')} and there is no suit to bid. Pass, also with an opening hand.`,
        }),
      ],
    }),
    dealt(206, {
      calls: 'P P 1C 1S P 2S P 3S P P P',
      stops: [
        asked(5, {
          kind: 'choice',
          comment: t`West opened 1C, and partner overcalled 1S.`,
          ask: t`How many spades are you sure to have together?`,
          options: [t`Seven`, t`Eight`, t`Nine`],
          right: [t`Nine`],
          why: says`An overcall promises five, and you have ${length(SOUTH, SPADES, 4)}.`,
        }),
        callAsked(5, {
          right: ['2S', t`It takes away their room, too.`],
          wrong: [
            ['P', t`With a fit, compete.`],
            ['3S', t`That shows no more points, but a more shapely hand.`],
            ['1N', t`A fit comes first.`],
          ],
          why: says`You have ${points(SOUTH, 8)} and ${length(SOUTH, SPADES, 4)}: raise. (Partner had ${length(NORTH, SPADES, 6)} and ${points(NORTH, 16)}, and asked for game.)`,
        }),
      ],
    }),
  ],
}
