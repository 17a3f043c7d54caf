/** What is written to be taken along: boards in a format, or what one seat knows at a step. */
import { reporting } from '#core/steps.ts'
import type { StepAsked } from '#explain/knowledge/step-data.ts'
import { type FileRecord, type WriterId, type WrittenFile, writerById } from '#formats/index.ts'
import { type AskedJob, defineJob } from '../../job.ts'
import { type StepInForms, stepInForms } from './step-data.ts'

export interface BoardsWritten {
  readonly ask: 'boards'
  readonly records: readonly FileRecord[]
  readonly format: WriterId
}
export interface ExportProgress {
  /** Boards written so far. */
  readonly boards: number
  readonly total: number
}

type Asked = BoardsWritten | ({ readonly ask: 'step' } & StepAsked)
interface Progresses {
  readonly boards: ExportProgress
  readonly step: never
}
interface Answers {
  readonly boards: WrittenFile
  readonly step: StepInForms
}

const exported: AskedJob<Asked, Progresses, Answers> = function* (asked) {
  if (asked.ask === 'step') return stepInForms(asked)
  const { records, format } = asked
  const total = records.length
  return yield* reporting(writerById(format).write(records), (boards) => ({ boards, total }))
}

export const job = defineJob({ name: 'export', family: 'table', weight: 'quick', run: exported })
declare module '../../registry.ts' {
  interface JobsByName {
    export: typeof exported
  }
}
