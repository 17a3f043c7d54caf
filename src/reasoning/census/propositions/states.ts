/**
 * Suit states as the claims can tell them apart: by points, ace, stopper, bad honours, tricks, part
 * of TOTALPTS and, where anybody asks, rebid and number of honours. Each stands for `ways` holdings.
 */
import {
  ACES,
  BAD_NOTRUMP,
  HONOUR_COUNT,
  REBIDDABLE,
  SAFE,
  TOTAL_POINTS_PART,
} from '#constraint/holding-features.ts'
import { PLAYING_TRICKS, type TrickReading } from '#constraint/playing-tricks.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { DIAMONDS, type Suit } from '#core/suit.ts'
import { byLength, mergeStates, type SuitState, suitStates } from '#counting/classes.ts'
import { HONOURS_FROM } from './compile.ts'

/** The states of one length, a table by state. */
export interface States {
  readonly count: number
  readonly ways: Float64Array
  readonly holding: readonly Holding[]
  /** Suit measures, `SUIT_WIDTH` a state, in the order of `SUIT_MEASURE_ORDER`. */
  readonly measures: Int32Array
  readonly total: Int32Array
  readonly tricks: Int32Array
  readonly honours: Int32Array
}

const at = (table: { readonly [i: number]: number }, h: number): number => table[h]!

/** Fewest honours first, then fewest points, so that the plainest holding stands for its state. */
const plainFirst = (a: SuitState, b: SuitState): number =>
  at(HONOUR_COUNT, a.holding) - at(HONOUR_COUNT, b.holding) ||
  at(HOLDING_HCP, a.holding) - at(HOLDING_HCP, b.holding) ||
  a.holding - b.holding

const measuresOf = (h: Holding, suit: Suit): readonly number[] => [
  at(HOLDING_HCP, h),
  at(HOLDING_LENGTH, h) < HONOURS_FROM[suit] ? 0 : at(HONOUR_COUNT, h),
  at(ACES, h),
  at(SAFE, h),
  at(BAD_NOTRUMP, h),
  // Nobody rebids diamonds.
  suit === DIAMONDS ? 0 : at(REBIDDABLE, h),
]

/** States of the suit by length, 0..13. */
export const statesByLength = (reading: TrickReading, suit: Suit): readonly States[] => {
  const tricks = PLAYING_TRICKS[reading]
  const merged = mergeStates([...suitStates()].sort(plainFirst), (h) =>
    [at(HOLDING_LENGTH, h), ...measuresOf(h, suit), at(tricks, h), at(TOTAL_POINTS_PART, h)].join(
      ' ',
    ),
  )
  return byLength(merged).map((list) => ({
    count: list.length,
    ways: Float64Array.from(list, (s) => s.ways),
    holding: list.map((s) => s.holding),
    measures: Int32Array.from(list.flatMap((s) => measuresOf(s.holding, suit))),
    total: Int32Array.from(list, (s) => at(TOTAL_POINTS_PART, s.holding)),
    tricks: Int32Array.from(list, (s) => at(tricks, s.holding)),
    honours: Int32Array.from(list, (s) => at(HONOUR_COUNT, s.holding)),
  }))
}
