/**
 * How many hands are in each cell: of the full pack, or of one hidden hand given the cards in sight.
 * All counts are exact; none is above C(52, 13) = 635,013,559,600.
 */

import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { FULL_HOLDING, HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { SHAPES } from '#core/shape.ts'
import type { CellSet } from './cells.ts'
import { CELL_POINTS, CELLS, SUIT_POINTS } from './cells-measures.ts'

/** Hands by cell; the index is `cellIndex`. */
export type CellWeights = Float64Array

/** A K Q J. */
const COURT = 0x1e00
const PAIR_POINTS = 2 * SUIT_POINTS - 1
const TRIANGLE: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= 13; n++) {
    const above = rows[n - 1] ?? []
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)))
  }
  return rows
})()

/** Ways to hold the suit, by length × 11 + points. */
const suitWays = (known: Holding, unseen: Holding): Float64Array => {
  const ways = new Float64Array(14 * SUIT_POINTS)
  const court = unseen & COURT
  const spots = TRIANGLE[HOLDING_LENGTH[unseen & ~COURT]!] ?? []
  const length = HOLDING_LENGTH[known]!
  const points = HOLDING_HCP[known]!
  for (let held = court; ; held = (held - 1) & court) {
    const n = length + HOLDING_LENGTH[held]!
    const p = points + HOLDING_HCP[held]!
    for (const [k, count] of spots.entries()) {
      const at = (n + k) * SUIT_POINTS + p
      if (n + k <= 13) ways[at] = ways[at]! + count
    }
    if (held === 0) return ways
  }
}
/** Ways to hold two suits, by (first length × 14 + second length) × 21 + points of both. */
const pairWays = (a: Float64Array, b: Float64Array): Float64Array => {
  const ways = new Float64Array(14 * 14 * PAIR_POINTS)
  for (let m = 0; m <= 13; m++)
    for (let p = 0; p < SUIT_POINTS; p++) {
      const x = a[m * SUIT_POINTS + p]!
      if (x === 0) continue
      for (let n = 0; m + n <= 13; n++)
        for (let q = 0; q < SUIT_POINTS; q++) {
          const at = (m * 14 + n) * PAIR_POINTS + p + q
          ways[at] = ways[at]! + x * b[n * SUIT_POINTS + q]!
        }
    }
  return ways
}

/**
 * How many hands of each cell a hidden hand can be: its known cards with every choice from the
 * unseen ones, whichever other hidden hands share those.
 * @param known cards of this hand that the observer knows, up to 13.
 * @param unseen cards that may be this hand's or another hidden hand's.
 * @returns exact counts; all nought when the cards are too few for a hand of thirteen.
 */
export function cellWeights(known: Hand, unseen: Hand): CellWeights {
  const [c, d, h, s] = [0, 1, 2, 3].map((suit) =>
    suitWays(known[suit as 0 | 1 | 2 | 3], unseen[suit as 0 | 1 | 2 | 3]),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array]
  const majors = pairWays(s, h)
  const minors = pairWays(d, c)
  const weights: CellWeights = new Float64Array(CELLS)
  for (let i = 0; i < SHAPES.length; i++) {
    const [clubs, diamonds, hearts, spades] = SHAPES[i]!
    const a = (spades * 14 + hearts) * PAIR_POINTS
    const b = (diamonds * 14 + clubs) * PAIR_POINTS
    const at = i * CELL_POINTS
    for (let p = 0; p < PAIR_POINTS; p++) {
      const x = majors[a + p]!
      if (x === 0) continue
      // 20 points and 20 are more than a hand of thirteen can hold: those products are nought.
      const last = Math.min(PAIR_POINTS, CELL_POINTS - p)
      for (let q = 0; q < last; q++) weights[at + p + q] = weights[at + p + q]! + x * minors[b + q]!
    }
  }
  return weights
}

let wholePack: CellWeights | undefined
/** Hands of each cell in the full pack. */
export const packWeights = (): Readonly<CellWeights> => {
  wholePack ??= cellWeights(EMPTY_HAND, [FULL_HOLDING, FULL_HOLDING, FULL_HOLDING, FULL_HOLDING])
  return wholePack
}

/** The sum of the weights of these cells. */
export const cellsWeight = (weights: Readonly<CellWeights>, cells: CellSet): number => {
  let total = 0
  for (let word = 0; word < cells.length; word++)
    for (let rest = cells[word]!; rest !== 0; rest &= rest - 1)
      total += weights[word * 32 + 31 - Math.clz32(rest & -rest)]!
  return total
}
