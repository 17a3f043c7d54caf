/** A long suit and little else: take their room. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, says, suitIs, together } from '../prose.ts'
import { callAsked, dealt, told } from './build.ts'

export const PREEMPTS: Lesson = {
  title: t`Weak twos and preempts`,
  about: t`Six cards open two, seven open three, and the hand is weak.`,
  author: '',
  boards: [
    dealt(71, {
      calls: '2S P 4S P P P',
      stops: [
        told(
          0,
          t`A long suit and a weak hand take their room: six good cards and 5–10 points open two, seven cards open three. Then partner counts trumps and bids as many tricks as there are trumps together. Without a fit it takes a strong hand to go on.`,
        ),
        callAsked(0, {
          right: ['2S', t`One call, and they begin at the three level.`],
          wrong: [
            ['1S', t`That promises an opening hand.`],
            ['P', t`Pass and they have all the room they want.`],
            ['3S', t`Three shows seven cards.`],
          ],
          why: says`You have ${points(SOUTH, 8)} and ${suitIs(SOUTH, SPADES, 'AK9762')}. Six good cards and 5–10 points open two of a suit.`,
        }),
      ],
    }),
    dealt(71, {
      calls: '2S P 4S P P P',
      student: NORTH,
      stops: [
        callAsked(2, {
          comment: t`The same board from the other side: you are North, and partner opened 2S.`,
          right: ['4S', t`They have most of the points, and now they must guess.`],
          wrong: [
            ['P', t`They will find their game. Bid on before they do.`],
            ['2N', says`That asks for more, with a good hand. You have ${points(NORTH, 8)}.`],
            ['3S', t`With ten trumps go to ten tricks.`],
          ],
          why: says`Six with partner and ${length(NORTH, SPADES, 4)} with you make ${together([NORTH, SOUTH], SPADES, 10)}. Bid as many tricks as you have trumps: 4S.`,
        }),
      ],
    }),
    dealt(415, {
      calls: '3C P P P',
      stops: [
        callAsked(0, {
          right: ['3C'],
          wrong: [
            ['1C', t`That leaves them all the room to find their majors. 3C takes it.`],
            ['P', t`A suit like this is worth a bid.`],
            ['4C', t`Four shows eight cards.`],
          ],
          why: says`You have ${length(SOUTH, CLUBS, 7)} with ${suitIs(SOUTH, CLUBS, 'KQJT984')}. With clubs as trumps the hand takes about seven tricks, and with another suit hardly one.`,
        }),
      ],
    }),
    dealt(276, {
      calls: 'P 2S P P P',
      stops: [
        callAsked(3, {
          comment: t`Partner opened 2S.`,
          right: ['P'],
          wrong: [
            ['3D', t`A new suit forces, and there is no game in sight.`],
            ['3N', t`Partner’s hand is weak, and spades are all it has.`],
          ],
          why: says`You have ${points(SOUTH, 11)}. Opposite 5–10 that is no game, and with ${length(SOUTH, SPADES, 1)} no raise either.`,
        }),
      ],
    }),
  ],
}

export const PREEMPTS_AGAIN: Lesson = {
  title: t`Weak twos and preempts: once more`,
  about: t`The longer the suit, the higher you begin, and then you are silent.`,
  author: '',
  boards: [
    dealt(775, {
      calls: '3S P P P',
      stops: [
        told(
          0,
          t`Six good cards and a weak hand open two, seven open three, eight open four. After that partner decides.`,
        ),
        callAsked(0, {
          right: ['3S', t`They must begin at the four level.`],
          wrong: [
            ['1S', t`That promises an opening hand, and leaves them room.`],
            ['2S', t`That shows six.`],
            ['P', t`Never pass a suit like this.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 7)}, ${suitIs(SOUTH, SPADES, 'KQJT932')}, and ${points(SOUTH, 9)}.`,
        }),
      ],
    }),
    dealt(806, {
      calls: 'P 4D P 5D P P P',
      stops: [
        callAsked(1, {
          right: ['4D'],
          wrong: [
            ['3D', t`That shows seven.`],
            ['P', says`You have only ${points(SOUTH, 6)}, but the diamonds take seven tricks.`],
          ],
          why: says`You have ${length(SOUTH, DIAMONDS, 8)}: one level higher than with seven.`,
        }),
      ],
    }),
    dealt(737, {
      calls: '2D P P P',
      stops: [
        callAsked(2, {
          comment: t`Partner opened 2D: six diamonds and a weak hand.`,
          right: ['P', t`The hand is partner’s.`],
          wrong: [
            ['2S', t`A new suit is strong and forces.`],
            ['2N', t`That asks for more, and wants a good hand.`],
          ],
          why: says`You have ${points(SOUTH, 7)} and ${length(SOUTH, DIAMONDS, 1)}: it will not get better.`,
        }),
      ],
    }),
  ],
}
