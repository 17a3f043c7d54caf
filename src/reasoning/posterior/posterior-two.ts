/** The posterior of two concealed hands. */
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import {
  addTwo,
  emptySums,
  SUIT_CELL_POINTS,
  SUIT_CELLS,
  type SuitCells,
  type VectorSeen,
} from '#counting/layouts-two.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import { type Position, spaceOf } from '../law/position.ts'
import { unseenPoints } from '../predicates/judge.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import type { Predicate } from '../predicates/predicate.ts'
import type { Posterior } from './posterior.ts'
import { eachRun, type PosteriorPlan, type PosteriorSuitPlan, planOf } from './posterior-plan.ts'
import { vectorWeight } from './vector-weight.ts'

/** Place of a share in the table of its suit, by the first hand's length and points. */
const cellOf = (mask: number): number =>
  HOLDING_LENGTH[mask]! * SUIT_CELL_POINTS + HOLDING_HCP[mask]!

/** Tables that were made, by the suit they are of; they are never changed. */
const made = new WeakMap<PosteriorSuitPlan, readonly SuitCells[]>()

/** By kind of share: the suit's table for the first hand. */
export function suitTablesTwo(suit: PosteriorSuitPlan): readonly SuitCells[] {
  const kept = made.get(suit)
  if (kept !== undefined) return kept
  const tables = suit.tags.map(() => new Float64Array(SUIT_CELLS))
  const held = suit.shares.holdings[0]!
  for (let i = 0; i < held.length; i++) {
    const table = tables[suit.kinds[i]!] as SuitCells
    const at = cellOf(held[i]!)
    table[at] = table[at]! + suit.shares.ways[i]! * suit.weights[i]!
  }
  made.set(suit, tables)
  return tables
}

/** Largest whole number up to which every whole number is a double. */
const EXACT = 2 ** 53

/**
 * Weight of every length, number of points, shape and card of two concealed hands.
 * @param asks predicates about one suit each, answered beside.
 */
export function posteriorTwo(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[] = [],
): Posterior {
  const plan = planOf(position, actions, 'weights', undefined, false, asks)
  const tables = plan.suits.map(suitTablesTwo)
  const slopes = plan.suits.map((suit) => suit.tags.map(() => new Float64Array(SUIT_CELLS)))
  const sums = emptySums()
  const places = position.vacant[0]!
  const shapes = new Float64Array(2 * SHAPES.length)
  const known = position.known.map((held) => HOLDING_LENGTH[held]!)
  const [at0, at1, at2, at3] = bySuit((s) => known[s]!)
  const [supply0, supply1, supply2, supply3] = bySuit(
    (s) => HOLDING_LENGTH[position.unseen[s]]! + known[4 + s]!,
  )
  const shape: [number, number, number, number] = [0, 0, 0, 0]
  const addShape: VectorSeen = (c, d, h, s, weight) => {
    shape[0] = c + at0
    shape[1] = d + at1
    shape[2] = h + at2
    shape[3] = s + at3
    const first = shapeIndex(shape)
    shapes[first] = shapes[first]! + weight
    shape[0] = supply0 - c
    shape[1] = supply1 - d
    shape[2] = supply2 - h
    shape[3] = supply3 - s
    const second = SHAPES.length + shapeIndex(shape)
    shapes[second] = shapes[second]! + weight
  }
  eachRun(plan, 'weights', (kinds, factor) => {
    addTwo(
      sums,
      bySuit((s) => tables[s]![kinds[s]]!),
      places,
      vectorWeight(plan, factor),
      bySuit((s) => slopes[s]?.[kinds[s]] as SuitCells),
      addShape,
    )
  })
  const cards = new Float64Array(104)
  const answers = new Float64Array(asks.length)
  for (const suit of SUITS) addCards(plan, suit, slopes[suit] ?? [], cards, answers)
  const layouts = countLayouts(spaceOf(position))
  return {
    ...dealt(position, sums.total, sums.lengths, sums.points, cards),
    shapes,
    answers,
    exact: layouts < EXACT && Number(layouts) * plan.heaviest < EXACT,
  }
}

/** Total weight alone, without distributions. */
export function totalTwo(position: Position, actions: readonly Likelihood[]): number {
  const plan = planOf(position, actions, 'weights')
  const tables = plan.suits.map(suitTablesTwo)
  const sums = emptySums()
  eachRun(plan, 'weights', (kinds, factor) => {
    addTwo(
      sums,
      bySuit((s) => tables[s]![kinds[s]]!),
      position.vacant[0]!,
      vectorWeight(plan, factor),
    )
  })
  return sums.total
}

/** The first hand's weight on each unseen card of the suit, from the derivatives of its tables. */
function addCards(
  plan: PosteriorPlan,
  suit: 0 | 1 | 2 | 3,
  slopes: readonly SuitCells[],
  cards: Float64Array,
  answers: Float64Array,
): void {
  const { shares, weights, kinds, asked } = plan.suits[suit]
  const held = shares.holdings[0]!
  const sums = new Float64Array(shares.bands.length)
  for (let i = 0; i < held.length; i++) {
    const mask = held[i]!
    const slope = slopes[kinds[i]!]![cellOf(mask)]!
    if (slope === 0) continue
    const weight = shares.ways[i]! * weights[i]! * slope
    if (weight === 0) continue
    for (const { ask, holds } of asked) if (holds[i] === 1) answers[ask] = answers[ask]! + weight
    for (let b = 0; b < sums.length; b++) {
      const n = HOLDING_LENGTH[mask & (shares.bands[b] as number)]!
      if (n !== 0) sums[b] = sums[b]! + n * weight
    }
  }
  for (const [b, band] of shares.bands.entries()) {
    const each = sums[b]! / HOLDING_LENGTH[band]!
    for (let m = band as number; m !== 0; m &= m - 1)
      cards[suit * 13 + 31 - Math.clz32(m & -m)] = each
  }
}

/** Both hands in dealt figures, from the unseen ones of the first. */
function dealt(
  position: Position,
  total: number,
  lengthsA: Float64Array,
  pointsA: Float64Array,
  cards: Float64Array,
): Omit<Posterior, 'exact' | 'answers'> {
  const lengths = new Float64Array(112)
  const points = new Float64Array(82)
  const splits = new Float64Array(4 * 196)
  const all = unseenPoints(position)
  const [shownA, shownB] = [shownHcp(position, 0), shownHcp(position, 1)]
  for (const suit of SUITS) {
    const r = HOLDING_LENGTH[position.unseen[suit]]!
    const knownA = position.known[suit] as number
    const knownB = position.known[4 + suit] as number
    for (let j = 0; j <= r; j++) {
      const n = lengthsA[suit * 14 + j]!
      if (n === 0) continue
      const first = j + HOLDING_LENGTH[knownA]!
      const second = r - j + HOLDING_LENGTH[knownB]!
      lengths[suit * 14 + first] = n
      lengths[56 + suit * 14 + second] = n
      splits[suit * 196 + first * 14 + second] = n
    }
    for (let rank = 0; rank < 13; rank++) {
      const card = suit * 13 + rank
      if (((position.unseen[suit] >> rank) & 1) === 1) cards[52 + card] = total - cards[card]!
      if (((knownA >> rank) & 1) === 1) cards[card] = total
      if (((knownB >> rank) & 1) === 1) cards[52 + card] = total
    }
  }
  for (let t = 0; t <= all; t++) {
    const n = pointsA[t]!
    if (n === 0) continue
    points[shownA + t] = n
    points[41 + shownB + all - t] = n
  }
  return { position, total, lengths, points, cards, splits }
}
