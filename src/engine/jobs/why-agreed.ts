/**
 * The chain behind an agreed figure: the expected number by law alone, and what each call and card
 * made of it in turn. An act that does not move it is left out.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { positionFromScratch } from '#knowledge/fold.ts'
import type { Inference } from '#knowledge/inference.ts'
import { facedFor } from '#knowledge/knowledge.ts'
import { lengthWeight, type Posterior, pointsWeight } from '#knowledge/posterior.ts'
import { inferencesOf } from '#knowledge/sources/index.ts'
import { livingActions, type Weighed, weigh } from '#knowledge/weighing.ts'
import type { Job } from '../job.ts'
import type { ToldAct } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { actOf } from './knowledge-told.ts'

export interface WhyAgreedInput extends KnowledgeInput {
  /** The closed hand and the number of it. */
  readonly seat: Seat
  readonly what: Suit | 'hcp'
}
export interface WhyAgreedProgress {
  /** Acts weighed. */
  readonly done: number
  readonly total: number
}
export interface WhyAgreedStep {
  readonly id: string
  readonly seat: Seat
  readonly act: ToldAct
  /** Name of the agreement. */
  readonly rule: string
  /** The expected number once this act counts too; `undefined` when nothing has weight any more. */
  readonly mean: number | undefined
}
export interface WhyAgreed {
  /** The expected number by law alone. */
  readonly start: number
  readonly steps: readonly WhyAgreedStep[]
}

/** Expected numbers closer than this are one. */
const SAME = 5e-3

function meanOf(p: Posterior, seat: Seat, what: Suit | 'hcp'): number | undefined {
  if (p.total === 0) return undefined
  let sum = 0
  for (let n = 1; n <= 40; n++)
    sum +=
      n * (what === 'hcp' ? pointsWeight(p, seat, n) : n > 13 ? 0 : lengthWeight(p, seat, what, n))
  return sum / p.total
}
/** Between bounds the middle of the two. */
function expectedOf(weighed: Weighed, seat: Seat, what: Suit | 'hcp'): number | undefined {
  if (weighed.kind === 'exact') return meanOf(weighed.posterior, seat, what)
  const least = meanOf(weighed.least, seat, what)
  const most = meanOf(weighed.most, seat, what)
  return least === undefined || most === undefined ? (least ?? most) : (least + most) / 2
}

/** @see WhyAgreedInput */
export const whyAgreed: Job<
  WhyAgreedInput,
  WhyAgreedProgress,
  Result<WhyAgreed, Problem>
> = function* (input) {
  const { view, seat, what } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const faced = facedFor(view, position)
  const acts = inferencesOf(view, agreementsOf(input)).filter(
    (one) => livingActions([one.action], faced).length > 0,
  )
  const counted: Inference[] = []
  let done = 0
  function* next(): Generator<WhyAgreedProgress, number | undefined, void> {
    const actions = livingActions(
      counted.map((one) => one.action),
      faced,
    )
    const steps = weigh(position, actions, faced)
    for (;;) {
      const step = steps.next()
      if (step.done === true) return expectedOf(step.value, seat, what)
      yield { done, total: acts.length }
    }
  }
  const start = (yield* next()) ?? 0
  let now: number | undefined = start
  const steps: WhyAgreedStep[] = []
  for (const one of acts) {
    counted.push(one)
    done += 1
    yield { done, total: acts.length }
    const mean = yield* next()
    const moved =
      mean === undefined || now === undefined ? mean !== now : Math.abs(mean - now) > SAME
    if (moved)
      steps.push({
        id: one.id,
        seat: one.seat,
        act: actOf(one.because, view),
        rule: one.because.rule,
        mean,
      })
    now = mean
  }
  return ok({ start, steps })
}
