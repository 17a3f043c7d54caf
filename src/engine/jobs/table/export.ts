/** Writes boards in a format: the data of the dialog *Export boards*. */
import { type FileRecord, type WriterId, type WrittenFile, writerById } from '#formats/index.ts'
import { defineJob, type Job } from '../../job.ts'

export interface ExportInput {
  readonly records: readonly FileRecord[]
  readonly format: WriterId
}
export interface ExportProgress {
  /** Boards written so far. */
  readonly boards: number
  readonly total: number
}

/** @see ExportInput */
export const exportJob: Job<ExportInput, ExportProgress, WrittenFile> = function* ({
  records,
  format,
}) {
  const steps = writerById(format).write(records)
  let step = steps.next()
  while (!step.done) {
    yield { boards: step.value, total: records.length }
    step = steps.next()
  }
  return step.value
}

export const job = defineJob({ name: 'export', family: 'table', weight: 'quick', run: exportJob })
declare module '../../registry.ts' {
  interface JobsByName {
    export: typeof exportJob
  }
}
