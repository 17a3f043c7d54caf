/**
 * Exact counts of the ways to finish a deal, for every state of the joint graphs, worked from the last
 * step back. A count is below 2^96 (the deals of a pack are) and kept as three words of 32 bits; a step
 * adds at most 4^9 = 2^18 times a word, so sums of words stay exact in a double until they are carried.
 */
import { invariant } from '#core/result.ts'
import type { HonourSplit, JointGraphs } from './constrained-deals-graph.ts'

/** Counts of one layer at `shape node * width + point node`: low, middle and high words. */
interface Layer {
  readonly width: number
  readonly low: Uint32Array
  readonly mid: Uint32Array
  readonly high: Uint32Array
}

export interface CountTable {
  readonly graphs: JointGraphs
  /** By layer; undefined for a layer between honours and small cards of one suit: see `smallRow`. */
  readonly layers: readonly (Layer | undefined)[]
  /** Suits whose honours were dealt before each layer. */
  readonly dealt: readonly number[]
  /** Honour splits by place in `honourCounts`. */
  readonly byCounts: readonly (readonly HonourSplit[])[]
}

/** Sums in progress, not yet carried. One place more than the layer is wide: it stays 0. */
interface Row {
  readonly low: Float64Array
  readonly mid: Float64Array
  readonly high: Float64Array
}
const rowOf = (width: number): Row => ({
  low: new Float64Array(width + 1),
  mid: new Float64Array(width + 1),
  high: new Float64Array(width + 1),
})
const WORD = 2 ** 32

function carry(row: Row, width: number): void {
  const { low, mid, high } = row
  for (let i = 0; i < width; i++) {
    const a = low[i]!
    const up = Math.floor(a / WORD)
    low[i] = a - up * WORD
    const b = mid[i]! + up
    const over = Math.floor(b / WORD)
    mid[i] = b - over * WORD
    high[i] = high[i]! + over
  }
}

/** True when the layer before the step stands between the honours and the small cards of one suit. */
const isBetween = (graphs: JointGraphs, t: number): boolean => {
  const before = graphs.steps[t - 1]
  const step = graphs.steps[t]
  return (
    before !== undefined &&
    step !== undefined &&
    before.honours &&
    !step.honours &&
    before.suit === step.suit
  )
}

/** The counts of one shape node before a step of small cards, into `row`; returns the work it took. */
function smallRow(graphs: JointGraphs, t: number, node: number, after: Layer, row: Row): number {
  const { low, mid, high } = row
  const { width } = after
  const { small } = graphs.splits
  const next = graphs.shapes.next[t]!
  low.fill(0)
  mid.fill(0)
  high.fill(0)
  let edges = 0
  for (let m = 0; m < small.length; m++) {
    const to = next[node * small.length + m]!
    if (to < 0) continue
    edges += 1
    const ways = (small[m] as { ways: number }).ways
    const from = to * width
    for (let p = 0; p < width; p++) {
      low[p] = low[p]! + ways * after.low[from + p]!
      mid[p] = mid[p]! + ways * after.mid[from + p]!
      high[p] = high[p]! + ways * after.high[from + p]!
    }
  }
  carry(row, width)
  return edges * width
}

/** Work between two yields, in inner steps: a few milliseconds. */
const SLICE = 1_000_000

/** States of a layer, of 12 bytes each, held for a while. */
const HELD_STATES = 4_000_000

/** Fills the table; yields the share done, 0..1. Both graphs must have nodes. */
export function* countTable(graphs: JointGraphs, work: number): Generator<number, CountTable> {
  const { steps, splits, shapes, points } = graphs
  const dealt = [0]
  for (const [t, step] of steps.entries()) dealt.push(dealt[t]! + (step.honours ? 1 : 0))
  const byCounts = splits.honourCounts.map((_, c) => splits.honours.filter((h) => h.counts === c))
  const layers: (Layer | undefined)[] = Array.from({ length: steps.length + 1 }, () => undefined)
  invariant(shapes.sizes.at(-1) === 1 && points.sizes.at(-1) === 1, 'one state ends every deal')
  layers[steps.length] = {
    width: 1,
    low: Uint32Array.of(1),
    mid: Uint32Array.of(0),
    high: Uint32Array.of(0),
  }
  const movesByPoint = points.next.map((next, d) =>
    columns(next, points.sizes[d]!, points.sizes[d + 1]!),
  )
  let done = 0
  let slice = 0
  for (let t = steps.length - 1; t >= 0; t--) {
    // A layer between honours and small cards is the widest: it is not kept, but worked out again for
    // the few states a sample visits. While its suit is being counted it is held if it is not huge.
    const between = isBetween(graphs, t)
    const states = shapes.sizes[t]! * points.sizes[dealt[t]!]!
    if (between && states > HELD_STATES) continue
    const suits = dealt[t]!
    const width = points.sizes[suits]!
    const nodes = shapes.sizes[t]!
    const size = nodes * width
    const layer: Layer = {
      width,
      low: new Uint32Array(size),
      mid: new Uint32Array(size),
      high: new Uint32Array(size),
    }
    const sums = rowOf(width)
    const { honours } = steps[t] as { honours: boolean }
    const further = rowOf(points.sizes[suits + 1] ?? 0)
    for (let node = 0; node < nodes; node++) {
      if (honours) {
        sums.low.fill(0)
        sums.mid.fill(0)
        sums.high.fill(0)
        for (const [c, group] of byCounts.entries()) {
          const to = shapes.next[t]![node * byCounts.length + c]!
          if (to < 0) continue
          slice += rowAt(graphs, layers, t + 1, to, further)
          for (const split of group)
            addHonours(sums, further, split.owners.length, movesByPoint[suits]![split.points]!)
          slice += group.length * width
        }
        carry(sums, width)
      } else {
        slice += smallRow(graphs, t, node, layers[t + 1]!, sums)
      }
      layer.low.set(sums.low.subarray(0, width), node * width)
      layer.mid.set(sums.mid.subarray(0, width), node * width)
      layer.high.set(sums.high.subarray(0, width), node * width)
      if (slice >= SLICE) {
        done += slice
        slice = 0
        yield Math.min(1, done / work)
      }
    }
    layers[t] = layer
    if (isBetween(graphs, t + 1)) layers[t + 1] = undefined
  }
  return { graphs, layers, dealt, byCounts }
}

/** `next` by move: `[move][node]`, where a move to nowhere leads to the extra place, which holds 0. */
function columns(next: Int32Array, nodes: number, after: number): readonly Int32Array[] {
  const moves = nodes === 0 ? 0 : next.length / nodes
  return Array.from({ length: moves }, (_, m) =>
    Int32Array.from({ length: nodes }, (__, node) => {
      const to = next[node * moves + m]!
      return to < 0 ? after : to
    }),
  )
}

/** The carried counts of a shape node of a layer, kept or not, into `row`; returns the work it took. */
function rowAt(
  graphs: JointGraphs,
  layers: readonly (Layer | undefined)[],
  t: number,
  node: number,
  row: Row,
): number {
  const kept = layers[t]
  if (kept === undefined) {
    return smallRow(graphs, t, node, layers[t + 1]!, row)
  }
  const from = node * kept.width
  row.low.set(kept.low.subarray(from, from + kept.width))
  row.mid.set(kept.mid.subarray(from, from + kept.width))
  row.high.set(kept.high.subarray(from, from + kept.width))
  return kept.width
}

function addHonours(sums: Row, further: Row, ways: number, moves: Int32Array): void {
  const { low, mid, high } = sums
  const { low: l, mid: m, high: h } = further
  for (let p = 0; p < moves.length; p++) {
    const to = moves[p]!
    low[p] = low[p]! + ways * l[to]!
    mid[p] = mid[p]! + ways * m[to]!
    high[p] = high[p]! + ways * h[to]!
  }
}

const big = (low: number, mid: number, high: number): bigint =>
  (BigInt(high) << 64n) | (BigInt(mid) << 32n) | BigInt(low)

/** Ways to finish the deal from a state: a node of each graph before step `t`. */
export function waysFrom(table: CountTable, t: number, shape: number, point: number): bigint {
  const kept = table.layers[t]
  if (kept !== undefined) {
    const at = shape * kept.width + point
    return big(kept.low[at]!, kept.mid[at]!, kept.high[at]!)
  }
  const { splits, shapes } = table.graphs
  const after = table.layers[t + 1]!
  const next = shapes.next[t]!
  let low = 0
  let mid = 0
  let high = 0
  for (const [m, { ways }] of splits.small.entries()) {
    const to = next[shape * splits.small.length + m]!
    if (to < 0) continue
    const at = to * after.width + point
    low += ways * after.low[at]!
    mid += ways * after.mid[at]!
    high += ways * after.high[at]!
  }
  // The words overlap by what is to be carried; a sum of big integers carries by itself.
  return (BigInt(high) << 64n) + (BigInt(mid) << 32n) + BigInt(low)
}
