/**
 * The chain behind “80 %: this was the odd one”: the price of each act, kept or off, the layouts in
 * which they went so, the product, and its share of what all ways together weigh.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { livingOf, usableInferences } from '#knowledge/answer/knowledge.ts'
import type { NamedAction } from '#knowledge/inference/conflict.ts'
import type { Inference } from '#knowledge/inference/inference.ts'
import { patternParts } from '#knowledge/inference/pattern-parts.ts'
import { positionFromScratch } from '#knowledge/law/fold.ts'
import { totalWeight } from '#knowledge/posterior/weighing.ts'
import type { Action } from '#knowledge/predicates/action.ts'
import type { Job } from '../../job.ts'
import type { ToldAct } from './knowledge-answer.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { actOf } from './knowledge-told.ts'

export interface WhyPatternInput extends KnowledgeInput {
  /** Ids of the inferences that were off, as the job `knowledge` tells them. */
  readonly off: readonly string[]
}
export interface WhyPatternProgress {
  readonly share: number
}
/** An act that may have been off. */
export interface WhyPatternAct {
  readonly id: string
  readonly seat: Seat
  readonly act: ToldAct
  readonly off: boolean
}
/** One way for all these acts; numbers in decimal. */
export interface WhyPatternPart {
  /** The weight of each act, in their order. */
  readonly weights: readonly number[]
  /** The weights multiplied. */
  readonly price: string
  /** Layouts in which the acts went so. */
  readonly layouts: string
  /** The same, each as often as signals and other cards weigh it, where there are such. */
  readonly weighed?: string
  /** The price times the layouts, weighed where they are. */
  readonly product: string
}
export interface WhyPattern {
  readonly acts: readonly WhyPatternAct[]
  readonly parts: readonly WhyPatternPart[]
  /** The products added up, what all ways together weigh, and the difference. */
  readonly sum: string
  readonly total: string
  readonly others: string
  readonly chance: number
  /** True where the numbers are good to fourteen digits only. */
  readonly rounded: boolean
}

const weightsOf = ({ terms, otherwise }: Action): readonly number[] => [
  ...terms.map(({ weight }) => weight),
  otherwise,
]
/** The action with the weights that were agreed, and what these have in common. */
function unreduced(
  { id, action, principal }: NamedAction,
  inferences: readonly Inference[],
): { readonly named: NamedAction; readonly scale: bigint } {
  const agreed = inferences.find((one) => one.id === id)?.action ?? action
  if (!principal) return { named: { id, action, principal }, scale: 1n }
  const whole: Action = {
    ...action,
    terms: action.terms.map((term, i) => ({ ...term, weight: agreed.terms[i]?.weight ?? 0 })),
    otherwise: agreed.otherwise,
  }
  const [of, by] = [weightsOf(whole), weightsOf(action)]
  const at = by.findIndex((weight) => weight > 0)
  return {
    named: { id, action: whole, principal },
    scale: at < 0 ? 1n : BigInt(of[at] ?? 1) / BigInt(by[at] ?? 1),
  }
}

/** Refuses what cannot be counted exactly. @see WhyPatternInput */
export const whyPattern: Job<
  WhyPatternInput,
  WhyPatternProgress,
  Result<WhyPattern, Problem>
> = function* (input) {
  const { view, off } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const inferences = usableInferences(view, agreementsOf(input))
  const living = livingOf(position, inferences)
  const whole = living.map((one) => unreduced(one, inferences))
  const named = whole.map((one) => one.named)
  const scale = whole.reduce((product, one) => product * one.scale, 1n)
  const weighing = totalWeight(
    position,
    living.map(({ action }) => action),
  )
  let step = weighing.next()
  while (step.done !== true) {
    yield { share: step.value / 2 }
    step = weighing.next()
  }
  const taking = patternParts(position, named, off)
  let part = taking.next()
  while (part.done !== true) {
    yield { share: 0.5 + part.value / 2 }
    part = taking.next()
  }
  if (step.value === undefined || step.value === 0 || part.value === undefined)
    return problem('pattern/uncounted', 'The ways cannot be counted exactly here.')
  const total = BigInt(Math.round(step.value)) * scale
  const others = named.some(({ principal }) => !principal)
  const parts = part.value.parts.map(({ weights, layouts, weighed }) => {
    const price = weights.reduce((product, weight) => product * BigInt(weight), 1n)
    return { weights, price, layouts, weighed, product: price * weighed }
  })
  const sum = parts.reduce((all, { product }) => all + product, 0n)
  const acts = new Map(inferences.map((one) => [one.id, one]))
  return ok({
    acts: named.flatMap(({ id, principal }): readonly WhyPatternAct[] => {
      const one = acts.get(id)
      return !principal || one === undefined
        ? []
        : [{ id, seat: one.seat, act: actOf(one.because, view), off: off.includes(id) }]
    }),
    parts: parts.map(({ weights, price, layouts, weighed, product }) => ({
      weights,
      price: String(price),
      layouts: String(layouts),
      ...(others ? { weighed: String(weighed) } : {}),
      product: String(product),
    })),
    sum: String(sum),
    total: String(total),
    others: String(total > sum ? total - sum : 0n),
    chance: Number(sum) / Number(total),
    rounded: !part.value.exact || !Number.isSafeInteger(step.value),
  })
}
