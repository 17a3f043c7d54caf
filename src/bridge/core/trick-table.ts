/** The twenty results of a deal: what each seat takes as declarer in each strain with all cards in view. */
import type { Seat } from './seat.ts'
import type { Strain } from './suit.ts'

/** Tricks 0..13 by strain (clubs first, notrump last), then by declarer (North first). */
export type TrickTable = readonly (readonly number[])[]

export const tableTricks = (table: TrickTable, strain: Strain, declarer: Seat): number =>
  table[strain]![declarer]!

/** What every contract makes, and par where it is known. */
export interface Makeable {
  readonly table: TrickTable
  /** Par, in points for North–South. */
  readonly par?: number
}
