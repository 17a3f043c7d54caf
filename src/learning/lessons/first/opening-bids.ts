/** Boards on which South is the first to have a choice. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, patternIs, points, says } from '../prose.ts'
import { asked, callAsked, dealt, told } from './build.ts'

export const OPENING_BIDS: Lesson = {
  title: t`Opening the bidding`,
  about: t`When to open, and with which suit.`,
  author: '',
  boards: [
    dealt(375, {
      calls: '1H P 1S P 2H P 4H P P P',
      stops: [
        told(
          0,
          t`Count an ace as 4, a king as 3, a queen as 2 and a jack as 1. With 13 or more, open. Balanced with 15–17 opens 1NT. Else open the longest suit; a major needs five cards. Without one bid the longer minor, and with three of each clubs.`,
        ),
        asked(0, {
          kind: 'number',
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

export const OPENING_BIDS_AGAIN: Lesson = {
  title: t`Opening the bidding: once more`,
  about: t`The longest suit first, and notrump with a hand that has none.`,
  author: '',
  boards: [
    dealt(725, {
      calls: 'P P 1N P P P',
      stops: [
        told(
          2,
          t`Count points and look at the shape. Balanced with 15–17 opens 1NT. Else open the longest suit; a major needs five cards, and of two suits of five open the higher.`,
        ),
        callAsked(2, {
          right: ['1N', t`One bid, and partner knows the strength and the shape.`],
          wrong: [
            ['1H', t`A major needs five cards.`],
            ['1C', t`Then you could never tell partner of 17 points in one bid.`],
          ],
          why: says`You have ${points(SOUTH, 17)} and a ${patternIs(SOUTH, '4432')} shape: balanced, 15–17.`,
        }),
      ],
    }),
    dealt(711, {
      calls: '1H P 2C P 2H P 4H P P P',
      stops: [
        callAsked(0, {
          right: ['1H'],
          wrong: [
            ['1S', t`The longer suit comes first, also when the other is stronger.`],
            ['P', t`Six cards in one suit and four in another are worth more than their points.`],
          ],
          why: says`You have ${length(SOUTH, HEARTS, 6)} and ${length(SOUTH, SPADES, 4)}, and with ${points(SOUTH, 12)} an opening.`,
        }),
      ],
    }),
    dealt(730, {
      calls: 'P P 1N P 2C P 2D P 2N P P P',
      stops: [
        callAsked(1, {
          right: ['P', t`You may come in later.`],
          wrong: [['1C', t`Partner would count on 12 or 13.`]],
          why: says`You have ${points(SOUTH, 11)} and a ${patternIs(SOUTH, '5332')} shape. Eleven open only with a long suit or two.`,
        }),
      ],
    }),
  ],
}
