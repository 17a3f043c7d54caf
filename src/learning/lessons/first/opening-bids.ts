/** Boards on which South is the first to have a choice. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, patternIs, points, says } from '../prose.ts'
import { asked, callAsked, dealt } from './build.ts'

export const OPENING_BIDS: Lesson = {
  title: t`Opening the bidding`,
  about: t`When to open, and with which suit.`,
  author: '',
  boards: [
    dealt(375, {
      calls: '1H P 1S P 2H P 4H P P P',
      stops: [
        asked(0, {
          kind: 'number',
          comment: t`Count an ace as 4, a king as 3, a queen as 2 and a jack as 1.`,
          ask: t`How many points is your hand worth?`,
          right: ['14'],
          why: says`${points(SOUTH, 14)}. With 13 or more you always open.`,
        }),
        callAsked(0, {
          ask: t`You are the dealer. What do you call?`,
          right: ['1H', t`Now bid the hand to the end with partner.`],
          wrong: [
            ['2H', t`Two of a major is a weak opening. This hand is too good for it.`],
            ['4H', t`Then you never hear about partner’s hand.`],
            ['1N', t`One notrump is for balanced hands.`],
          ],
          why: says`Your longest suit is hearts, and you have ${length(SOUTH, HEARTS, 7)}. A major needs five to be opened.`,
          goesOn: 'bid-on',
        }),
      ],
    }),
    dealt(167, {
      calls: '1C P 1S 2D 2S P P P',
      stops: [
        callAsked(0, {
          right: ['1C', t`A three-card suit, but the right one.`],
          wrong: [
            ['1S', t`One spade promises five.`],
            ['1D', t`With three diamonds and three clubs it is 1C.`],
            ['1N', says`One notrump promises 15–17, and you have ${points(SOUTH, 14)}.`],
            ['P', says`You have ${points(SOUTH, 14)}: too much to pass.`],
          ],
          why: says`You have ${points(SOUTH, 14)} and ${length(SOUTH, SPADES, 4)}, one too few to open 1S. Without a five-card major open the longer minor. You have ${length(SOUTH, DIAMONDS, 3)} and ${length(SOUTH, CLUBS, 3)}: with three each, open 1C.`,
        }),
      ],
    }),
    dealt(151, {
      calls: '1N P P P',
      stops: [
        callAsked(0, {
          right: ['1N', t`One call tells nearly all of it.`],
          wrong: [
            ['1D', t`Partner would not know how strong you are. 1NT says it at once.`],
            ['P', says`You have ${points(SOUTH, 16)}.`],
          ],
          why: says`You have ${points(SOUTH, 16)} and the shape is ${patternIs(SOUTH, '5332')}: no void, no singleton, one doubleton. Balanced with 15–17 opens 1NT.`,
        }),
      ],
    }),
    dealt(583, {
      calls: 'P 1H P 1S P 2C P 2H P P P',
      stops: [
        callAsked(0, {
          comment: t`With 11 or 12, add your points to the cards in your two longest suits. Open with 20.`,
          right: ['P', t`You can still bid later.`],
          wrong: [
            ['1C', t`11, and eight cards in two suits: 19. That is one short.`],
            [
              '3C',
              says`An opening of three shows seven cards, and you have ${length(SOUTH, CLUBS, 5)}.`,
            ],
          ],
          why: says`You have ${points(SOUTH, 11)}, ${length(SOUTH, CLUBS, 5)}, and no other suit of more than three. That makes 19: pass.`,
        }),
      ],
    }),
    dealt(147, {
      calls: '1H P 3H P P P',
      stops: [
        callAsked(0, {
          right: ['1H', t`Light in points, and worth it for the shape.`],
          wrong: [['P', t`11, and nine cards in two suits: 20. That is enough.`]],
          why: says`You have ${points(SOUTH, 11)}, ${length(SOUTH, HEARTS, 5)} and ${length(SOUTH, CLUBS, 4)}. That makes 20: open the five-card major.`,
        }),
      ],
    }),
  ],
}
