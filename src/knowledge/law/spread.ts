/** How a number is spread: the chance of each value, 0..1, and how sure that chance is. */

/** Where a figure lies when it is not known exactly. */
export interface Between {
  readonly least: number
  readonly most: number
}
/** A distribution over the whole numbers from `from` on. */
export interface Spread {
  readonly from: number
  readonly chances: readonly number[]
  /** Exact numerators over `total`, in decimal, where every figure is a whole number without rounding. */
  readonly counts?: readonly string[]
  /** Present where honour-level meanings of several hands meet: the chance lies between these. */
  readonly between?: readonly Between[]
}
