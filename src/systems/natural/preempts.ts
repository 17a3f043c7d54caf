/** Preemptive openings: the longer the suit, the higher; sound in the first two seats. */

import { cards, hand, inSuit, length, no, points, some, suit, suitAny } from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { suitAtLeast } from '#constraint/constraint.ts'
import type { Style } from './style.ts'

/** Two of the three top honours, or three of the five. */
const GOOD_SUIT = suitAny(suitAtLeast('tops', 2), suitAtLeast('honours', 3))
const NO_VOID = no(some('all', cards(0, 0)))

/** Weak twos and higher preempts, for openings in the first three seats. */
export const preempts = ({ source, weakTwo, preempt }: Style): readonly RuleDraft[] =>
  given(
    { role: 'opening', not: { position: 4 } },
    ...marked(
      { source: source('Preemptive openings') },
      rule({
        name: 'opening/4-preempt',
        call: '4x',
        shows: hand(points(...preempt), length('x', 8), inSuit('x', 'honours', 2)),
        forEach: { among: 'all' },
        is: 'preempt',
        says: 'Eight {x} and no more than 10 points: open as high as the suit stands.',
      }),
      rule({
        name: 'opening/3-preempt',
        when: { position: [1, 2] },
        call: '3x',
        shows: hand(points(...preempt), length('x', 7, 7), inSuit('x', 'tops', 2)),
        forEach: { among: 'all' },
        is: 'preempt',
        says: 'Seven {x} with two of the top three honours and a weak hand: take their room.',
      }),
      rule({
        name: 'opening/3-preempt third',
        when: { position: 3 },
        call: '3x',
        shows: hand(points(...preempt), length('x', 7, 7), inSuit('x', 'honours', 2)),
        forEach: { among: 'all' },
        is: 'preempt',
        says: 'Seven {x} and partner has passed: preempt more freely in third seat.',
      }),
      rule({
        name: 'opening/3C-preempt six',
        call: '3C',
        shows: hand(points(...preempt), length('C', 6, 6), inSuit('C', 'tops', 3), NO_VOID),
        is: 'preempt',
        says: 'Six solid clubs: two clubs would be strong, so open three.',
      }),
      rule({
        name: 'opening/weak-two',
        call: '2x',
        shows: hand(
          points(weakTwo[0], weakTwo[1] - 1),
          length('x', 6, 6),
          suit('x', GOOD_SUIT),
          NO_VOID,
          no(some(['majors', 'others'], cards(4))),
        ),
        forEach: { among: '=SHD' },
        is: 'weak-two',
        says: 'Six good {x}, 5–10 points and no four-card major beside them: a weak two.',
      }),
    ),
  )
