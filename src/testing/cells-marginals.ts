/** What the weights of cells add up to. */

import { type CellSet, hasCell } from '#constraint/cells.ts'
import { CELL_POINTS, CELLS } from '#constraint/cells-measures.ts'
import { type CellWeights, cellsWeight, packWeights } from '#constraint/cells-weights.ts'
import { SHAPES } from '#core/shape.ts'
import { bySuit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** How many hands of the full pack are in the cells; 635,013,559,600 in all. */
export const cellsHands = (cells: CellSet): bigint => BigInt(cellsWeight(packWeights(), cells))

/** What the hands in some cells look like, as numbers of hands. */
export interface Marginals {
  /** Hands in all. */
  readonly total: number
  /** By suit (clubs first) and length 0..13. */
  readonly lengths: Tuple4<Float64Array>
  /** By high card points 0..37. */
  readonly hcp: Float64Array
  /** By place in `SHAPES`. */
  readonly shapes: Float64Array
  /** By cell: the weights, nought outside the set. */
  readonly cells: CellWeights
}

/** The hands of these cells counted by length, points and shape. Divide by `total` for chances. */
export function marginals(weights: Readonly<CellWeights>, cells: CellSet): Marginals {
  const lengths = bySuit(() => new Float64Array(14))
  const hcp = new Float64Array(CELL_POINTS)
  const shapes = new Float64Array(SHAPES.length)
  const kept: CellWeights = new Float64Array(CELLS)
  let total = 0
  for (let i = 0; i < SHAPES.length; i++) {
    let hands = 0
    for (let p = 0; p < CELL_POINTS; p++) {
      const at = i * CELL_POINTS + p
      const weight = weights[at]!
      if (weight === 0 || !hasCell(cells, at)) continue
      kept[at] = weight
      hcp[p] = hcp[p]! + weight
      hands += weight
    }
    if (hands === 0) continue
    shapes[i] = hands
    total += hands
    const shape = SHAPES[i]!
    for (const suit of [0, 1, 2, 3] as const)
      lengths[suit][shape[suit]] = lengths[suit][shape[suit]]! + hands
  }
  return { total, lengths, hcp, shapes, cells: kept }
}
