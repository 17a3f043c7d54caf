/**
 * Collects what is wrong in a text, each thing with its place: what was lost, and what was read
 * leniently and is all there. Stops a rubbish file from filling the memory.
 */
import { MAX_BOARDS, tooManyBoards } from '#core/file-limits.ts'
import type { Problem } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { FileContent, FileRecord, Lost } from './format.ts'
import type { TextPlaces } from './places.ts'

/** At most this many problems, and as many remarks, are kept for one file. */
export const MAX_PROBLEMS = 1000

export interface Faults {
  /** Notes something of the text that could not be taken, at an offset of the text. */
  readonly problem: (offset: number, code: string, message: string) => void
  /** Notes something that is taken leniently; nothing is lost by it. */
  readonly remark: (offset: number, code: string, message: string) => void
  /** Counts boards, calls or cards that were written in the text and are not in what is read. */
  readonly lose: (what: keyof Lost, count: number) => void
  /**
   * True when one more board may be read after `boards` of them; otherwise reports at `offset` that
   * reading ends there.
   */
  readonly hasRoom: (boards: number, offset: number) => boolean
  readonly problems: () => readonly Problem[]
  readonly remarks: () => readonly Problem[]
  /** The boards of a text with all that was noted of it. */
  readonly content: (boards: readonly FileRecord[]) => FileContent
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)

export function collectFaults(places: TextPlaces): Faults {
  const problems: Problem[] = []
  const remarks: Problem[] = []
  const lost = { boards: 0, calls: 0, cards: 0 }
  let problemCount = 0
  let remarkCount = 0
  const faults: Faults = {
    problem(offset, code, message) {
      problemCount += 1
      if (problems.length < MAX_PROBLEMS) problems.push({ code, message, ...places.at(offset) })
    },
    remark(offset, code, message) {
      remarkCount += 1
      if (remarks.length < MAX_PROBLEMS) remarks.push({ code, message, ...places.at(offset) })
    },
    lose(what, count) {
      lost[what] += count
    },
    hasRoom(boards, offset) {
      if (boards < MAX_BOARDS) return true
      faults.problem(
        offset,
        'file/too-many-boards',
        tooManyBoards(t`split the file for the others.`),
      )
      return false
    },
    problems: () => problems.toSorted(byPlace),
    remarks: () => remarks.toSorted(byPlace),
    content: (boards) => ({
      boards,
      problems: faults.problems(),
      problemCount,
      remarks: faults.remarks(),
      remarkCount,
      lost: { ...lost },
    }),
  }
  return faults
}
