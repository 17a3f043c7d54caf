/**
 * One concealed hand at a time: how many hands it can be, cell by cell, and within which limits the
 * actions about it alone weigh them. Nothing is said of how the hands go together, so this takes no
 * time however much was called; what one hand cannot be, no layout gives it.
 */
import { hasCell } from '#constraint/cells.ts'
import { CELL_POINTS, CELLS } from '#constraint/cells-measures.ts'
import { type CellWeights, cellWeights } from '#constraint/cells-weights.ts'
import type { Hand } from '#core/hand.ts'
import { EMPTY_HOLDING, length } from '#core/holding.ts'
import { SHAPES } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import { handOf, isVoid, knownOf, type Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { facts } from '../predicates/predicate.ts'
import { predicateCells } from '../predicates/predicate-cells.ts'
import { emptyPosterior, type Posterior } from './posterior.ts'

export interface HandTable {
  /** Place among the concealed hands. */
  readonly hand: number
  readonly known: Hand
  /** Cards that may be its own besides. */
  readonly unseen: Hand
  /** By cell: hands it can be by law, whichever of the others share the rest. */
  readonly ways: Readonly<CellWeights>
  /** By cell: least and most weight of a hand, as a share of the most there can be: 0..1. */
  readonly least: Float64Array
  readonly most: Float64Array
}

/** The most a hand can weigh; 1 where all weights are nought. */
export const heaviest = (action: Likelihood): number =>
  action.terms.reduce((most, { weight }) => Math.max(most, weight), Math.max(1, action.otherwise))

/** The one concealed hand that the action speaks of; `undefined` where there are several. */
export function handAlone(position: Position, action: Likelihood): number | undefined {
  const seats = new Set(action.terms.flatMap(({ when }) => facts(when).map(({ seat }) => seat)))
  const [seat] = seats
  return seats.size === 1 && seat !== undefined ? handOf(position, seat) : undefined
}

/** Multiplies by the action's weights; they must not rise from term to term. */
function weighCells(action: Likelihood, least: Float64Array, most: Float64Array): void {
  const top = heaviest(action)
  const terms = action.terms.map(({ weight, when }) => ({ weight, ...predicateCells(when) }))
  for (let cell = 0; cell < CELLS; cell++) {
    let low = action.otherwise
    let high = action.otherwise
    for (const { weight, must } of terms)
      if (hasCell(must, cell)) {
        low = weight
        break
      }
    for (const { weight, may } of terms)
      if (hasCell(may, cell)) {
        high = weight
        break
      }
    least[cell] = (least[cell]! * low) / top
    most[cell] = (most[cell]! * high) / top
  }
}

/** @param actions see `livingActions`; those about other hands, or several, are left out. */
export function handTable(
  position: Position,
  actions: readonly Likelihood[],
  hand: number,
): HandTable {
  const known = bySuit((suit) => knownOf(position, hand, suit))
  const unseen = bySuit((suit) =>
    isVoid(position, hand, suit) ? EMPTY_HOLDING : position.unseen[suit],
  )
  const least = new Float64Array(CELLS).fill(1)
  const most = new Float64Array(CELLS).fill(1)
  for (const action of actions)
    if (handAlone(position, action) === hand) weighCells(action, least, most)
  return { hand, known, unseen, ways: cellWeights(known, unseen), least, most }
}
export const handTables = (
  position: Position,
  actions: readonly Likelihood[],
): readonly HandTable[] => position.seats.map((_, hand) => handTable(position, actions, hand))

const sumOf = (ways: Readonly<CellWeights>, by: Float64Array): number =>
  ways.reduce((sum, n, cell) => sum + n * by[cell]!, 0)
/** How much of its weight a hand keeps for sure, 0..1; nought where nothing has weight. */
export const sureShare = ({ ways, least, most }: HandTable): number => {
  const all = sumOf(ways, most)
  return all === 0 ? 0 : sumOf(ways, least) / all
}
/** How rare it is for the hand to have any weight: the share of its hands, by weight, that do. */
export const keptShare = ({ ways, most }: HandTable): number => {
  const all = ways.reduce((sum, n) => sum + n, 0)
  return all === 0 ? 0 : sumOf(ways, most) / all
}

/**
 * What each hand by itself can be: 1 for every length, number of points, shape, split and card that
 * is not ruled out, 0 for the others. No weight at all where some hand has none.
 */
export function supportOf(position: Position, tables: readonly HandTable[]): Posterior {
  const out = emptyPosterior(position)
  for (const { hand, ways, most } of tables) {
    let any = false
    for (const [i, shape] of SHAPES.entries())
      for (let points = 0; points < CELL_POINTS; points++) {
        const cell = i * CELL_POINTS + points
        if (ways[cell]! === 0 || most[cell]! === 0) continue
        any = true
        out.points[hand * 41 + points] = 1
        out.shapes[hand * SHAPES.length + i] = 1
        for (const suit of SUITS) out.lengths[hand * 56 + suit * 14 + shape[suit]] = 1
      }
    if (!any) return emptyPosterior(position)
    for (const suit of SUITS)
      for (let rank = 0; rank < 13; rank++) {
        const bit = 1 << rank
        const can = !isVoid(position, hand, suit) && (position.unseen[suit] & bit) !== 0
        if (can || (knownOf(position, hand, suit) & bit) !== 0)
          out.cards[hand * 52 + suit * 13 + rank] = 1
      }
  }
  for (const suit of SUITS) addSplits(position, suit, out)
  return { ...out, total: 1, exact: false }
}

function addSplits(position: Position, suit: (typeof SUITS)[number], out: Posterior): void {
  const can = (hand: number, n: number): boolean =>
    n >= 0 && n <= 13 && out.lengths[hand * 56 + suit * 14 + n] === 1
  const supply = position.seats.reduce(
    (sum, _, hand) => sum + length(knownOf(position, hand, suit)),
    length(position.unseen[suit]),
  )
  const [, , third] = position.seats
  for (let a = 0; a <= 13; a++)
    for (let b = 0; b <= 13; b++) {
      const rest = supply - a - b
      if (can(0, a) && can(1, b) && (third === undefined ? rest === 0 : can(2, rest)))
        out.splits[suit * 196 + a * 14 + b] = 1
    }
}
