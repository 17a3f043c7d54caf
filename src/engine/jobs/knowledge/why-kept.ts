/** What agreements leave of the layouts: how many keep to each call and card as agreed, and to all before it. */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { livingOf, usableInferences } from '#knowledge/answer/knowledge.ts'
import { keptCounts } from '#knowledge/inference/pattern-parts.ts'
import { positionFromScratch } from '#knowledge/law/fold.ts'
import type { Job } from '../../job.ts'
import type { ToldAct } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { actOf } from './knowledge-told.ts'

export interface WhyKeptProgress {
  /** Acts counted. */
  readonly done: number
  readonly total: number
}
export interface WhyKeptStep {
  readonly id: string
  readonly seat: Seat
  readonly act: ToldAct
  /** Layouts that keep to this act and to those before it, in decimal. */
  readonly kept: string
  /** The higher end, where only bounds can be had. */
  readonly upTo?: string
  /** True where the count is good to fourteen digits only. */
  readonly rounded?: boolean
}
export interface WhyKept {
  /** In order, up to the first act that leaves none. */
  readonly steps: readonly WhyKeptStep[]
}

const decimal = (n: number): string => String(BigInt(Math.round(n)))

/** @see KnowledgeInput */
export const whyKept: Job<KnowledgeInput, WhyKeptProgress, Result<WhyKept, Problem>> = function* (
  input,
) {
  const { view } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const inferences = input.lawOnly === true ? [] : usableInferences(view, agreementsOf(input))
  const living = livingOf(from.value, inferences)
  const counting = keptCounts(
    from.value,
    living.map(({ action }) => action),
  )
  let step = counting.next()
  while (step.done !== true) {
    yield { done: step.value, total: living.length }
    step = counting.next()
  }
  const acts = new Map(inferences.map((one) => [one.id, one]))
  return ok({
    steps: step.value.flatMap(({ least, most }, i): readonly WhyKeptStep[] => {
      const one = acts.get(living[i]?.id ?? '')
      if (one === undefined) return []
      const act = { id: one.id, seat: one.seat, act: actOf(one.because, view) }
      const rounded = Number.isSafeInteger(Math.round(most)) ? {} : { rounded: true }
      return [
        least === most
          ? { ...act, kept: decimal(most), ...rounded }
          : { ...act, kept: decimal(least), upTo: decimal(most), ...rounded },
      ]
    }),
  })
}
