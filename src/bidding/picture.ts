/** Limits of points and lengths of a set of cells, strict and usual. */
import { type CellPair, type CellSet, fullCells } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { Picture, ReadingStatus, Span } from './public-state.ts'

/** The share of hands left out at either end for the usual limits. */
const TAIL = 0.02

const spanOf = (counts: Float64Array, total: number): Span => {
  let min = counts.findIndex((n) => n > 0)
  if (min < 0) min = 0
  const max = Math.max(
    min,
    counts.findLastIndex((n) => n > 0),
  )
  const tail = total * TAIL
  let low = min
  for (let sum = counts[low] as number; sum < tail && low < max; sum += counts[low] as number) low++
  let high = max
  for (let sum = counts[high] as number; sum < tail && high > low; sum += counts[high] as number)
    high--
  return { min, max, low, high }
}

/** The limits by the number of hands of the whole pack in each cell. */
export function pictureOf(cells: CellPair, status: ReadingStatus): Picture {
  const weights = packWeights()
  const points = new Float64Array(CELL_POINTS)
  const lengths = [0, 1, 2, 3].map(() => new Float64Array(14))
  let total = 0
  const set: CellSet = cells.may
  for (let word = 0; word < set.length; word++)
    for (let rest = set[word] as number; rest !== 0; rest &= rest - 1) {
      const cell = word * 32 + 31 - Math.clz32(rest & -rest)
      const weight = weights[cell] as number
      const at = (cell / CELL_POINTS) | 0
      const hcp = cell - at * CELL_POINTS
      const shape = SHAPES[at] as Shape
      points[hcp] = (points[hcp] as number) + weight
      for (let suit = 0; suit < 4; suit++) {
        const counts = lengths[suit] as Float64Array
        const n = shape[suit as 0]
        counts[n] = (counts[n] as number) + weight
      }
      total += weight
    }
  return {
    cells,
    hcp: spanOf(points, total),
    lengths: lengths.map((counts) => spanOf(counts, total)) as unknown as Picture['lengths'],
    status,
  }
}

const all = fullCells()
/** Nothing known. */
export const BLANK: Picture = pictureOf({ may: all, must: all }, 'exact')
