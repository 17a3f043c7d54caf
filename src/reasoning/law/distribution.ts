/** The distribution of a number of a closed hand: the values it can have, and the chance of each. */
import type { LawfulRange } from './changes.ts'

/** The range of a figure that is not known exactly. */
export interface Between {
  readonly least: number
  readonly most: number
}
/** A number from `lo` to `hi`, the least and the most that have any weight at all. */
export interface Distribution extends LawfulRange {
  /** Chance of lo, lo + 1, … hi; of intervals the lower ends. */
  readonly chances: readonly number[]
  /** The higher ends, where the figures are intervals. */
  readonly upTo?: readonly number[]
  /** Exact numerators over all layouts, in decimal, where every figure is a whole number without rounding. */
  readonly counts?: readonly string[]
}
