/**
 * The posterior where constraints on whole hands must be walked: two hands whatever they say, or
 * three of which only one has said anything, the other two uniformPair what it leaves in closed form.
 */

import { HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { SUITS } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { countLayouts } from '#counting/layouts.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import { oneAgainstRest, restWays } from '../law/one-of-three.ts'
import { type Position, spaceOf } from '../law/position.ts'
import { LOW_BITS, type PointSet, unseenPoints } from '../predicates/judge.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import type { Predicate } from '../predicates/predicate.ts'
import { type WalkClass, type WalkedVector, walkHands } from './hand-walk.ts'
import { emptyPosterior, type Posterior } from './posterior.ts'
import { type PosteriorPlan, planOf } from './posterior-plan.ts'
import { addShape, uniformPair } from './uniform-pair.ts'

/**
 * A yield is the share done, 0..1.
 * @param hand the hand that is walked, of three; of two the first one is.
 * @param asks see `planOf`; of three hands about the walked one only.
 */
export function* posteriorWalkSteps(
  position: Position,
  hand: number,
  actions: readonly Likelihood[],
  asks: readonly Predicate[] = [],
): Generator<number, Posterior, void> {
  const view = position.seats.length === 2 ? position : oneAgainstRest(position, hand)
  const plan = planOf(view, actions, 'weights', undefined, true, asks)
  const ways = restWays(position, hand)
  const out = { ...emptyPosterior(position), answers: new Float64Array(asks.length) }
  const mine = position.seats.length === 2 ? 0 : hand
  const others = position.seats.flatMap((_, h) => (h === mine ? [] : [h]))
  const share =
    position.seats.length === 3 ? uniformPair(position, others as [number, number]) : undefined
  const known = position.known.map((cards) => HOLDING_LENGTH[cards]!)
  const unseen = SUITS.map((s) => HOLDING_LENGTH[position.unseen[s]]!)
  const all = unseenPoints(position)
  const shown = position.seats.map((_, h) => shownHcp(position, h))
  /** Weight with which each class was held, and with which each other hand has a card that the class leaves. */
  const held = new Map<WalkClass, number[]>()
  const suitOf = new Map<WalkClass, number>()
  let total = 0
  const visit = (vector: WalkedVector): boolean => {
    const { lengths } = vector
    const rest = ways(lengths[0], lengths[1], lengths[2], lengths[3])
    const weight = vector.total * rest
    total += weight
    addShape(
      out,
      mine,
      mapTuple4(lengths, (n, s) => n + known[mine * 4 + s]!),
      weight,
    )
    for (let t = 0; t <= all; t++) {
      const n = vector.byPoints[t]! * rest
      if (n === 0) continue
      add(out.points, mine * 41 + shown[mine]! + t, n)
      if (share === undefined) add(out.points, (1 - mine) * 41 + shown[1 - mine]! + all - t, n)
    }
    addAnswers(plan, vector.byTruths, rest, out.answers)
    const chances = share?.vector(vector, rest, out)
    for (const suit of SUITS) {
      add(out.lengths, mine * 56 + suit * 14 + known[mine * 4 + suit]! + lengths[suit], weight)
      if (share === undefined) {
        const first = known[suit]! + lengths[suit]
        const second = unseen[suit]! - lengths[suit] + known[4 + suit]!
        add(out.lengths, 56 + suit * 14 + second, weight)
        add(out.splits, suit * 196 + first * 14 + second, weight)
      }
      for (const one of vector.classes[suit] ?? []) {
        if (one.slope === 0) continue
        const sums = held.get(one) ?? [0, 0]
        held.set(one, sums)
        suitOf.set(one, suit)
        sums[0] = sums[0]! + one.slope * rest
        if (chances !== undefined) sums[1] = sums[1]! + one.slope * rest * chances[suit]!
      }
    }
    if (share === undefined)
      addShape(
        out,
        1 - mine,
        mapTuple4(lengths, (n, s) => unseen[s]! - n + known[(1 - mine) * 4 + s]!),
        weight,
      )
    return false
  }
  yield* walkHands(plan, {
    ways,
    visit,
    ...(share === undefined ? {} : { tag: share.tag }),
  })
  share?.finish(out)
  for (const [one, sums] of held) addCards(out, plan, suitOf.get(one) as 0, one, sums, mine, others)
  for (const [h] of position.seats.entries())
    for (const suit of SUITS)
      for (let m = position.known[h * 4 + suit] as number; m !== 0; m &= m - 1)
        out.cards[h * 52 + suit * 13 + 31 - Math.clz32(m & -m)] = total
  const layouts = countLayouts(spaceOf(position))
  const exact =
    share === undefined && layouts < 2n ** 53n && Number(layouts) * plan.heaviest < 2 ** 53
  return { ...out, total, exact }
}

const found: PointSet = { low: 0, high: 0 }
/** What was asked for vector by vector: the lengths of the vector stand in the plan. */
function addAnswers(
  plan: PosteriorPlan,
  byTruths: WalkedVector['byTruths'],
  rest: number,
  answers: Float64Array,
): void {
  for (const [bits, sums] of byTruths) {
    for (const [m, { place }] of plan.meets.entries()) plan.truths[place] = (bits >> m) & 1
    for (const { ask, judge } of plan.asks) {
      judge(found)
      let sum = 0
      for (let low = found.low; low !== 0; low &= low - 1) sum += sums[31 - Math.clz32(low & -low)]!
      for (let high = found.high; high !== 0; high &= high - 1)
        sum += sums[LOW_BITS + 31 - Math.clz32(high & -high)]!
      add(answers, ask, sum * rest)
    }
  }
}

const add = (list: Float64Array, at: number, n: number): void => {
  list[at] = list[at]! + n
}

/** Cards of one class, from the weight with which its shares were held. */
function addCards(
  out: Posterior,
  plan: PosteriorPlan,
  suit: 0 | 1 | 2 | 3,
  one: WalkClass,
  sums: readonly number[],
  mine: number,
  others: readonly number[],
): void {
  const { shares, weights, asked } = plan.suits[suit]
  const [a] = shares.holdings as readonly [Uint16Array]
  const [heldSum, firstSum] = sums as [number, number]
  for (const i of one.shares) {
    const ways = shares.ways[i]! * weights[i]!
    for (const { ask, holds } of asked) if (holds[i] === 1) add(out.answers, ask, ways * heldSum)
    for (const band of shares.bands) {
      const size = HOLDING_LENGTH[band]!
      const n = HOLDING_LENGTH[(a[i]! & band) as Holding]!
      const has = (ways * heldSum * n) / size
      const hasNot = (ways * heldSum * (size - n)) / size
      const first = (ways * firstSum * (size - n)) / size
      for (let m = band as number; m !== 0; m &= m - 1) {
        const card = suit * 13 + 31 - Math.clz32(m & -m)
        add(out.cards, mine * 52 + card, has)
        if (others.length === 1) add(out.cards, others[0]! * 52 + card, hasNot)
        else {
          add(out.cards, others[0]! * 52 + card, first)
          add(out.cards, others[1]! * 52 + card, hasNot - first)
        }
      }
    }
  }
}
