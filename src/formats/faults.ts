/** Collects the faults of a text with their places, and stops a rubbish file from filling the memory. */
import type { Problem } from '#core/result.ts'
import type { Places } from './places.ts'

/** At most so many problems, and as many remarks, are kept of one file. */
export const MAX_PROBLEMS = 1000

export interface Faults {
  /** Notes a problem at an offset of the text. */
  readonly problem: (offset: number, code: string, message: string) => void
  /** Notes something that is taken leniently. */
  readonly remark: (offset: number, code: string, message: string) => void
  readonly problems: () => readonly Problem[]
  readonly remarks: () => readonly Problem[]
  readonly count: () => number
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)

export function collectFaults(places: Places): Faults {
  const problems: Problem[] = []
  const remarks: Problem[] = []
  let count = 0
  return {
    problem(offset, code, message) {
      count += 1
      if (problems.length < MAX_PROBLEMS) problems.push({ code, message, ...places.at(offset) })
    },
    remark(offset, code, message) {
      if (remarks.length < MAX_PROBLEMS) remarks.push({ code, message, ...places.at(offset) })
    },
    problems: () => problems.toSorted(byPlace),
    remarks: () => remarks.toSorted(byPlace),
    count: () => count,
  }
}
