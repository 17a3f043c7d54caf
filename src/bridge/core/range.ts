/** Least and greatest value of a number, both included. */
export interface Range {
  readonly min: number
  readonly max: number
}
