/**
 * What the observer knows of the hidden hands at one moment, with what the agreements add: ranges
 * and chances, each inference with its status, the odd ones out. The law alone, for every moment of
 * a line at once, is the job `hidden-hands`; this one follows it.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import { positionFromScratch } from '#knowledge/fold.ts'
import type { Inference } from '#knowledge/inference.ts'
import {
  type KnowledgeOptions,
  knowledgeOf,
  type KnowledgeProgress as Stage,
} from '#knowledge/knowledge.ts'
import type { Position } from '#knowledge/position.ts'
import { asksWholeHands } from '#knowledge/predicate.ts'
import { inferencesOf } from '#knowledge/sources/index.ts'
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

/**
 * Of three closed hands the layouts are many: the shapes are shares of fewer samples, and where whole
 * hands must be walked for what calls say of honours, readings go without chances of their own.
 */
const optionsFor = (
  { seats }: Position,
  inferences: readonly Inference[],
): Pick<KnowledgeOptions, 'figuresOnly' | 'samples'> =>
  seats.length < 3
    ? {}
    : {
        samples: 4000,
        figuresOnly: inferences.some(({ readings }) =>
          readings.some(({ says }) => asksWholeHands(says)),
        ),
      }

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
  const steps = knowledgeOf(view, agreements, {
    lawOnly,
    ...optionsFor(position.value, inferencesOf(view, agreements)),
  })
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
