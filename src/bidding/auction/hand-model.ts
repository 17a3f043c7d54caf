/** Limits and means of points and lengths over a set of cells. */

import { type CellPair, type CellSet, fullCells } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { type CellWeights, packWeights } from '#constraint/cells-weights.ts'
import { SHAPES } from '#core/shape.ts'
import { bySuit } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import type { HandModel, ReadingStatus, Span } from './public-state.ts'

/** The share of hands left out at either end for the usual limits. */
const TAIL = 0.02

const spanOf = (counts: Float64Array, total: number): Span => {
  const min = Math.max(
    0,
    counts.findIndex((n) => n > 0),
  )
  const max = Math.max(
    min,
    counts.findLastIndex((n) => n > 0),
  )
  const tail = total * TAIL
  let low = min
  for (let sum = counts[low]!; sum < tail && low < max; sum += counts[low]!) low++
  let high = max
  for (let sum = counts[high]!; sum < tail && high > low; sum += counts[high]!) high--
  return { min, max, low, high }
}
const meanOf = (counts: Float64Array, total: number): number =>
  total === 0 ? 0 : counts.reduce((sum, n, i) => sum + n * i, 0) / total

/** Numbers of hands by points and by length, and what follows from them. */
export interface Profile {
  /** Hands in the cells. */
  readonly total: number
  readonly hcp: Span
  /** By suit, clubs first. */
  readonly lengths: Tuple4<Span>
  readonly lengthMeans: Tuple4<number>
}

/** The profile of the hands of these cells, each cell counting by its weight. */
export function profileOf(set: CellSet, weights: Readonly<CellWeights>): Profile {
  const points = new Float64Array(CELL_POINTS)
  const lengths = bySuit(() => new Float64Array(14))
  let total = 0
  for (let word = 0; word < set.length; word++)
    for (let rest = set[word]!; rest !== 0; rest &= rest - 1) {
      const cell = word * 32 + 31 - Math.clz32(rest & -rest)
      const weight = weights[cell]!
      if (weight === 0) continue
      const at = (cell / CELL_POINTS) | 0
      const hcp = cell - at * CELL_POINTS
      const shape = SHAPES[at]!
      points[hcp] = points[hcp]! + weight
      for (let suit = 0; suit < 4; suit++) {
        const counts = lengths[suit] as Float64Array
        const n = shape[suit as 0]
        counts[n] = counts[n]! + weight
      }
      total += weight
    }
  return {
    total,
    hcp: spanOf(points, total),
    lengths: mapTuple4(lengths, (counts) => spanOf(counts, total)),
    lengthMeans: mapTuple4(lengths, (counts) => meanOf(counts, total)),
  }
}

/** The limits by the number of hands of the whole pack in each cell. */
export function handModelOf(cells: CellPair, status: ReadingStatus): HandModel {
  const { hcp, lengths } = profileOf(cells.may, packWeights())
  return { cells, hcp, lengths, status }
}

const all = fullCells()
let nothing: HandModel | undefined
/**
 * The picture of a hand of which nothing is known. Computed when first asked for: every worker
 * loads this module, and it takes 10 ms.
 */
export function blankHandModel(): HandModel {
  nothing ??= handModelOf({ may: all, must: all }, 'exact')
  return nothing
}
