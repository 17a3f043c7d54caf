/**
 * The posterior layout by layout, from its definition: for the last tricks, where few layouts are left, and
 * conditions on several whole hands are not counted in any other way.
 */
import type { Hand } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { fewLayouts } from '../law/every-layout.ts'
import { dealFrom, handOf, type Position } from '../law/position.ts'
import { type Likelihood, weightIn } from '../predicates/likelihood.ts'
import { facts, holds, type Predicate } from '../predicates/predicate.ts'
import { heaviest } from './hand-table.ts'
import type { Posterior } from './posterior.ts'
import { tally } from './tally.ts'

type Layouts = readonly (readonly Hand[])[]

const numbered = new WeakMap<Layouts, readonly Uint16Array[]>()
/** For each closed hand, a number at each layout; equal hands have equal numbers. */
function handNumbers(layouts: Layouts): readonly Uint16Array[] {
  const known = numbered.get(layouts)
  if (known !== undefined) return known
  const made = (layouts[0] ?? []).map((_, h) => {
    const numbers = new Map<string, number>()
    return Uint16Array.from(layouts, (hands) => {
      const key = hands[h]!.join()
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return number
    })
  })
  numbered.set(layouts, made)
  return made
}

/** Layouts looked at between two yields: some milliseconds. */
const STRIDE = 200

/** The reading of each layout; a reading of one hand is made once for each hand that it can be. */
function* readEach(
  position: Position,
  layouts: Layouts,
  about: readonly Predicate[],
  read: (deal: ReturnType<typeof dealFrom>) => number,
): Generator<number, Float64Array, void> {
  const seats = new Set(about.flatMap(facts).map(({ seat }) => handOf(position, seat)))
  const [only] = seats
  const numbers = seats.size === 1 && only !== undefined ? handNumbers(layouts)[only] : undefined
  const out = new Float64Array(layouts.length)
  const kept: number[] = []
  for (const [i, hands] of layouts.entries()) {
    const number = numbers?.[i]
    const known = number === undefined ? undefined : kept[number]
    if (known !== undefined) {
      out[i] = known
      continue
    }
    if (i % STRIDE === 0) yield i / layouts.length
    const value = read(dealFrom(position, hands))
    out[i] = value
    if (number !== undefined) kept[number] = value
  }
  return out
}

/** The weight of each layout by all actions. */
function* weightsOf(
  position: Position,
  layouts: Layouts,
  actions: readonly Likelihood[],
): Generator<number, Float64Array, void> {
  const weights = new Float64Array(layouts.length).fill(1)
  for (const action of actions) {
    const about = action.terms.map(({ when }) => when)
    const each = yield* readEach(position, layouts, about, (deal) => weightIn(action, deal))
    for (let i = 0; i < weights.length; i++) weights[i] = weights[i]! * each[i]!
  }
  return weights
}
const listed = (position: Position): Layouts => {
  const layouts = fewLayouts(position)
  invariant(layouts !== undefined, 'few layouts')
  return layouts
}
const sumOf = (weights: Float64Array): number => weights.reduce((a, b) => a + b, 0)

/**
 * A yield is the share done of the act under way, 0..1.
 * @param asks any predicates about the closed hands, answered beside.
 */
export function* posteriorListed(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[],
): Generator<number, Posterior, void> {
  const layouts = listed(position)
  const weights = yield* weightsOf(position, layouts, actions)
  const answers = new Float64Array(asks.length)
  for (const [a, ask] of asks.entries()) {
    const met = yield* readEach(position, layouts, [ask], (deal) => +(holds(ask, deal) === true))
    answers[a] = sumOf(met.map((one, i) => one * weights[i]!))
  }
  const most = actions.reduce((product, action) => product * heaviest(action), layouts.length)
  return { ...tally(position, layouts, weights), answers, exact: most < 2 ** 53 }
}

/** The weight of all layouts. */
export function* totalListed(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, number, void> {
  return sumOf(yield* weightsOf(position, listed(position), actions))
}
