/**
 * Weighted sums over the layouts of three hands, from tables of each suit by the lengths and points
 * of the first two hands. Half vectors of a hand (two suits) that no weight can tell apart form a
 * class; tables of two suits are summed by the classes of all three hands, and the two halves are
 * joined class by class. Derivatives come back through the same joins. All terms are non-negative,
 * so a sum is nought only when it is exactly nought, and rounding stays near 1e-15.
 */

import { finish } from '#core/steps.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { join, reach, residueOf } from './layouts-three-join.ts'
import {
  type Group,
  type HalfSums,
  prepare,
  THREE_CELL,
  type ThreeCell,
  type ThreeProblem,
} from './layouts-three-tables.ts'

export { THREE_CELL, THREE_ROW, type ThreeProblem, threeCells } from './layouts-three-tables.ts'

export interface ThreeSums {
  total: number
  /** At hand * 41 + unseen points. */
  readonly points: Float64Array
  /**
   * By the lengths of two suits in a hand: see `Posterior`. Where present, it is called together
   * with derivatives.
   */
  readonly pairs?: Float64Array
  /** By hand: the layouts met under each of its weight functions, by number; called where present. */
  readonly byFunction?: readonly Map<number, number>[]
}

/**
 * Takes the derivatives by tables of two suits back to those by single suits.
 * @param told called for each pair of lengths with the weight of the layouts that have them.
 */
function backward(
  half: HalfSums,
  told?: (x: ThreeCell, y: ThreeCell, weight: number) => void,
): void {
  for (const { x, y, to } of half.parts) {
    const { slope } = to
    let weight = 0
    for (let i = 0; i < x.offsets.length; i++) {
      const from = x.offsets[i]!
      const value = x.values[i]!
      let sum = 0
      for (let k = 0; k < y.offsets.length; k++) {
        const here = slope[from + y.offsets[k]!]!
        sum += here * y.values[k]!
        y.slopes[k] = y.slopes[k]! + here * value
      }
      x.slopes[i] = x.slopes[i]! + sum
      weight += sum * value
    }
    told?.(x, y, weight)
  }
}

/** Adds to the weights by the lengths of two suits, in each hand. */
const pairsInto =
  (pairs: Float64Array, half: 0 | 1, [first, second]: readonly [number, number]) =>
  (x: ThreeCell, y: ThreeCell, weight: number): void => {
    const held = [x.a * 14 + y.a, x.b * 14 + y.b, (first - x.a - x.b) * 14 + second - y.a - y.b]
    for (const [hand, at] of held.entries()) {
      const i = (hand * 2 + half) * 196 + at
      pairs[i] = pairs[i]! + weight
    }
  }

const MODULUS = 2 ** 20
/** Entries of high tables joined between two yields: some milliseconds. */
const STEP = 10_000

/**
 * Adds the weighted layouts of one set of tables, yielding the share of the joins done (0..1) every
 * few milliseconds.
 * @param slopes derivatives by suit to add to, in the shape of `cells`; none when absent.
 * @returns the total modulo 2^20 where asked: tables must then hold whole numbers below 2^53, and
 * weights be 0 or 1. With the rounded total it gives the exact one.
 */
export function* addThreeSteps(
  sums: ThreeSums,
  problem: ThreeProblem,
  slopes?: Tuple4<Float64Array>,
  modular = false,
): Generator<number, number, void> {
  const { cells, low, high, groupsOf, weights } = yield* prepare(problem, slopes !== undefined)
  const { unseen, points } = problem
  if (modular)
    for (const triple of [...low.triples, ...high.triples])
      for (const [k, at] of triple.at.entries()) {
        triple.table[at] = triple.table[at]! % MODULUS
        triple.values[k] = triple.table[at]
      }
  const joint = new Float64Array(41 * 41)
  const spare: Group[] = []
  let residue = 0
  let work = 0
  for (const [n, two] of high.triples.entries()) {
    if (work > STEP) {
      work = 0
      yield n / high.triples.length
    }
    const groups = groupsOf(two, spare)
    for (const group of groups) {
      if (modular) {
        residue = (residue + residueOf(group, two, MODULUS)) % MODULUS
        continue
      }
      join(group, two)
      work += two.wide.length
      if (slopes === undefined) continue
      for (const { at, slope } of group.members)
        for (let k = 0; k < at.length; k++) {
          const i = at[k]!
          slope[i] = slope[i]! + reach[i]!
        }
    }
    spare.push(...groups)
  }
  for (const { met, values, ids } of weights.values()) {
    let sum = 0
    for (let i = 0; i < joint.length; i++) {
      if (met[i] === 0) continue
      const here = met[i]! * values[i]!
      joint[i] = joint[i]! + here
      sum += here
    }
    for (const [hand, by] of (sums.byFunction ?? []).entries())
      by.set(ids[hand]!, (by.get(ids[hand]!) ?? 0) + sum)
  }
  for (let a = 0; a <= points; a++)
    for (let b = 0; a + b <= points; b++) {
      const here = joint[a * 41 + b]!
      if (here === 0) continue
      sums.total += here
      sums.points[a] = sums.points[a]! + here
      sums.points[41 + b] = sums.points[41 + b]! + here
      sums.points[82 + points - a - b] = sums.points[82 + points - a - b]! + here
    }
  if (slopes === undefined) return residue
  const { pairs } = sums
  backward(low, pairs && pairsInto(pairs, 0, [unseen[0], unseen[1]]))
  backward(high, pairs && pairsInto(pairs, 1, [unseen[2], unseen[3]]))
  for (const [suit, list] of cells.entries())
    for (const cell of list) {
      const out = slopes[suit as 0]
      const base = (cell.a * (unseen[suit as 0] + 1) + cell.b) * THREE_CELL
      for (const [i, offset] of cell.offsets.entries())
        out[base + offset] = out[base + offset]! + cell.slopes[i]!
    }
  return residue
}

/** The same in one go. */
export function addThree(
  sums: ThreeSums,
  problem: ThreeProblem,
  slopes?: Tuple4<Float64Array>,
  modular = false,
): number {
  return finish(addThreeSteps(sums, problem, slopes, modular))
}
