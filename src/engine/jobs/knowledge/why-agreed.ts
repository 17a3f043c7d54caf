/**
 * The chain behind an agreed figure: the expected number by law alone, and what each call and card
 * made of it in turn. An act that does not move it is left out.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { usableInferences } from '#knowledge/answer/knowledge.ts'
import type { Inference } from '#knowledge/inference/inference.ts'
import { positionFromScratch } from '#knowledge/law/fold.ts'
import { shownBeliefs } from '#knowledge/posterior/beyond-count.ts'
import type { Shown } from '#knowledge/posterior/figures.ts'
import { lengthWeight, type Posterior, pointsWeight } from '#knowledge/posterior/posterior.ts'
import { livingActions } from '#knowledge/posterior/weighing.ts'
import type { Job } from '../../job.ts'
import { DRAWS } from './knowledge.ts'
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
  readonly mean: ToldMean | undefined
}
export interface WhyAgreed {
  /** The expected number by law alone. */
  readonly start: ToldMean
  readonly steps: readonly WhyAgreedStep[]
  /** Layouts drawn, where some step rests on them: its interval then holds nineteen times in twenty. */
  readonly drawn?: number
}

/** An expected number; of intervals the two ends of one that holds it. */
export interface ToldMean {
  readonly mean: number
  readonly upTo?: number
}

/** Expected numbers closer than this are one. */
const SAME = 5e-3

type Weights = (n: number) => number
const weightsOf = (p: Posterior, seat: Seat, what: Suit | 'hcp'): Weights =>
  what === 'hcp'
    ? (n) => pointsWeight(p, seat, n)
    : (n) => (n > 13 ? 0 : lengthWeight(p, seat, what, n))

const MOST_POINTS = 40
/** The mean of 0..40 so weighed; `undefined` where nothing has weight. */
function meanOf(weight: Weights): number | undefined {
  let sum = 0
  let total = 0
  for (let n = 0; n <= MOST_POINTS; n++) {
    sum += n * weight(n)
    total += weight(n)
  }
  return total === 0 ? undefined : sum / total
}
/**
 * The least and the most that the mean can be when each weight lies between two. It is least where
 * small numbers weigh as much as they can and great ones as little, from some number on.
 */
export function meansBetween(least: Weights, most: Weights): ToldMean | undefined {
  let low: number | undefined
  let high: number | undefined
  for (let from = 0; from <= MOST_POINTS + 1; from++) {
    const down = meanOf((n) => (n < from ? most(n) : least(n)))
    const up = meanOf((n) => (n < from ? least(n) : most(n)))
    if (down !== undefined) low = Math.min(low ?? down, down)
    if (up !== undefined) high = Math.max(high ?? up, up)
  }
  return low === undefined || high === undefined ? undefined : { mean: low, upTo: high }
}
/** Standard errors to either side of a mean: nineteen such intervals in twenty hold it. */
const ERRORS = 1.96
/** The mean of a sample with its interval. */
export function meanDrawn(weight: Weights, independent: number): ToldMean | undefined {
  const mean = meanOf(weight)
  const squares = meanOf((n) => n * weight(n)) ?? 0
  if (mean === undefined) return undefined
  // By weight n the mean of n is the mean of its square over the mean.
  const error = ERRORS * Math.sqrt(Math.max(0, squares * mean - mean * mean) / independent)
  return { mean: Math.max(0, mean - error), upTo: mean + error }
}
function expectedOf(weighed: Shown, seat: Seat, what: Suit | 'hcp'): ToldMean | undefined {
  if (weighed.kind === 'between')
    return meansBetween(weightsOf(weighed.least, seat, what), weightsOf(weighed.most, seat, what))
  const weights = weightsOf(weighed.posterior, seat, what)
  if (weighed.kind === 'drawn') return meanDrawn(weights, weighed.independent)
  const mean = meanOf(weights)
  return mean === undefined ? undefined : { mean }
}
const isSame = (a: ToldMean | undefined, b: ToldMean | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : Math.abs(a.mean - b.mean) <= SAME && Math.abs((a.upTo ?? a.mean) - (b.upTo ?? b.mean)) <= SAME

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
  const acts = usableInferences(view, agreementsOf(input)).filter(
    (one) => livingActions(position, [one.action]).length > 0,
  )
  const counted: Inference[] = []
  let done = 0
  let drawn = 0
  function* next(): Generator<WhyAgreedProgress, ToldMean | undefined, void> {
    const actions = livingActions(
      position,
      counted.map((one) => one.action),
    )
    const steps = shownBeliefs(position, actions, [], { draws: DRAWS })
    for (;;) {
      const step = steps.next()
      if (step.done === true) {
        const { weighed } = step.value.beliefs
        if (weighed.kind === 'drawn') drawn = Math.max(drawn, weighed.posterior.total)
        return expectedOf(weighed, seat, what)
      }
      yield { done, total: acts.length }
    }
  }
  const start = (yield* next()) ?? { mean: 0 }
  let now: ToldMean | undefined = start
  const steps: WhyAgreedStep[] = []
  for (const one of acts) {
    counted.push(one)
    done += 1
    yield { done, total: acts.length }
    const mean = yield* next()
    if (!isSame(mean, now))
      steps.push({
        id: one.id,
        seat: one.seat,
        act: actOf(one.because, view),
        rule: one.because.rule,
        mean,
      })
    now = mean
  }
  return ok({ start, steps, ...(drawn > 0 ? { drawn } : {}) })
}
