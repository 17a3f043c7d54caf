/** What one seat knows at a step, for other programs and for a notebook. */
import { type StepAsked, stepData } from '#explain/knowledge/step-data.ts'
import { stepText } from '#explain/knowledge/step-text.ts'

export interface StepInForms {
  /** JSON by the schema of the step. */
  readonly json: string
  readonly text: string
}
const INDENT = 2

export function stepInForms(asked: StepAsked): StepInForms {
  const step = stepData(asked)
  return { json: `${JSON.stringify(step, undefined, INDENT)}\n`, text: stepText(step) }
}
