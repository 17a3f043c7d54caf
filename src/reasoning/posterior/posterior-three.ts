/** The posterior of three concealed hands. */

import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import {
  addThree,
  addThreeSteps,
  THREE_CELL,
  THREE_ROW,
  type ThreeProblem,
  type ThreeSums,
  threeCells,
} from '#counting/layouts-three.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import { type Position, supplyOf } from '../law/position.ts'
import { unseenPoints } from '../predicates/judge.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { facts, type Predicate } from '../predicates/predicate.ts'
import { emptyPosterior, type Posterior } from './posterior.ts'
import {
  eachRun,
  type PlannedAction,
  type PosteriorPlan,
  type PosteriorSuitPlan,
  planOf,
  planRuns,
} from './posterior-plan.ts'
import { scenarios } from './scenarios.ts'
import { weighVector } from './vector-weight.ts'

/** The place of a share in the table of a suit of this many unseen cards. */
const cellOf = (a: number, b: number, unseen: number): number =>
  (HOLDING_LENGTH[a]! * (unseen + 1) + HOLDING_LENGTH[b]!) * THREE_CELL +
  HOLDING_HCP[a]! * THREE_ROW +
  HOLDING_HCP[b]!

const unseenOf = (suit: PosteriorSuitPlan): number => HOLDING_LENGTH[suit.shares.unseen]!

/** By kind of share: the suit's table for the first two hands. */
export function suitTablesThree(suit: PosteriorSuitPlan): readonly Float64Array[] {
  const unseen = unseenOf(suit)
  const tables = suit.tags.map(() => new Float64Array(threeCells(unseen)))
  const [a, b] = suit.shares.holdings as readonly [Uint16Array, Uint16Array]
  for (let i = 0; i < a.length; i++) {
    const table = tables[suit.kinds[i]!] as Float64Array
    const at = cellOf(a[i]!, b[i]!, unseen)
    table[at] = table[at]! + suit.shares.ways[i]! * suit.weights[i]!
  }
  return tables
}

/** The weight functions of each hand's vectors, numbered so that the same function has one number. */
function functionsOf(
  plan: PosteriorPlan,
  factor: number,
): Pick<ThreeProblem, 'weightOf' | 'functions' | 'points'> {
  const { position, lengths } = plan
  const points = unseenPoints(position)
  const byHand = [0, 1, 2].map((hand): readonly PlannedAction[] =>
    plan.joint.filter((action) => action.shape && action.hands === 1 << hand),
  )
  const known = position.seats.flatMap((_, h) =>
    SUITS.map((s) => HOLDING_LENGTH[position.known[h * 4 + s] as number]!),
  )
  const functions: Float64Array[] = []
  /** By a digest of the function: the numbers of those that have it. */
  const numbers = new Map<number, number[]>()
  const weight = new Float64Array(41)
  const words = new Int32Array(weight.buffer)
  const number = (): number => {
    let digest = 0
    for (let i = 0; i <= 2 * points + 1; i++) digest = (Math.imul(digest, 31) + words[i]!) | 0
    const alike = numbers.get(digest) ?? []
    numbers.set(digest, alike)
    const known = alike.find((n) => {
      const other = functions[n]!
      for (let i = 0; i <= points; i++) if (other[i] !== weight[i]) return false
      return true
    })
    if (known !== undefined) return known
    alike.push(functions.length)
    return functions.push(weight.slice()) - 1
  }
  // Hands of which nothing is asked: one function each, the first hand's with the factor.
  const plain = byHand.map((_, hand) => {
    weight.fill(hand === 0 ? factor : 1)
    return number()
  })
  return {
    points,
    functions,
    weightOf: (hand, c, d, h, s) => {
      const actions = byHand[hand]!
      if (actions.length === 0) return plain[hand]!
      const at = hand * 4
      lengths[at] = known[at]! + c
      lengths[at + 1] = known[at + 1]! + d
      lengths[at + 2] = known[at + 2]! + h
      lengths[at + 3] = known[at + 3]! + s
      return weighVector(actions, points, hand === 0 ? factor : 1, weight) ? number() : -1
    },
  }
}

/** The counting problem of the run whose truths are set in the plan. */
export function threeProblemOf(
  plan: PosteriorPlan,
  cells: Tuple4<Float64Array>,
  factor: number,
): ThreeProblem {
  const { unseen, vacant } = plan.position
  return {
    ...functionsOf(plan, factor),
    cells,
    unseen: mapTuple4(unseen, (cards) => HOLDING_LENGTH[cards]!),
    vacant: [vacant[0]!, vacant[1]!, vacant[2]!],
  }
}

/** An action about one hand takes that hand's points as its axis. */
export const axisOf = (_: Likelihood, hands: number): number =>
  hands === 0 ? 0 : 31 - Math.clz32(hands)

export const emptyThree = () => ({ total: 0, points: new Float64Array(123) }) satisfies ThreeSums

/** Facts about points: weights that ask for none are the same for all of them. */
const asksPoints = (action: Likelihood, seat: Seat): boolean =>
  action.terms.some((term) =>
    facts(term.when).some(
      (fact) =>
        fact.seat === seat &&
        (fact.kind === 'hcp' || fact.kind === 'rule' || fact.kind === 'cells'),
    ),
  )

/**
 * The hands in the order that is counted fastest: the last one has the rest of the points, so it is
 * one of which none are asked, if there is such a hand.
 */
export function orderOf(position: Position, actions: readonly Likelihood[]): readonly number[] {
  const asked = position.seats.map((seat) => actions.some((action) => asksPoints(action, seat)))
  const last = asked[2] === true ? asked.lastIndexOf(false) : 2
  return last < 0 || last === 2 ? [0, 1, 2] : [...[0, 1, 2].filter((h) => h !== last), last]
}
export const inOrder = (position: Position, order: readonly number[]): Position => ({
  ...position,
  seats: order.map((h) => position.seats[h]!),
  known: order.flatMap((h) => position.known.slice(h * 4, h * 4 + 4)),
  voids: order.map((h) => position.voids[h]!),
  vacant: order.map((h) => position.vacant[h]!),
})

/** The figures with the hands back in the order of the position. */
function outOfOrder(p: Posterior, position: Position, order: readonly number[]): Posterior {
  const back = (list: Float64Array, size: number): Float64Array => {
    const out = new Float64Array(list.length)
    for (const [n, h] of order.entries()) out.set(list.subarray(n * size, (n + 1) * size), h * size)
    return out
  }
  const splits = new Float64Array(p.splits.length)
  for (const suit of SUITS) {
    const supply = supplyOf(position, suit)
    for (let a = 0; a <= 13; a++)
      for (let b = 0; b <= 13 && a + b <= supply; b++) {
        const n = p.splits[suit * 196 + a * 14 + b]!
        if (n === 0) continue
        const dealt = [0, 0, 0]
        for (const [i, h] of order.entries()) dealt[h] = [a, b, supply - a - b][i]!
        splits[suit * 196 + dealt[0]! * 14 + dealt[1]!] = n
      }
  }
  return {
    ...p,
    position,
    lengths: back(p.lengths, 56),
    points: back(p.points, 41),
    cards: back(p.cards, 52),
    splits,
    ...(p.pairs !== undefined && { pairs: back(p.pairs, 392) }),
  }
}

/**
 * Weight of every length, number of points and card of three concealed hands, yielding every few
 * milliseconds. A yield is the share done of the run under way, 0..1.
 */
export function* posteriorThreeSteps(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[] = [],
): Generator<number, Posterior, void> {
  const order = orderOf(position, actions)
  const counted = yield* countedInOrder(inOrder(position, order), actions, asks)
  return outOfOrder(counted, position, order)
}

function* countedInOrder(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[],
): Generator<number, Posterior, void> {
  const sums = { ...emptyThree(), pairs: new Float64Array(3 * 392) }
  const out = { ...emptyPosterior(position), answers: new Float64Array(asks.length) }
  const { cards, points } = out
  for (const scenario of scenarios(position, actions)) {
    const plan = planOf(position, scenario.actions, 'weights', axisOf, false, asks)
    const tables = plan.suits.map(suitTablesThree)
    const slopes = plan.suits.map((suit) =>
      suit.tags.map(() => new Float64Array(threeCells(unseenOf(suit)))),
    )
    for (const { kinds, factor } of planRuns(plan, 'weights'))
      yield* addThreeSteps(
        sums,
        threeProblemOf(
          plan,
          bySuit((s) => tables[s]![kinds[s]]!),
          factor * scenario.factor,
        ),
        bySuit((s) => slopes[s]?.[kinds[s]] as Float64Array),
      )
    for (const suit of SUITS) addSuit(plan, suit, slopes[suit] ?? [], out)
  }
  for (const [h] of position.seats.entries()) {
    const shown = shownHcp(position, h)
    for (let t = 0; t + shown <= 40; t++) points[h * 41 + t + shown] = sums.points[h * 41 + t]!
    for (const suit of SUITS)
      for (let rank = 0; rank < 13; rank++)
        if ((((position.known[h * 4 + suit] as number) >> rank) & 1) === 1)
          cards[h * 52 + suit * 13 + rank] = sums.total
  }
  const { shapes: _, ...figures } = out
  return { ...figures, pairs: sums.pairs, total: sums.total, exact: false }
}

/** The same in one go. */
export function posteriorThree(position: Position, actions: readonly Likelihood[]): Posterior {
  return finish(posteriorThreeSteps(position, actions))
}

/** Lengths and cards of one suit, from the derivatives of its tables. */
function addSuit(
  plan: PosteriorPlan,
  suit: 0 | 1 | 2 | 3,
  slopes: readonly Float64Array[],
  { lengths, cards, splits, answers }: Posterior,
): void {
  const { shares, weights, kinds, asked } = plan.suits[suit]
  const unseen = unseenOf(plan.suits[suit])
  const [a, b] = shares.holdings as readonly [Uint16Array, Uint16Array]
  const known = plan.position.seats.map(
    (_, h) => HOLDING_LENGTH[plan.position.known[h * 4 + suit] as number]!,
  )
  const sums = shares.holdings.map(() => new Float64Array(shares.bands.length))
  for (let i = 0; i < a.length; i++) {
    const slope = slopes[kinds[i]!]![cellOf(a[i]!, b[i]!, unseen)]!
    const weight = shares.ways[i]! * weights[i]! * slope
    if (weight === 0) continue
    for (const { ask, holds } of asked) if (holds[i] === 1) answers[ask] = answers[ask]! + weight
    const first = known[0]! + HOLDING_LENGTH[a[i]!]!
    const second = known[1]! + HOLDING_LENGTH[b[i]!]!
    const split = suit * 196 + first * 14 + second
    splits[split] = splits[split]! + weight
    for (const [h, held] of shares.holdings.entries()) {
      const mask = held[i]!
      const at = h * 56 + suit * 14 + known[h]! + HOLDING_LENGTH[mask]!
      lengths[at] = lengths[at]! + weight
      const row = sums[h] as Float64Array
      for (let k = 0; k < row.length; k++)
        row[k] = row[k]! + HOLDING_LENGTH[mask & (shares.bands[k] as number)]! * weight
    }
  }
  for (const [h, row] of sums.entries())
    for (const [k, band] of shares.bands.entries())
      for (let m = band as number; m !== 0; m &= m - 1) {
        const at = h * 52 + suit * 13 + 31 - Math.clz32(m & -m)
        cards[at] = cards[at]! + row[k]! / HOLDING_LENGTH[band]!
      }
}

/** Total weight alone, without distributions, yielding on the way. */
export function* totalThreeSteps(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, number, void> {
  const sums = emptyThree()
  for (const scenario of scenarios(position, actions)) {
    const plan = planOf(position, scenario.actions, 'weights', axisOf)
    const tables = plan.suits.map(suitTablesThree)
    for (const { kinds, factor } of planRuns(plan, 'weights')) {
      const cells = bySuit((s) => tables[s]![kinds[s]]!)
      yield* addThreeSteps(sums, threeProblemOf(plan, cells, factor * scenario.factor))
    }
  }
  return sums.total
}

/** The same in one go. */
export function totalThree(position: Position, actions: readonly Likelihood[]): number {
  return finish(totalThreeSteps(position, actions))
}

/** Layouts of three hands that satisfy a predicate, exactly: a rounded sum and one modulo 2^20. */
export function countThree(position: Position, p: Predicate): bigint {
  const action: Likelihood = { seat: undefined, terms: [{ weight: 1, when: p }], otherwise: 0 }
  const sums = emptyThree()
  const rough = emptyThree()
  let residue = 0
  for (const scenario of scenarios(position, [action])) {
    if (scenario.factor === 0) continue
    const plan = planOf(position, scenario.actions, 'weights', axisOf)
    const tables = plan.suits.map(suitTablesThree)
    eachRun(plan, 'weights', (kinds) => {
      const cells = bySuit((s) => tables[s]![kinds[s]]!)
      addThree(sums, threeProblemOf(plan, cells, 1))
      residue += addThree(rough, threeProblemOf(plan, cells, 1), undefined, true)
    })
  }
  const modulus = 1n << 20n
  const near = BigInt(Math.round(sums.total))
  // The rounded total is off by far less than half the modulus.
  const off = (((BigInt(residue) - near) % modulus) + modulus) % modulus
  return near + (off > modulus / 2n ? off - modulus : off)
}
