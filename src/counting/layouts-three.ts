/**
 * Weighted sums over the layouts of three hands, from tables of each suit by the lengths and points
 * of the first two hands. Half vectors of a hand (two suits) that no weight can tell apart form a
 * class; tables of two suits are summed by the classes of all three hands, and the two halves are
 * joined class by class. Derivatives come back through the same joins. All terms are non-negative,
 * so a sum is nought only when it is exactly nought, and rounding stays near 1e-15.
 */
import {
  type Group,
  type HalfSums,
  prepare,
  TABLE,
  THREE_CELL,
  THREE_ROW,
  type ThreeProblem,
  type Triple,
  WIDE,
} from './layouts-three-tables.ts'

export { THREE_CELL, THREE_ROW, type ThreeProblem, threeCells } from './layouts-three-tables.ts'

type Four<T> = readonly [T, T, T, T]

export interface ThreeSums {
  total: number
  /** At hand * 41 + unseen points. */
  readonly points: Float64Array
}

function backward(half: HalfSums): void {
  for (const { x, y, to } of half.parts) {
    const { slope } = to
    for (let i = 0; i < x.offsets.length; i++) {
      const from = x.offsets[i] as number
      const value = x.values[i] as number
      let sum = 0
      for (let k = 0; k < y.offsets.length; k++) {
        const here = slope[from + (y.offsets[k] as number)] as number
        sum += here * (y.values[k] as number)
        y.slopes[k] = (y.slopes[k] as number) + here * value
      }
      x.slopes[i] = (x.slopes[i] as number) + sum
    }
  }
}

const MODULUS = 2 ** 20
/** Entries of high tables joined between two yields: some milliseconds. */
const STEP = 10_000

/** Scratch of one join, so that none is made per join. */
const reach = new Float64Array(TABLE)

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
  slopes?: Four<Float64Array>,
  modular = false,
): Generator<number, number, void> {
  const { cells, low, high, groupsOf, weights } = yield* prepare(problem)
  const { unseen, points } = problem
  if (modular)
    for (const triple of [...low.triples, ...high.triples])
      for (const [k, at] of triple.at.entries()) {
        triple.table[at] = (triple.table[at] as number) % MODULUS
        triple.values[k] = triple.table[at]
      }
  const joint = new Float64Array(41 * 41)
  let residue = 0
  let work = 0
  for (const [n, two] of high.triples.entries()) {
    if (work > STEP) {
      work = 0
      yield n / high.triples.length
    }
    for (const group of groupsOf(two)) {
      if (modular) {
        residue = (residue + residueOf(group, two)) % MODULUS
        continue
      }
      if (group.weight.factors === undefined) join(group, two)
      else joinFactors(group, two, group.weight.factors)
      work += two.wide.length
      if (slopes === undefined) continue
      for (const { at, slope } of group.members)
        for (let k = 0; k < at.length; k++) {
          const i = at[k] as number
          slope[i] = (slope[i] as number) + (reach[i] as number)
        }
    }
  }
  for (const { met, values } of weights.values())
    for (let i = 0; i < joint.length; i++)
      if (met[i] !== 0) joint[i] = (joint[i] as number) + (met[i] as number) * (values[i] as number)
  for (let a = 0; a <= points; a++)
    for (let b = 0; a + b <= points; b++) {
      const here = joint[a * 41 + b] as number
      if (here === 0) continue
      sums.total += here
      sums.points[a] = (sums.points[a] as number) + here
      sums.points[41 + b] = (sums.points[41 + b] as number) + here
      sums.points[82 + points - a - b] = (sums.points[82 + points - a - b] as number) + here
    }
  if (slopes === undefined) return residue
  for (const triple of high.triples)
    for (const [k, at] of triple.at.entries()) triple.slope[at] = triple.slopes[k] as number
  backward(low)
  backward(high)
  for (const [suit, list] of cells.entries())
    for (const cell of list) {
      const out = slopes[suit as 0]
      const base = (cell.a * (unseen[suit as 0] + 1) + cell.b) * THREE_CELL
      for (const [i, offset] of cell.offsets.entries())
        out[base + offset] = (out[base + offset] as number) + (cell.slopes[i] as number)
    }
  return residue
}

/** The same in one go. */
export function addThree(
  sums: ThreeSums,
  problem: ThreeProblem,
  slopes?: Four<Float64Array>,
  modular = false,
): number {
  const steps = addThreeSteps(sums, problem, slopes, modular)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Joins the group's low tables with one high table; leaves the low derivative in `reach`. */
function join(group: Group, two: Triple): void {
  const { sum } = group
  const { values: weight, rows: some, met } = group.weight
  const { wide, values, slopes, rows } = two
  const last = rows.length - 1
  for (let i = 0; i < TABLE; i++) {
    const m = sum[i] as number
    reach[i] = 0
    if (m === 0) continue
    const from = WIDE[i] as number
    const row = (i / THREE_ROW) | 0
    let r = 0
    for (let a = 0; a < last; a++) {
      const start = rows[a] as number
      const end = rows[a + 1] as number
      if (start === end || some[row + a] === 0) continue
      for (let k = start; k < end; k++) {
        const to = from + (wide[k] as number)
        const w = weight[to] as number
        if (w === 0) continue
        const v = values[k] as number
        r += v * w
        slopes[k] = (slopes[k] as number) + m * w
        met[to] = (met[to] as number) + m * v
      }
    }
    reach[i] = r
  }
}

/** Sums over one hand's points, and derivatives, under way. */
const partial = new Float64Array(TABLE)
const steep = new Float64Array(TABLE)

/**
 * The same where the weight is a product of one factor for each of two hands, so that the points of
 * one hand can be summed before those of the other.
 */
function joinFactors(
  group: Group,
  two: Triple,
  [fa, fb]: readonly [Float64Array, Float64Array],
): void {
  const { sum } = group
  const { met } = group.weight
  const { table, at, slopes, tops } = two
  const [topA, topB] = tops
  let lowA = 0
  let lowB = 0
  for (let i = 0; i < TABLE; i++)
    if (sum[i] !== 0) {
      lowA = (i / THREE_ROW) | 0
      if (i % THREE_ROW > lowB) lowB = i % THREE_ROW
    }
  // By the high table's first points and the low one's second.
  for (let a = 0; a <= topA; a++)
    for (let b = 0; b <= lowB; b++) {
      let r = 0
      for (let k = 0; k <= topB; k++)
        r += (table[a * THREE_ROW + k] as number) * (fb[b + k] as number)
      partial[a * THREE_ROW + b] = r
    }
  reach.fill(0)
  for (let a = 0; a <= lowA; a++)
    for (let b = 0; b <= lowB; b++) {
      const i = a * THREE_ROW + b
      if (sum[i] === 0) continue
      let r = 0
      for (let k = 0; k <= topA; k++)
        r += (partial[k * THREE_ROW + b] as number) * (fa[a + k] as number)
      reach[i] = r
    }
  // By the low table's first points and the high one's second.
  for (let a = 0; a <= lowA; a++)
    for (let b = 0; b <= topB; b++) {
      let r = 0
      for (let k = 0; k <= lowB; k++)
        r += (sum[a * THREE_ROW + k] as number) * (fb[b + k] as number)
      steep[a * THREE_ROW + b] = r
    }
  for (let k = 0; k < at.length; k++) {
    const i = at[k] as number
    const a = (i / THREE_ROW) | 0
    const b = i - a * THREE_ROW
    let r = 0
    for (let j = 0; j <= lowA; j++)
      r += (steep[j * THREE_ROW + b] as number) * (fa[a + j] as number)
    slopes[k] = (slopes[k] as number) + r
  }
  for (let a = 0; a <= lowA; a++)
    for (let b = 0; b <= lowB; b++) {
      const m = sum[a * THREE_ROW + b] as number
      if (m === 0) continue
      for (let j = 0; j <= topA; j++) {
        if (fa[a + j] === 0) continue
        const from = j * THREE_ROW
        const to = (a + j) * 41 + b
        for (let k = 0; k <= topB; k++)
          met[to + k] = (met[to + k] as number) + m * (table[from + k] as number)
      }
    }
}

/** The total of the join modulo 2^20, from tables that are so already and weights of 0 and 1. */
function residueOf(group: Group, two: Triple): number {
  const { sum } = group
  const { wide, values } = two
  let residue = 0
  for (let i = 0; i < TABLE; i++) {
    const m = (sum[i] as number) % MODULUS
    if (m === 0) continue
    const from = WIDE[i] as number
    let r = 0
    for (let k = 0; k < wide.length; k++)
      r += (values[k] as number) * (group.weight.values[from + (wide[k] as number)] as number)
    residue = (residue + m * (r % MODULUS)) % MODULUS
  }
  return residue
}
