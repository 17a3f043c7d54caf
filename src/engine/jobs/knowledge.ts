/**
 * What the observer knows of the hidden hands at one moment, with what the agreements add: ranges
 * and chances, each inference with its status, the odd ones out. The law alone, for every moment of
 * a line at once, is the job `hidden-hands`; this one follows it.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import { positionFromScratch } from '#knowledge/fold.ts'
import { knowledgeOf, type KnowledgeProgress as Stage } from '#knowledge/knowledge.ts'
import type { Job } from '../job.ts'
import type { Told } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { toldOf } from './knowledge-told.ts'

export interface KnowledgeProgress {
  /** Of the whole, 0..1; never falls. */
  readonly share: number
}

/** Where each stage begins, and how much of the whole it is; told by what took longest in trials. */
const STAGES = {
  figures: { from: 0, of: 0.5 },
  inferences: { from: 0.5, of: 0.35 },
  conflict: { from: 0.85, of: 0.15 },
} as const satisfies Readonly<
  Record<Stage['stage'], { readonly from: number; readonly of: number }>
>

/** @see KnowledgeInput */
export const knowledgeJob: Job<
  KnowledgeInput,
  KnowledgeProgress,
  Result<Told, Problem>
> = function* (input) {
  const { view, lawOnly = false } = input
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const agreements = agreementsOf(input)
  const steps = knowledgeOf(view, agreements, { lawOnly })
  let share = 0
  for (;;) {
    const step = steps.next()
    if (step.done === true)
      return step.value.ok
        ? ok(toldOf(step.value.value, view, position.value, agreements.meanings))
        : step.value
    const { from, of } = STAGES[step.value.stage]
    share = Math.max(share, from + of * step.value.done)
    yield { share }
  }
}
