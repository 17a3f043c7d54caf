/** Reads a text or file of boards, in whatever format it is: the data of the dialog *Import boards*. */
import type { Problem } from '#core/result.ts'
import {
  type FileRecord,
  type FormatId,
  type ReadProgress,
  readBytes,
  readText,
  whyTooLarge,
} from '#formats/index.ts'
import type { Job } from '../job.ts'

export interface ImportInput {
  /** The file's name, when it has one: its end helps where the text does not tell the format. */
  readonly name?: string
  /** Either a text that was pasted … */
  readonly text?: string
  /** … or the bytes of a file. */
  readonly bytes?: Uint8Array
}
export interface ImportProgress {
  readonly bytesRead: number
  readonly total: number
  /** Boards found so far. */
  readonly boards: number
}
export interface ImportOutput {
  /** What it was read as; `undefined` when it could not be read at all (the one problem says why). */
  readonly format: FormatId | undefined
  readonly boards: readonly FileRecord[]
  readonly problems: readonly Problem[]
  /** Problems in all, also those beyond the list's end. */
  readonly problemCount: number
  readonly remarks: readonly Problem[]
}

const refused = (why: Problem): ImportOutput => ({
  format: undefined,
  boards: [],
  problems: [why],
  problemCount: 1,
  remarks: [],
})

/** @see ImportInput */
export const importJob: Job<ImportInput, ImportProgress, ImportOutput> = function* ({
  name,
  text,
  bytes,
}) {
  const total = bytes?.length ?? text?.length ?? 0
  const large = whyTooLarge(total)
  if (large) return refused(large)
  const steps = bytes === undefined ? readText(text ?? '', name) : readBytes(bytes, name)
  let step = steps.next()
  while (!step.done) {
    yield progressOf(step.value, total)
    step = steps.next()
  }
  if (!step.value.ok) return refused(step.value.error)
  const { format, boards, problems, problemCount, remarks } = step.value.value
  return { format, boards, problems, problemCount, remarks }
}

/** A reader counts characters; a file is counted in bytes. */
const progressOf = (
  { done, total: length, boards }: ReadProgress,
  total: number,
): ImportProgress => ({
  bytesRead: length === 0 ? 0 : Math.round((done / length) * total),
  total,
  boards,
})
