/**
 * The likeliest shapes of three concealed hands, each weighed exactly. The posterior gives the
 * weight of the lengths of two suits together; these, put together with those of the other two
 * suits, say which shapes are likely, and one count for each hand weighs those, each with its own
 * weight function.
 */

import { HOLDING_LENGTH } from '#core/holding.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { addThreeSteps, type ThreeProblem } from '#counting/layouts-three.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { planOf, planRuns } from './posterior-plan.ts'
import {
  axisOf,
  emptyThree,
  inOrder,
  orderOf,
  suitTablesThree,
  threeProblemOf,
} from './posterior-three.ts'
import { scenarios } from './scenarios.ts'

/** Shapes weighed for each that is listed: what two suits say of the other two may mislead a little. */
const WEIGHED = 2

/** What the hand has not shown of a shape; `undefined` where it has shown more. */
const unseenIn = (shape: Shape, shown: Tuple4<number>): Tuple4<number> | undefined =>
  SUITS.some((suit) => shown[suit] > shape[suit])
    ? undefined
    : bySuit((suit) => shape[suit] - shown[suit])

/**
 * The hand's likeliest shapes, judged by two suits at a time, by place in `SHAPES`.
 * @param pairs see `Posterior`.
 * @param shown cards that the hand has shown, by suit.
 */
function likelyIn(
  pairs: Float64Array,
  hand: number,
  shown: Tuple4<number>,
  most: number,
): readonly number[] {
  const low = pairs.subarray(hand * 392, hand * 392 + 196)
  const high = pairs.subarray(hand * 392 + 196, hand * 392 + 392)
  const together = new Float64Array(27)
  for (const [i, weight] of low.entries()) {
    const both = ((i / 14) | 0) + (i % 14)
    together[both] = together[both]! + weight
  }
  const likely = SHAPES.map((shape) => {
    const unseen = unseenIn(shape, shown)
    if (unseen === undefined) return 0
    const [c, d, h, s] = unseen
    const all = together[c + d]!
    return all === 0 ? 0 : (low[c * 14 + d]! * high[h * 14 + s]!) / all
  })
  return SHAPES.map((_, i) => i)
    .filter((i) => likely[i]! > 0)
    .sort((a, b) => likely[b]! - likely[a]!)
    .slice(0, most)
}

/** One number for each way of four unseen lengths. */
const vectorKey = ([c, d, h, s]: Tuple4<number>): number => ((c * 14 + d) * 14 + h) * 14 + s

/**
 * The problem with a separate function for each of the hand’s unseen lengths that are asked for,
 * and none for the others.
 * @param marks by `vectorKey`.
 * @param markOf filled: by number of the function, the mark of the lengths that it stands for.
 */
function markedProblem(
  problem: ThreeProblem,
  hand: number,
  marks: ReadonlyMap<number, number>,
  markOf: Map<number, number>,
): ThreeProblem {
  const functions: Float64Array[] = []
  const numbers = new Map<string, number>()
  return {
    ...problem,
    functions,
    weightOf: (of, c, d, h, s) => {
      const mark = of === hand ? marks.get(vectorKey([c, d, h, s])) : -1
      if (mark === undefined) return -1
      const id = problem.weightOf(of, c, d, h, s)
      if (id < 0) return -1
      const key = `${id} ${mark}`
      let number = numbers.get(key)
      if (number === undefined) {
        number = functions.length
        numbers.set(key, number)
        functions.push(problem.functions[id]!)
        if (mark >= 0) markOf.set(number, mark)
      }
      return number
    },
  }
}

/**
 * By hand and place in `SHAPES`: the weight of the likeliest shapes, exactly; NaN for all others.
 * Yields every few milliseconds; a yield is the share done, 0..1.
 * @param actions without constraints on whole hands.
 * @param listed how many are wanted.
 * @param pairs of the posterior of the same position and actions.
 */
export function* shapesThreeSteps(
  given: Position,
  actions: readonly Likelihood[],
  listed: number,
  pairs: Float64Array,
): Generator<number, readonly Float64Array[], void> {
  const order = orderOf(given, actions)
  const position = inOrder(given, order)
  const known = position.seats.map((_, h) =>
    bySuit((suit) => HOLDING_LENGTH[position.known[h * 4 + suit] as number]!),
  )
  const parts = scenarios(position, actions).map(({ actions: asked, factor }) => {
    const plan = planOf(position, asked, 'weights', axisOf)
    return { plan, factor, tables: plan.suits.map(suitTablesThree) }
  })
  function* problems(): Generator<ThreeProblem, void, void> {
    for (const { plan, factor, tables } of parts)
      for (const { kinds, factor: more } of planRuns(plan, 'weights'))
        yield threeProblemOf(
          plan,
          bySuit((s) => tables[s]![kinds[s]]!),
          factor * more,
        )
  }
  const out = position.seats.map(() => new Float64Array(SHAPES.length).fill(Number.NaN))
  for (const [h, shown] of known.entries()) {
    const places = likelyIn(pairs, order[h]!, shown, WEIGHED * listed)
    const marks = new Map(places.map((at) => [vectorKey(unseenIn(SHAPES[at]!, shown)!), at]))
    const row = out[order[h]!]!
    for (const at of places) row[at] = 0
    for (const problem of problems()) {
      const markOf = new Map<number, number>()
      const byFunction = position.seats.map(() => new Map<number, number>())
      const sums = { ...emptyThree(), byFunction }
      const counted = addThreeSteps(sums, markedProblem(problem, h, marks, markOf))
      for (let step = counted.next(); step.done !== true; step = counted.next())
        yield (h + step.value) / 3
      for (const [number, weight] of byFunction[h]!) {
        const at = markOf.get(number)!
        row[at] = row[at]! + weight
      }
    }
  }
  return out
}
