/** What the parts of a search share: the work they may do, and fronts of positions. */
import type { VectorList } from './vectors.ts'

/** How much may be done; `spent` counts words combined (some two million are done in a millisecond). */
export interface Work {
  spent: number
  limit: number
  /** Looked at now and then; true stops the search. */
  late: (() => boolean) | undefined
}

/** Whether the work has run out, looking at the clock only now and then. */
export function workIsOut(work: Work, before: number): boolean {
  if (work.spent > work.limit) return true
  if (work.late === undefined || before >> 13 === work.spent >> 13) return false
  return work.late()
}

export interface Fronts {
  /** The front of a position, or `undefined` when the work ran out. */
  of(id: number, need: number): VectorList | undefined
}
