/**
 * Two halves of the suits joined under one weight on the points of three hands: what the weight is
 * met by, and the derivatives by the tables of both halves.
 */
import {
  type Factors,
  type Group,
  TABLE,
  THREE_ROW,
  type Triple,
  WIDE,
} from './layouts-three-tables.ts'

/** The derivative by the low tables of the join made last, so that no array is made per join. */
export const reach = new Float64Array(TABLE)

/** Joins the group's low tables with one high table; adds to its slope, leaves theirs in `reach`. */
export function join(group: Group, two: Triple): void {
  const { factors } = group.weight
  if (factors === undefined) joinPlain(group, two)
  else joinFactors(group, two, factors)
}

function joinPlain(group: Group, two: Triple): void {
  const { sum } = group
  const { values: weight, from, below, met } = group.weight
  const { table, slope, ends, rows } = two
  for (let ia = 0; ia < group.rows; ia++) {
    const end = group.ends[ia]!
    for (let ib = 0; ib < end; ib++) {
      const i = ia * THREE_ROW + ib
      const m = sum[i]!
      let r = 0
      if (m !== 0)
        for (let ka = 0; ka < rows; ka++) {
          const a = ia + ka
          const first = from[a]! - ib
          const last = below[a]! - ib
          const top = ends[ka]!
          const stop = last < top ? last : top
          const base = ka * THREE_ROW
          const to = a * 41 + ib
          for (let kb = first > 0 ? first : 0; kb < stop; kb++) {
            const v = table[base + kb]!
            const w = weight[to + kb]!
            r += v * w
            slope[base + kb] = slope[base + kb]! + m * w
            met[to + kb] = met[to + kb]! + m * v
          }
        }
      reach[i] = r
    }
  }
}

/** Sums over one hand's points, and derivatives, under way. */
const partial = new Float64Array(TABLE)
const steep = new Float64Array(TABLE)
/** What `partial` holds: of which high table, by which function, up to which points of the low ones. */
let partialOf: Triple | undefined
let partialBy: Float64Array | undefined
let partialEnd = 0

/** By the high table's first points and the low one's second: the second hand's factor summed. */
function sumSecond(two: Triple, second: Float64Array, end: number): void {
  if (partialOf === two && partialBy === second && partialEnd >= end) return
  const { table, ends, rows } = two
  for (let a = 0; a < rows; a++) {
    const base = a * THREE_ROW
    const top = ends[a]!
    for (let b = 0; b < end; b++) {
      let r = 0
      for (let k = 0; k < top; k++) r += table[base + k]! * second[b + k]!
      partial[base + b] = r
    }
  }
  partialOf = two
  partialBy = second
  partialEnd = end
}

/**
 * The same where the weight is a product of one factor for each of two hands, so that the points of
 * one hand can be summed before those of the other.
 */
function joinFactors(group: Group, two: Triple, { first, second }: Factors): void {
  const { sum, ends: low, rows: lowRows } = group
  const { from, below, met } = group.weight
  const { table, slope, ends, rows } = two
  let lowEnd = 0
  for (let a = 0; a < lowRows; a++) if (low[a]! > lowEnd) lowEnd = low[a]!
  let highEnd = 0
  for (let a = 0; a < rows; a++) if (ends[a]! > highEnd) highEnd = ends[a]!
  sumSecond(two, second, lowEnd)
  for (let a = 0; a < lowRows; a++) {
    const base = a * THREE_ROW
    const end = low[a]!
    for (let b = 0; b < end; b++) {
      let r = 0
      for (let k = 0; k < rows; k++) r += partial[k * THREE_ROW + b]! * first[a + k]!
      reach[base + b] = r
    }
    // By the low table's first points and the high one's second.
    for (let b = 0; b < highEnd; b++) {
      let r = 0
      for (let k = 0; k < end; k++) r += sum[base + k]! * second[b + k]!
      steep[base + b] = r
    }
  }
  for (let a = 0; a < rows; a++) {
    const end = ends[a]!
    for (let j = 0; j < lowRows; j++) {
      const f = first[a + j]!
      if (f === 0) continue
      for (let b = 0; b < end; b++) {
        const i = a * THREE_ROW + b
        slope[i] = slope[i]! + steep[j * THREE_ROW + b]! * f
      }
    }
  }
  for (let ia = 0; ia < lowRows; ia++) {
    const end = low[ia]!
    for (let ka = 0; ka < rows; ka++) {
      const a = ia + ka
      const least = from[a]!
      const most = below[a]!
      if (most === 0) continue
      const top = ends[ka]!
      const base = ka * THREE_ROW
      for (let ib = 0; ib < end; ib++) {
        const m = sum[ia * THREE_ROW + ib]!
        if (m === 0) continue
        const to = a * 41 + ib
        const stop = most - ib < top ? most - ib : top
        for (let kb = least > ib ? least - ib : 0; kb < stop; kb++)
          met[to + kb] = met[to + kb]! + m * table[base + kb]!
      }
    }
  }
}

/** The total of the join modulo 2^20, from tables that are so already and weights of 0 and 1. */
export function residueOf(group: Group, two: Triple, modulus: number): number {
  const { sum } = group
  const { wide, values } = two
  let residue = 0
  for (let i = 0; i < TABLE; i++) {
    const m = sum[i]! % modulus
    if (m === 0) continue
    const from = WIDE[i]!
    let r = 0
    for (let k = 0; k < wide.length; k++) r += values[k]! * group.weight.values[from + wide[k]!]!
    residue = (residue + m * (r % modulus)) % modulus
  }
  return residue
}
