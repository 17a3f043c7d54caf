/**
 * What the observer knows of the hidden hands at one moment, with what the agreements add: ranges
 * and chances, each inference with its status, the odd ones out. The law alone, for every moment of
 * a line at once, is the job `hidden-hands`; this one follows it.
 */
import { type Ok, ok, type Problem, type Result } from '#core/result.ts'
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
import { MOST_SHAPES, toldOf } from './knowledge-told.ts'

export interface KnowledgeProgress {
  /** Of the work under way, 0..1. */
  readonly share: number
  /** Intervals that hold the exact figures, while these are being counted. */
  readonly told?: Told
}

/** Where each stage begins, and how much of the whole it is; told by what took longest in trials. */
const STAGES = {
  figures: { from: 0, of: 0.5 },
  inferences: { from: 0.5, of: 0.35 },
  conflict: { from: 0.85, of: 0.15 },
} as const satisfies Readonly<
  Record<Stage['stage'], { readonly from: number; readonly of: number }>
>

/** Likely shapes of three closed hands are found by so many samples. */
const SAMPLES = 4000

/**
 * Whether the whole hands of one of three must be walked for what its calls say of honours: exact, but
 * slow. Of several such hands only intervals can be had, so that nothing better follows.
 */
function isSlow({ seats }: Position, inferences: readonly Inference[]): boolean {
  const asked = inferences.filter(({ readings }) =>
    readings.some(({ says }) => asksWholeHands(says)),
  )
  return seats.length > 2 && new Set(asked.map(({ seat }) => seat)).size === 1
}

/**
 * Where the exact figures are slow, intervals that hold them come first, as progress.
 * @see KnowledgeInput
 */
export const knowledgeJob: Job<
  KnowledgeInput,
  KnowledgeProgress,
  Result<Told, Problem>
> = function* (input) {
  const { view, lawOnly = false } = input
  const position = positionFromScratch(view, view.cards.length)
  if (!position.ok) return position
  const agreements = agreementsOf(input)
  const slow = isSlow(position.value, inferencesOf(view, agreements))
  let told: Told | undefined
  let share = 0
  function* answer(options: KnowledgeOptions): Generator<KnowledgeProgress, Result<Told, Problem>> {
    const steps = knowledgeOf(view, agreements, { lawOnly, shapes: MOST_SHAPES, ...options })
    for (;;) {
      const step = steps.next()
      if (step.done === true)
        return step.value.ok
          ? ok(
              toldOf(step.value.value, view, (position as Ok<Position>).value, agreements.meanings),
            )
          : step.value
      const { from, of } = STAGES[step.value.stage]
      share = Math.max(share, from + of * step.value.done)
      yield told === undefined ? { share } : { share, told }
    }
  }
  if (!slow) return yield* answer(position.value.seats.length > 2 ? { samples: SAMPLES } : {})
  const first = yield* answer({ quick: true, figuresOnly: true })
  if (!first.ok) return first
  told = first.value
  share = 0
  yield { share, told }
  const exact = yield* answer({ samples: SAMPLES, figuresOnly: true })
  return exact
}
