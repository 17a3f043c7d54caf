/**
 * Precision: the facts of East 2006, section 5.2, as printed. They differ from the paper's own prose
 * (section 4) in the points of 1♣, 1♦, 2♣ and the one-level majors; its results follow the facts.
 */
import type { Strategy } from '#core/strategy.ts'
import { DEFAULT_TIE_BREAK } from '#core/strategy.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { NAMES } from './names.ts'

export const PRECISION: Strategy = {
  name: NAMES.precision,
  facts: [
    { kind: 'notrumpopen', level: 1, min: 12, max: 14 },
    { kind: 'notrumpopen', level: 2, min: 21, max: 22 },
    { kind: 'notrumpopen', level: 3, min: 25, max: 27 },
    { kind: 'notrumpopen', level: 4, min: 27, max: 29 },
    { kind: 'notrumpmin', length: 1 },
    { kind: 'ntmaxmajor', length: 5 },
    { kind: 'open', level: 1, suit: SPADES, min: 12, max: 17, length: 5 },
    { kind: 'open', level: 1, suit: HEARTS, min: 12, max: 17, length: 5 },
    { kind: 'open', level: 1, suit: DIAMONDS, min: 11, max: 17, length: 2 },
    { kind: 'open', level: 1, suit: CLUBS, min: 18, max: 37, length: 0 },
    { kind: 'open', level: 2, suit: SPADES, min: 8, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: HEARTS, min: 8, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: DIAMONDS, min: 8, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: CLUBS, min: 11, max: 15, length: 6 },
    { kind: 'open', level: 3, suit: SPADES, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: HEARTS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: DIAMONDS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: CLUBS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 4, suit: SPADES, min: 11, max: 15, length: 8 },
    { kind: 'open', level: 4, suit: HEARTS, min: 11, max: 15, length: 8 },
    { kind: 'open', level: 4, suit: DIAMONDS, min: 11, max: 15, length: 8 },
    { kind: 'open', level: 4, suit: CLUBS, min: 11, max: 15, length: 8 },
    { kind: 'convention', strain: CLUBS, level: 1 },
    { kind: 'majorprefer', strain: SPADES, level: 1 },
    { kind: 'preempt', level: 4 },
  ],
  tieBreak: DEFAULT_TIE_BREAK,
}
