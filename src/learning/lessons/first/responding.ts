/** North opens one of a suit, and South answers. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, pointsOfBoth, says, together } from '../prose.ts'
import { callAsked, dealt, told } from './build.ts'

export const RESPONDING: Lesson = {
  title: t`Answering one of a suit`,
  about: t`Partner opens. What do you say with 4, with 8, with 12?`,
  author: '',
  boards: [
    dealt(41, {
      calls: '1D P 1H P 1N P 4H P P P',
      stops: [
        told(
          2,
          t`With six points or more, answer partner’s opening. Bid your longest suit, and of two four-card suits the cheaper: six points are enough at the one level, a new suit at the two level wants ten. With 6–10 and nothing else to bid, 1NT.`,
        ),
        callAsked(2, {
          comment: t`Partner opened 1D: 13 or so, and diamonds. A new suit from you asks again.`,
          right: ['1H', t`Partner may not pass a new suit.`],
          wrong: [
            ['4H', t`It may be right in the end. But listen to partner first: 1H loses nothing.`],
            ['2H', t`A jump shows much more than this. 1H is forcing enough.`],
          ],
          why: says`You have ${points(SOUTH, 12)} and ${length(SOUTH, HEARTS, 6)}. Bid your longest suit as low as you can: six points are enough, and there is no upper limit.`,
        }),
        callAsked(6, {
          comment: t`Partner rebid 1NT: balanced, 12–14.`,
          right: ['4H', t`Game with eight trumps.`],
          wrong: [
            ['2H', t`That is what a weak hand bids, and yours is worth a game.`],
            ['3H', t`That only invites.`],
            ['3N', t`With a six-card major and two hearts opposite, 4H is better.`],
          ],
          why: says`You have ${points(SOUTH, 12)} and partner promised 12 at least: about 25 is game. Partner is balanced, so has two hearts or more, and you have ${length(SOUTH, HEARTS, 6)}. Together it is ${pointsOfBoth([NORTH, SOUTH], 25)}.`,
        }),
      ],
    }),
    dealt(5, {
      calls: '1C P 1H X 1S 2D 2S P P P',
      stops: [
        callAsked(2, {
          right: ['1H', t`Up the line.`],
          wrong: [
            ['1S', t`Then a heart fit could be missed. Partner bids spades over 1H with four.`],
            ['P', says`You have ${points(SOUTH, 6)}: just enough to answer.`],
            ['1N', t`Look for a major first.`],
          ],
          why: says`You have ${points(SOUTH, 6)}, ${length(SOUTH, HEARTS, 4)} and ${length(SOUTH, SPADES, 4)}. Two four-card suits are bid from the bottom up: 1H.`,
        }),
      ],
    }),
    dealt(325, {
      calls: '1S P 1N 2C P P P',
      stops: [
        callAsked(2, {
          right: ['1N', t`It does not promise a balanced hand.`],
          wrong: [
            [
              '2H',
              says`A new suit at the two level promises 10 points. You have ${points(SOUTH, 8)}.`,
            ],
            ['P', says`You have ${points(SOUTH, 8)}. From six points on, answer.`],
            ['2S', says`A raise needs three trumps, and you have ${length(SOUTH, SPADES, 2)}.`],
          ],
          why: says`You have ${points(SOUTH, 8)} and ${length(SOUTH, HEARTS, 5)}, but at the two level a new suit needs 10. With ${length(SOUTH, SPADES, 2)} you cannot raise either: 1NT it is.`,
        }),
      ],
    }),
    dealt(108, {
      calls: 'P 1S P 2D P 2S P 2N P 4S P P P',
      stops: [
        callAsked(3, {
          right: ['2D', t`Now hearts can still be found.`],
          wrong: [
            ['2H', says`2H over 1S promises five hearts. You have ${length(SOUTH, HEARTS, 4)}.`],
            ['1N', says`That stops at 10, and you have ${points(SOUTH, 12)}.`],
          ],
          why: says`You have ${points(SOUTH, 12)}: enough for the two level. Your longest suit is diamonds, ${length(SOUTH, DIAMONDS, 5)}.`,
        }),
      ],
    }),
    dealt(145, {
      calls: '1D P P 2H X 3H P P P',
      stops: [
        callAsked(2, {
          right: ['P'],
          wrong: [
            ['2C', says`${length(SOUTH, CLUBS, 7)} are tempting, but 2C promises 10 points.`],
            ['1N', t`Partner would count on six points.`],
          ],
          why: says`You have ${points(SOUTH, 4)}. With fewer than six, pass.`,
        }),
      ],
    }),
  ],
}

export const RESPONDING_AGAIN: Lesson = {
  title: t`Answering one of a suit: once more`,
  about: t`The longest suit, room for it, and when to stop.`,
  author: '',
  boards: [
    dealt(809, {
      calls: '1C P 1H P 3H P 4H P P P',
      stops: [
        told(
          2,
          t`Six points answer. At the one level four cards are enough; a new suit at the two level wants ten points. With five cards and four, the five come first.`,
        ),
        callAsked(2, {
          right: ['1H', t`Spades can still be found over it.`],
          wrong: [['1S', t`The longer suit first.`]],
          why: says`You have ${length(SOUTH, HEARTS, 5)} and ${length(SOUTH, SPADES, 4)}: the longer suit first.`,
        }),
        callAsked(6, {
          comment: t`Partner raised to 3H: four hearts, and more than a minimum.`,
          right: ['4H'],
          wrong: [
            ['P', t`Partner asks for game with anything to spare, and there is enough.`],
            ['3N', t`With a fit of nine cards play in hearts.`],
          ],
          why: says`You have ${points(SOUTH, 11)}, and partner 16 or so with short suits: game. Together you have ${together([NORTH, SOUTH], HEARTS, 9)}.`,
        }),
      ],
    }),
    dealt(827, {
      calls: 'P P 1S P 1N P 3S P P P',
      stops: [
        callAsked(4, {
          right: ['1N'],
          wrong: [
            ['2H', says`That promises ten points, and you have ${points(SOUTH, 6)}.`],
            ['P', t`From six points on, answer: partner may have 18.`],
          ],
          why: says`You have ${points(SOUTH, 6)} and only ${length(SOUTH, SPADES, 2)}: too weak for two hearts, no raise. What is left is 1NT.`,
        }),
      ],
    }),
    dealt(709, {
      calls: '1C P 1H P 2C P P P',
      stops: [
        callAsked(6, {
          comment: t`You answered 1C with 1H, and partner bid the clubs again.`,
          right: ['P', t`Not every auction ends in game.`],
          wrong: [
            ['2H', t`That shows six hearts.`],
            ['2N', t`That invites, with 11 or 12.`],
          ],
          why: says`Partner has a minimum with long clubs. With ${points(SOUTH, 10)} there is no game, and ${length(SOUTH, CLUBS, 2)} are enough for six opposite.`,
        }),
      ],
    }),
  ],
}
