/**
 * Our own strategy, to show that a new one is only a list of facts: five-card majors opened from 11
 * points, 1NT on 15 to 17 also with a five-card major, weak twos from 5, and a preference for spades
 * at every level, so that no hand is left without a call.
 */
import type { Strategy } from '#core/strategy.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { NAMES } from './names.ts'

export const MODERN: Strategy = {
  name: NAMES.modern,
  facts: [
    { kind: 'notrumpopen', level: 1, min: 15, max: 17 },
    { kind: 'notrumpopen', level: 2, min: 20, max: 21 },
    { kind: 'notrumpopen', level: 3, min: 25, max: 27 },
    { kind: 'notrumpmin', length: 2 },
    { kind: 'ntmaxmajor', length: 5 },
    { kind: 'open', level: 1, suit: SPADES, min: 11, max: 21, length: 5 },
    { kind: 'open', level: 1, suit: HEARTS, min: 11, max: 21, length: 5 },
    { kind: 'open', level: 1, suit: DIAMONDS, min: 12, max: 21, length: 3 },
    { kind: 'open', level: 1, suit: CLUBS, min: 12, max: 21, length: 3 },
    { kind: 'open', level: 2, suit: SPADES, min: 5, max: 10, length: 6 },
    { kind: 'open', level: 2, suit: HEARTS, min: 5, max: 10, length: 6 },
    { kind: 'open', level: 2, suit: DIAMONDS, min: 5, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: CLUBS, min: 22, max: 37, length: 0 },
    { kind: 'open', level: 3, suit: SPADES, min: 3, max: 10, length: 7 },
    { kind: 'open', level: 3, suit: HEARTS, min: 3, max: 10, length: 7 },
    { kind: 'open', level: 3, suit: DIAMONDS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: CLUBS, min: 5, max: 11, length: 7 },
    { kind: 'majorprefer', strain: SPADES, level: 1 },
    { kind: 'majorprefer', strain: SPADES, level: 2 },
    { kind: 'majorprefer', strain: SPADES, level: 3 },
    { kind: 'convention', strain: CLUBS, level: 2 },
    { kind: 'preempt', level: 3 },
  ],
  tieBreak: ['1N', 'longest-suit', 'lowest'],
}
