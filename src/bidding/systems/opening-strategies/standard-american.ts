/** Standard American: the facts of East 2006, section 5.2, as printed. */
import type { Strategy } from '#core/strategy.ts'
import { DEFAULT_TIE_BREAK } from '#core/strategy.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { NAMES } from './names.ts'

export const STANDARD_AMERICAN: Strategy = {
  name: NAMES.standard,
  facts: [
    { kind: 'notrumpopen', level: 1, min: 15, max: 17 },
    { kind: 'notrumpopen', level: 2, min: 20, max: 21 },
    { kind: 'notrumpopen', level: 3, min: 26, max: 27 },
    { kind: 'notrumpmin', length: 2 },
    { kind: 'ntmaxmajor', length: 4 },
    { kind: 'open', level: 1, suit: SPADES, min: 12, max: 21, length: 5 },
    { kind: 'open', level: 1, suit: HEARTS, min: 12, max: 21, length: 5 },
    { kind: 'open', level: 1, suit: DIAMONDS, min: 12, max: 21, length: 3 },
    { kind: 'open', level: 1, suit: CLUBS, min: 12, max: 21, length: 3 },
    { kind: 'open', level: 2, suit: SPADES, min: 6, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: HEARTS, min: 6, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: DIAMONDS, min: 6, max: 11, length: 6 },
    { kind: 'open', level: 2, suit: CLUBS, min: 22, max: 37, length: 0 },
    { kind: 'open', level: 3, suit: SPADES, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: HEARTS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: DIAMONDS, min: 3, max: 11, length: 7 },
    { kind: 'open', level: 3, suit: CLUBS, min: 8, max: 11, length: 6 },
    { kind: 'majorprefer', strain: HEARTS, level: 1 },
    { kind: 'convention', strain: CLUBS, level: 2 },
    { kind: 'preempt', level: 3 },
  ],
  tieBreak: DEFAULT_TIE_BREAK,
}
