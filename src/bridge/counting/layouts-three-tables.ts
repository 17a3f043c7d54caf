/**
 * What the count over three hands is made of: the tables of each suit by cells, half vectors that no
 * weight can tell apart as classes, and the tables of two suits by the classes of all three hands.
 */
import type { Tuple4 } from '#core/tuple.ts'

/** Index (jA * (r + 1) + jB) * 231 + hA * 21 + hB: lengths and points of the first and second hand, r cards unseen. */
export const THREE_CELL = 231
/** The number of entries in the table of a suit with this many unseen cards. */
export const threeCells = (unseen: number): number => (unseen + 1) ** 2 * THREE_CELL
/** Step of the first hand's points; the second hand's are the units. */
export const THREE_ROW = 21
export const TABLE = THREE_ROW * THREE_ROW

export interface ThreeProblem {
  readonly cells: Tuple4<Float64Array>
  /** Unseen cards by suit. */
  readonly unseen: Tuple4<number>
  /** Vacant places of the three hands. */
  readonly vacant: readonly [number, number, number]
  /** Unseen points in all. */
  readonly points: number
  /**
   * Number of the weight function of a hand for its unseen lengths (clubs first): the same number
   * for the same function, -1 when it is nought everywhere.
   */
  readonly weightOf: (hand: number, c: number, d: number, h: number, s: number) => number
  /** The weight functions by number, each by the hand's own unseen points. */
  readonly functions: readonly Float64Array[]
}
/** The classes of one hand's half vectors, and the function of each pair of classes. */
interface Classes {
  /** By c * 14 + d, and by h * 14 + s: the class, or -1 when the vector has no weight. */
  readonly low: Int16Array
  readonly high: Int16Array
  readonly highs: number
  /** At low class * highs + high class: number of the weight function or -1. */
  readonly joined: Int32Array
}

function classesOf(problem: ThreeProblem, hand: number): Classes {
  const places = problem.vacant[hand]!
  const [rc, rd, rh, rs] = problem.unseen
  const ids = new Map<number, number>()
  for (let c = 0; c <= rc && c <= places; c++)
    for (let d = 0; d <= rd && c + d <= places; d++)
      for (let h = Math.max(0, places - c - d - rs); h <= rh && c + d + h <= places; h++) {
        const s = places - c - d - h
        const id = problem.weightOf(hand, c, d, h, s)
        if (id >= 0) ids.set((c * 14 + d) * 196 + h * 14 + s, id)
      }
  const lowSigns = new Map<number, string>()
  for (const [key, id] of ids) {
    const low = (key / 196) | 0
    lowSigns.set(low, `${lowSigns.get(low) ?? ''}${key % 196}:${id} `)
  }
  const low = new Int16Array(196).fill(-1)
  const known = new Map<string, number>()
  const first: number[] = []
  for (const [at, sign] of lowSigns) {
    let n = known.get(sign)
    if (n === undefined) {
      n = first.length
      known.set(sign, n)
      first.push(at)
    }
    low[at] = n
  }
  const highSigns = new Map<number, string>()
  for (const [n, at] of first.entries())
    for (let b = 0; b < 196; b++) {
      const id = ids.get(at * 196 + b)
      if (id !== undefined) highSigns.set(b, `${highSigns.get(b) ?? ''}${n}:${id} `)
    }
  const high = new Int16Array(196).fill(-1)
  const knownHigh = new Map<string, number>()
  const firstHigh: number[] = []
  for (const [at, sign] of highSigns) {
    let n = knownHigh.get(sign)
    if (n === undefined) {
      n = firstHigh.length
      knownHigh.set(sign, n)
      firstHigh.push(at)
    }
    high[at] = n
  }
  const joined = new Int32Array(first.length * firstHigh.length).fill(-1)
  for (const [n, a] of first.entries())
    for (const [m, b] of firstHigh.entries())
      joined[n * firstHigh.length + m] = ids.get(a * 196 + b) ?? -1
  return { low, high, highs: firstHigh.length, joined }
}

/** A place in a table as an index with 41 a row, where the points of both halves add up. */
export const WIDE = Int32Array.from(
  { length: TABLE },
  (_, i) => ((i / THREE_ROW) | 0) * 41 + (i % THREE_ROW),
)

/** The entries of one pair of lengths in a suit's table: offsets in points, and sums. */
export interface ThreeCell {
  readonly a: number
  readonly b: number
  readonly offsets: Int32Array
  readonly values: Float64Array
  readonly slopes: Float64Array
}
function cellsOf(table: Float64Array, unseen: number): readonly ThreeCell[] {
  const out: ThreeCell[] = []
  for (let a = 0; a <= unseen; a++)
    for (let b = 0; a + b <= unseen; b++) {
      const base = (a * (unseen + 1) + b) * THREE_CELL
      const offsets: number[] = []
      const values: number[] = []
      for (let at = 0; at < THREE_CELL; at++) {
        const value = table[base + at]!
        if (value === 0) continue
        offsets.push(at)
        values.push(value)
      }
      if (offsets.length > 0)
        out.push({
          a,
          b,
          offsets: Int32Array.from(offsets),
          values: Float64Array.from(values),
          slopes: new Float64Array(offsets.length),
        })
    }
  return out
}

/** Two suits together, for one class of each hand. */
export interface Triple {
  readonly classes: readonly [number, number, number]
  readonly table: Float64Array
  /** The derivatives by entry of the table; empty where none are wanted. */
  readonly slope: Float64Array
  /** Cards of the two suits in the first and second hand. */
  readonly a: number
  readonly b: number
  /** Where the table is not nought, and in rows of 41; its entries there. */
  at: Int32Array
  wide: Int32Array
  values: Float64Array
  /** By the first hand's points: one more than the most of the second hand's, 0 without an entry. */
  ends: Uint8Array
  /** One more than the most points of the first hand. */
  rows: number
}

export interface HalfSums {
  readonly triples: readonly Triple[]
  /** Each pair of cells with the triple it went to. */
  readonly parts: readonly { readonly x: ThreeCell; readonly y: ThreeCell; readonly to: Triple }[]
}

/** Pairs of entries added up between two yields: a few milliseconds. */
const STEP = 1_000_000

const NONE = new Int32Array(0)
const NO_VALUES = new Float64Array(0)
const NO_ENDS = new Uint8Array(0)
const places = new Int32Array(TABLE)
/** Notes where the table has entries, once it is summed. */
function findEntries(triple: Triple): void {
  const { table } = triple
  const ends = new Uint8Array(THREE_ROW)
  let n = 0
  for (let a = 0; a < THREE_ROW; a++)
    for (let b = 0; b < THREE_ROW; b++) {
      if (table[a * THREE_ROW + b] === 0) continue
      places[n] = a * THREE_ROW + b
      n += 1
      ends[a] = b + 1
      triple.rows = a + 1
    }
  triple.ends = ends
  triple.at = places.slice(0, n)
  triple.wide = new Int32Array(n)
  triple.values = new Float64Array(n)
  for (let k = 0; k < n; k++) {
    const i = places[k]!
    triple.wide[k] = WIDE[i]!
    triple.values[k] = table[i]!
  }
}

function* halfOf(
  x: readonly ThreeCell[],
  y: readonly ThreeCell[],
  totals: readonly [number, number],
  classOf: (hand: number, jx: number, jy: number) => number,
  sloped: boolean,
): Generator<number, HalfSums, void> {
  const triples = new Map<number, Triple>()
  const parts: { x: ThreeCell; y: ThreeCell; to: Triple }[] = []
  let work = 0
  for (const one of x)
    for (const two of y) {
      const ka = classOf(0, one.a, two.a)
      if (ka < 0) continue
      const kb = classOf(1, one.b, two.b)
      if (kb < 0) continue
      const kc = classOf(2, totals[0] - one.a - one.b, totals[1] - two.a - two.b)
      if (kc < 0) continue
      const key = (ka * 1024 + kb) * 1024 + kc
      let to = triples.get(key)
      if (to === undefined) {
        to = {
          classes: [ka, kb, kc],
          table: new Float64Array(TABLE),
          slope: sloped ? new Float64Array(TABLE) : NO_VALUES,
          a: one.a + two.a,
          b: one.b + two.b,
          at: NONE,
          wide: NONE,
          values: NO_VALUES,
          ends: NO_ENDS,
          rows: 0,
        }
        triples.set(key, to)
      }
      parts.push({ x: one, y: two, to })
      work += one.offsets.length * two.offsets.length
      if (work > STEP) {
        work = 0
        yield 0
      }
      const { table } = to
      for (let i = 0; i < one.offsets.length; i++) {
        const from = one.offsets[i]!
        const value = one.values[i]!
        for (let k = 0; k < two.offsets.length; k++) {
          const at = from + two.offsets[k]!
          table[at] = table[at]! + value * two.values[k]!
        }
      }
    }
  const list = [...triples.values()]
  for (const triple of list) findEntries(triple)
  return { triples: list, parts }
}

/** Three weight functions as one, at hA * 41 + hB. */
export interface JointWeight {
  readonly values: Float64Array
  /** By the first hand's points: from which to below which points of the second hand it is not nought. */
  readonly from: Uint8Array
  readonly below: Uint8Array
  /** The numbers of the three functions. */
  readonly ids: readonly [number, number, number]
  /** The factors by the first and second hand's points, where the third hand's are weighed alike. */
  readonly factors: Factors | undefined
  /** Layouts met under this weight so far, by the points of the first two hands, not yet weighed. */
  readonly met: Float64Array
}
export interface Factors {
  readonly first: Float64Array
  readonly second: Float64Array
}

/** Low triples that meet one high triple under the same three weight functions. */
export interface Group {
  readonly weight: JointWeight
  readonly sum: Float64Array
  readonly members: Triple[]
  /** Of the sum, as of a triple. */
  readonly ends: Uint8Array
  rows: number
}

/** The third hand has the rest of the points. */
function jointWeight(
  functions: readonly Float64Array[],
  ids: readonly [number, number, number],
  points: number,
): JointWeight {
  const out = new Float64Array(41 * 41)
  const from = new Uint8Array(41)
  const below = new Uint8Array(41)
  const [fa, fb, fc] = ids.map((id) => functions[id]) as [Float64Array, Float64Array, Float64Array]
  for (let a = 0; a <= points; a++)
    for (let b = 0; a + b <= points; b++) {
      const weight = fa[a]! * fb[b]! * fc[points - a - b]!
      out[a * 41 + b] = weight
      if (weight === 0) continue
      if (below[a] === 0) from[a] = b
      below[a] = b + 1
    }
  const alike = fc.subarray(0, points + 1).every((w) => w === fc[0])
  const factors = alike ? { first: fa.map((w) => w * fc[0]!), second: fb } : undefined
  return { values: out, from, below, ids, factors, met: new Float64Array(41 * 41) }
}

/** Both halves of a problem, and how each high table meets the low ones. */
export interface Prepared {
  readonly cells: readonly (readonly ThreeCell[])[]
  readonly low: HalfSums
  readonly high: HalfSums
  /**
   * Low tables that complete a high one, by the three weight functions they meet under.
   * @param spare the sums of groups that are not needed any more, to be used again.
   */
  readonly groupsOf: (two: Triple, spare?: Group[]) => readonly Group[]
  /** The weights that were met, by the numbers of their functions. */
  readonly weights: ReadonlyMap<number, JointWeight>
}

/**
 * A yield is nought: nothing is joined yet.
 * @param sloped whether derivatives are wanted.
 */
export function* prepare(
  problem: ThreeProblem,
  sloped: boolean,
): Generator<number, Prepared, void> {
  const cells = problem.cells.map((table, i) => cellsOf(table, problem.unseen[i as 0]))
  const [c, d, h, s] = cells
  const hands = [classesOf(problem, 0), classesOf(problem, 1), classesOf(problem, 2)] as const
  const { unseen, vacant, points, functions } = problem
  const low = yield* halfOf(
    c ?? [],
    d ?? [],
    [unseen[0], unseen[1]],
    (hand, x, y) => (x > 13 || y > 13 ? -1 : hands[hand]!.low[x * 14 + y]!),
    sloped,
  )
  const high = yield* halfOf(
    h ?? [],
    s ?? [],
    [unseen[2], unseen[3]],
    (hand, x, y) => (x > 13 || y > 13 ? -1 : hands[hand]!.high[x * 14 + y]!),
    sloped,
  )
  const bySums: Triple[][] = Array.from({ length: 14 * 14 }, () => [])
  for (const triple of low.triples) bySums[triple.a * 14 + triple.b]?.push(triple)
  const weights = new Map<number, JointWeight>()
  const [ca, cb, cc] = hands
  const groupsOf = (two: Triple, spare: Group[] = []): readonly Group[] => {
    const a = vacant[0] - two.a
    const b = vacant[1] - two.b
    if (a < 0 || b < 0) return []
    const groups = new Map<number, Group>()
    for (const one of bySums[a * 14 + b] ?? []) {
      const ia = ca.joined[one.classes[0] * ca.highs + two.classes[0]]!
      const ib = cb.joined[one.classes[1] * cb.highs + two.classes[1]]!
      const ic = cc.joined[one.classes[2] * cc.highs + two.classes[2]]!
      if (ia < 0 || ib < 0 || ic < 0) continue
      const key = (ib * 4096 + ia) * 4096 + ic
      let group = groups.get(key)
      if (group === undefined) {
        let weight = weights.get(key)
        if (weight === undefined) {
          weight = jointWeight(functions, [ia, ib, ic], points)
          weights.set(key, weight)
        }
        const used = spare.pop()
        used?.sum.fill(0)
        used?.ends.fill(0)
        group = {
          weight,
          sum: used?.sum ?? new Float64Array(TABLE),
          members: [],
          ends: used?.ends ?? new Uint8Array(THREE_ROW),
          rows: 0,
        }
        groups.set(key, group)
      }
      group.members.push(one)
      const { sum, ends } = group
      const { at, values } = one
      for (let k = 0; k < at.length; k++) {
        const i = at[k]!
        sum[i] = sum[i]! + values[k]!
      }
      if (one.rows > group.rows) group.rows = one.rows
      for (let i = 0; i < one.rows; i++) if (one.ends[i]! > ends[i]!) ends[i] = one.ends[i]!
    }
    // By the second hand's function, as sums by it are kept from join to join.
    return [...groups.values()].sort((x, y) => x.weight.ids[1] - y.weight.ids[1])
  }
  return { cells, low, high, groupsOf, weights }
}
