/** How a number of a closed hand is spread: the values it can have, and the chance of each. */
import type { LawfulRange } from './changes.ts'

/** Where a figure lies when it is not known exactly. */
export interface Between {
  readonly least: number
  readonly most: number
}
/** A number from `lo` to `hi`, the least and the most that have any weight at all. */
export interface Spread extends LawfulRange {
  /** Chance of lo, lo + 1, … hi; of intervals the lower ends. */
  readonly chances: readonly number[]
  /** The higher ends, where the figures are intervals. */
  readonly upTo?: readonly number[]
  /** Exact numerators over all layouts, in decimal, where every figure is a whole number without rounding. */
  readonly counts?: readonly string[]
}
