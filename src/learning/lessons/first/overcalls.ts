/** East opens, and South has a suit of its own; or North has, and South supports it. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, patternIs, points, says, suitIs } from '../prose.ts'
import { asked, callAsked, dealt, told } from './build.ts'

export const OVERCALLS: Lesson = {
  title: t`Overcalls`,
  about: t`They opened. A good suit speaks; points alone do not.`,
  author: '',
  boards: [
    dealt(105, {
      calls: 'P 1D 1S P P P',
      stops: [
        told(
          2,
          t`They opened. With five good cards, overcall: at the one level from eight points on, at the two level with an opening hand. Without a suit points alone do not speak. When partner overcalls, raise with three trumps or more.`,
        ),
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

export const OVERCALLS_AGAIN: Lesson = {
  title: t`Overcalls: once more`,
  about: t`At the two level the suit must be long, over notrump longer still.`,
  author: '',
  boards: [
    dealt(752, {
      calls: '1D P 1S 2H P 3H P P P',
      stops: [
        told(
          3,
          t`An overcall shows a good suit of five cards or more. At the one level eight points will do; at the two level have an opening hand, and better six cards.`,
        ),
        callAsked(3, {
          comment: t`West opened 1D, and East answered 1S.`,
          right: ['2H'],
          wrong: [
            ['X', t`That asks for hearts or clubs. You know which.`],
            ['P', t`A hand like this must speak, also between two that bid.`],
          ],
          why: says`You have ${points(SOUTH, 13)} and ${length(SOUTH, HEARTS, 6)}: ${suitIs(SOUTH, HEARTS, 'QJT954')}.`,
        }),
      ],
    }),
    dealt(704, {
      calls: 'P P 1S 2H P P X P 3C P P P',
      stops: [
        callAsked(3, {
          comment: t`East opened 1S.`,
          right: ['2H'],
          wrong: [
            ['X', says`Partner might choose clubs, and you have ${length(SOUTH, CLUBS, 1)}.`],
            ['1N', says`That shows 15–17 and a balanced hand. You have ${points(SOUTH, 12)}.`],
          ],
          why: says`You have ${points(SOUTH, 12)} and a fine suit: ${suitIs(SOUTH, HEARTS, 'KQT732')}.`,
        }),
      ],
    }),
    dealt(835, {
      calls: 'P P P 1N P 2N P P P',
      stops: [
        callAsked(4, {
          comment: t`West opened 1NT.`,
          right: ['P', t`They have most of the points, and you will be on lead.`],
          wrong: [['2H', t`Over 1NT you bid into 15 points, and partner may have nothing.`]],
          why: says`You have ${points(SOUTH, 9)} and only ${length(SOUTH, HEARTS, 5)} in a ${patternIs(SOUTH, '5332')} shape.`,
        }),
      ],
    }),
  ],
}
