/**
 * What a violation pattern weighs, taken apart: for each way its acts may have gone, the price of the
 * way and the layouts in which they went so. The products add up to the weight of the pattern.
 */
import { reporting } from '#core/steps.ts'
import type { Position } from '../law/position.ts'
import { totalWeight, weigh } from '../posterior/weighing.ts'
import { agreedOnly, isAgreed, type Likelihood } from '../predicates/likelihood.ts'
import type { NamedAction } from './conflict.ts'

/** One way for all acts that may be off: the weight of each, in their order. */
export interface PatternPart {
  readonly weights: readonly number[]
  /** Layouts in which the acts went so. */
  readonly layouts: bigint
  /** The same, each as often as the acts weigh it that cannot be off, by their reduced weights. */
  readonly weighed: bigint
}
export interface PatternParts {
  readonly parts: readonly PatternPart[]
  /** False where a count is beyond whole numbers without rounding: good to about 14 digits. */
  readonly exact: boolean
}

/** Weights that an action can have in layouts where it was off, or was not; those of nothing left out. */
function weightsWhen(action: Likelihood, off: boolean): readonly number[] {
  const of = action.terms.flatMap(({ weight }, i) => (isAgreed(action, i) === off ? [] : [weight]))
  if (off) of.push(action.otherwise)
  return [...new Set(of)].filter((weight) => weight > 0).sort((a, b) => b - a)
}
/** One where the action is in this state and has this weight, else nought. */
const onlyAt = (action: Likelihood, off: boolean, weight: number): Likelihood => ({
  seat: action.seat,
  terms: action.terms.map((term, i) => ({
    when: term.when,
    weight: isAgreed(action, i) !== off && term.weight === weight ? 1 : 0,
  })),
  otherwise: off && action.otherwise === weight ? 1 : 0,
})
const everyWay = (choices: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  choices.reduce<readonly (readonly number[])[]>(
    (ways, weights) => ways.flatMap((way) => weights.map((weight) => [...way, weight])),
    [[]],
  )

/**
 * @param off ids of the acts that were off; every other principal act was as agreed.
 * @returns `undefined` where the layouts cannot be counted exactly. A yield is the share done, 0..1.
 */
export function* patternParts(
  position: Position,
  named: readonly NamedAction[],
  off: readonly string[],
): Generator<number, PatternParts | undefined, void> {
  const principal = named.filter((one) => one.principal)
  const others = named.filter((one) => !one.principal).map(({ action }) => action)
  const isOff = principal.map(({ id }) => off.includes(id))
  const ways = everyWay(principal.map(({ action }, i) => weightsWhen(action, isOff[i] === true)))
  const parts: PatternPart[] = []
  let exact = true
  for (const [done, weights] of ways.entries()) {
    const cells = principal.map(({ action }, i) => onlyAt(action, isOff[i] === true, weights[i]!))
    const counts: bigint[] = []
    for (const actions of others.length === 0 ? [cells] : [cells, [...cells, ...others]]) {
      const count = yield* reporting(
        totalWeight(position, actions),
        (told) => (done + told) / ways.length,
      )
      if (count === undefined) return undefined
      exact &&= Number.isSafeInteger(count)
      counts.push(BigInt(Math.round(count)))
    }
    const [layouts = 0n, weighed = layouts] = counts
    if (layouts > 0n) parts.push({ weights, layouts, weighed })
  }
  return { parts, exact }
}

/** Layouts left: a number, or the two ends of its range. */
export interface KeptCount {
  readonly least: number
  readonly most: number
}
/**
 * How many layouts keep to the first action, to the first two, and so on, until none is left. A
 * yield is the number of actions done.
 */
export function* keptCounts(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, readonly KeptCount[], void> {
  const out: KeptCount[] = []
  const kept = actions.map(agreedOnly)
  for (const i of kept.keys()) {
    const weighed = yield* reporting(weigh(position, kept.slice(0, i + 1)), () => i)
    const [least, most] =
      weighed.kind === 'exact'
        ? [weighed.posterior.total, weighed.posterior.total]
        : [weighed.least.total, weighed.most.total]
    out.push({ least, most })
    if (most === 0) break
  }
  return out
}
