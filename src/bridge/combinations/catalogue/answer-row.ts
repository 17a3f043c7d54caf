/** A value known only between two bounds; goal 0 is the expected tricks, k at least k tricks. */
export type OpenValue = readonly [goal: number, low: number, high: number]

export interface AnswerRow {
  /** Its place in the list of normal forms. */
  readonly index: number
  /** The chances of at least 1, 2, … tricks; the lower bound where only an interval is known. */
  readonly atLeast: readonly number[]
  /** Expected tricks of the plan that is best for them. */
  readonly expected: number
  /**
   * For each target how much the best plan is worth more than the next one that is worth less; 0
   * when all undominated plans are worth the same, null when the plans could not all be found.
   */
  readonly gaps: readonly (number | null)[]
  /** The values that are intervals. */
  readonly bounds: readonly OpenValue[]
}
