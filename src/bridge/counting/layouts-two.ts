/**
 * Weighted sums over the layouts of two hands, from tables of each suit by the first hand's length
 * and points. Two suits at a time are joined over points, then every vector of lengths joins the two
 * pairs under the weight of its lengths and points. Derivatives come from the same pass backwards:
 * an entry's derivative is the weight of all completions of that suit. While the sums stay below
 * 2^53 whole-number weights give whole-number sums, exactly.
 */
import type { Tuple4 } from '#core/tuple.ts'

/** A suit's table: entry length * 11 + points is the sum over the first hand's holdings of that kind. */
export type SuitCells = Float64Array
export const SUIT_CELL_POINTS = 11
export const SUIT_CELLS = 14 * SUIT_CELL_POINTS
const PAIR_POINTS = 21
const PAIRS = 14 * 14

export interface TwoSums {
  total: number
  /** First hand's unseen cards, at suit * 14 + length. */
  readonly lengths: Float64Array
  /** First hand's unseen points, 0..40. */
  readonly points: Float64Array
}
export const emptySums = (): TwoSums => ({
  total: 0,
  lengths: new Float64Array(56),
  points: new Float64Array(41),
})

/**
 * The weight of a vector of lengths of the first hand (clubs, diamonds, hearts, spades; unseen cards
 * only) as a function of its unseen points; `undefined` when it is nought everywhere. The array may
 * be used again for the next vector.
 */
export type VectorWeight = (c: number, d: number, h: number, s: number) => Float64Array | undefined

interface Pair {
  readonly table: Float64Array
  /** Highest points of the pair. */
  readonly top: number
  /** Entry jx * 14 + jy: something is there. */
  readonly some: Uint8Array
  /** The first and last points with an entry there. */
  readonly from: Uint8Array
  readonly to: Uint8Array
}

const topOf = (cells: SuitCells): number => {
  let top = 0
  for (let i = 0; i < SUIT_CELLS; i++)
    if (cells[i]! !== 0 && i % SUIT_CELL_POINTS > top) top = i % SUIT_CELL_POINTS
  return top
}
const rowsOf = (cells: SuitCells): readonly number[] =>
  Array.from({ length: 14 }, (_, j) => j).filter((j) => {
    for (let p = 0; p < SUIT_CELL_POINTS; p++)
      if (cells[j * SUIT_CELL_POINTS + p] !== 0) return true
    return false
  })

function pairOf(x: SuitCells, y: SuitCells): Pair {
  const table = new Float64Array(PAIRS * PAIR_POINTS)
  const some = new Uint8Array(PAIRS)
  const [topX, topY] = [topOf(x), topOf(y)]
  const rowsY = rowsOf(y)
  for (const jx of rowsOf(x))
    for (const jy of rowsY) {
      const at = (jx * 14 + jy) * PAIR_POINTS
      some[jx * 14 + jy] = 1
      for (let p = 0; p <= topX; p++) {
        const ways = x[jx * SUIT_CELL_POINTS + p]!
        if (ways === 0) continue
        for (let q = 0; q <= topY; q++)
          table[at + p + q] = table[at + p + q]! + ways * y[jy * SUIT_CELL_POINTS + q]!
      }
    }
  const from = new Uint8Array(PAIRS)
  const to = new Uint8Array(PAIRS)
  for (let at = 0; at < PAIRS; at++) {
    if (some[at] === 0) continue
    const row = at * PAIR_POINTS
    let first = 0
    while (table[row + first] === 0) first += 1
    let last = topX + topY
    while (table[row + last] === 0) last -= 1
    from[at] = first
    to[at] = last
  }
  return { table, top: topX + topY, some, from, to }
}

/** Takes the derivative of a pair back to its suits. */
function unpair(
  pair: Pair,
  slope: Float64Array,
  x: SuitCells,
  y: SuitCells,
  dx: SuitCells,
  dy: SuitCells,
): void {
  const [topX, topY] = [topOf(x), topOf(y)]
  for (let at = 0; at < PAIRS; at++) {
    if (pair.some[at] === 0) continue
    const rowX = ((at / 14) | 0) * SUIT_CELL_POINTS
    const rowY = (at % 14) * SUIT_CELL_POINTS
    const from = at * PAIR_POINTS
    for (let p = 0; p <= topX; p++) {
      const ways = x[rowX + p]!
      let sum = 0
      for (let q = 0; q <= topY; q++) {
        const slopeHere = slope[from + p + q]!
        sum += slopeHere * y[rowY + q]!
        dy[rowY + q] = dy[rowY + q]! + slopeHere * ways
      }
      dx[rowX + p] = dx[rowX + p]! + sum
    }
  }
}

/**
 * Called for each vector: its lengths, its share of the total, and its layouts by points before the
 * weight of the vector (an array that is used again).
 */
export type VectorSeen = (
  c: number,
  d: number,
  h: number,
  s: number,
  weight: number,
  byPoints: Float64Array,
) => void

/**
 * Adds the weighted layouts of one set of suit tables.
 * @param places vacant places of the first hand.
 * @param slopes derivatives by suit to add to; none are worked out when absent.
 */
export function addTwo(
  sums: TwoSums,
  cells: Tuple4<SuitCells>,
  places: number,
  weightOf: VectorWeight,
  slopes?: Tuple4<SuitCells>,
  seen?: VectorSeen,
): void {
  const low = pairOf(cells[0], cells[1])
  const high = pairOf(cells[2], cells[3])
  const M = low.table
  const N = high.table
  const dM = slopes === undefined ? undefined : new Float64Array(M.length)
  const dN = slopes === undefined ? undefined : new Float64Array(N.length)
  const { lengths, points } = sums
  const sum = new Float64Array(41)
  for (let a = 0; a < PAIRS; a++) {
    if (low.some[a] === 0) continue
    const c = (a / 14) | 0
    const d = a % 14
    const left = places - c - d
    const m0 = a * PAIR_POINTS
    const [firstU, lastU] = [low.from[a]!, low.to[a]!]
    for (let h = Math.max(0, left - 13); h <= 13 && h <= left; h++) {
      const s = left - h
      const b = h * 14 + s
      if (high.some[b] === 0) continue
      const weight = weightOf(c, d, h, s)
      if (weight === undefined) continue
      const n0 = b * PAIR_POINTS
      const [firstV, lastV] = [high.from[b]!, high.to[b]!]
      const both = lastU + lastV
      sum.fill(0)
      if (dM !== undefined && dN !== undefined)
        for (let u = firstU; u <= lastU; u++) {
          const m = M[m0 + u]!
          if (m === 0) continue
          let r = 0
          for (let v = firstV; v <= lastV; v++) {
            const n = N[n0 + v]!
            const w = weight[u + v]!
            r += w * n
            sum[u + v] = sum[u + v]! + m * n
            dN[n0 + v] = dN[n0 + v]! + w * m
          }
          dM[m0 + u] = dM[m0 + u]! + r
        }
      else
        for (let u = firstU; u <= lastU; u++) {
          const m = M[m0 + u]!
          if (m === 0) continue
          for (let v = firstV; v <= lastV; v++) sum[u + v] = sum[u + v]! + m * N[n0 + v]!
        }
      let z = 0
      for (let t = firstU + firstV; t <= both; t++) {
        const here = sum[t]! * weight[t]!
        points[t] = points[t]! + here
        z += here
      }
      if (z === 0) continue
      seen?.(c, d, h, s, z, sum)
      sums.total += z
      lengths[c] = lengths[c]! + z
      lengths[14 + d] = lengths[14 + d]! + z
      lengths[28 + h] = lengths[28 + h]! + z
      lengths[42 + s] = lengths[42 + s]! + z
    }
  }
  if (slopes === undefined || dM === undefined || dN === undefined) return
  unpair(low, dM, cells[0], cells[1], slopes[0], slopes[1])
  unpair(high, dN, cells[2], cells[3], slopes[2], slopes[3])
}
