/** What one seat knows at a step, for other programs and for a notebook. */
import { type StepAsked, stepData } from '#explain/knowledge/step-data.ts'
import { stepText } from '#explain/knowledge/step-text.ts'
import { defineJob, inOneStep, type Job } from '../../job.ts'

export interface StepInForms {
  /** JSON by the schema of the step. */
  readonly json: string
  readonly text: string
}
const INDENT = 2

/** @see StepAsked */
export const stepDataJob: Job<StepAsked, never, StepInForms> = inOneStep((asked) => {
  const step = stepData(asked)
  return { json: `${JSON.stringify(step, undefined, INDENT)}\n`, text: stepText(step) }
})

export const job = defineJob({
  name: 'step-data',
  family: 'table',
  weight: 'quick',
  run: stepDataJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'step-data': typeof stepDataJob
  }
}
