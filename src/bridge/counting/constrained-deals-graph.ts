/**
 * All constrained seats taken together, step by step: one graph for the card counts and one for the
 * points. A state of the whole is a pair (node of the one, node of the other). Seats of which nothing
 * is asked are one pool that takes what is left, so they cost nothing.
 */
import { invariant } from '#core/result.ts'
import {
  type DealStep,
  type ShapeAutomaton,
  shapeAutomaton,
  stepSize,
} from './constrained-deals-automaton.ts'
import { isFreeHcp, type SeatSpec } from './deal-constraint.ts'

/** A way to share out nine small cards: how many to each seat, and in how many ways that can be. */
export interface SmallSplit {
  readonly counts: readonly number[]
  readonly ways: number
}
/** A way to share out four honours, seen by counts and points alone. */
export interface HonourSplit {
  /** Place in `honourCounts`. */
  readonly counts: number
  /** Place in `honourPoints`. */
  readonly points: number
  /** The owners of jack, queen, king and ace, each a party; all that look alike to the constraints. */
  readonly owners: readonly (readonly number[])[]
}

/** How cards can be shared among the parties: the constrained seats in order, then the pool if any. */
export interface Splits {
  readonly parties: number
  readonly small: readonly SmallSplit[]
  readonly honours: readonly HonourSplit[]
  /** The distinct counts of honours by constrained seat. */
  readonly honourCounts: readonly (readonly number[])[]
  /** The distinct points by constrained seat; 0 for a seat whose points are free. */
  readonly honourPoints: readonly (readonly number[])[]
}

const FACTORIAL = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880] as const

export function dealSplitsOf(specs: readonly SeatSpec[], pool: boolean): Splits {
  const seats = specs.length
  const parties = seats + (pool ? 1 : 0)
  const small: SmallSplit[] = []
  const share = (counts: readonly number[], left: number) => {
    if (counts.length === seats) {
      if (left > 0 && !pool) return
      const below = [...counts, left].reduce((n, m) => n * (FACTORIAL[m] as number), 1)
      small.push({ counts, ways: FACTORIAL[9] / below })
      return
    }
    for (let m = 0; m <= left; m++) share([...counts, m], left - m)
  }
  share([], 9)

  const honourCounts: number[][] = []
  const honourPoints: number[][] = []
  const countIds = new Map<string, number>()
  const pointIds = new Map<string, number>()
  const merged = new Map<string, { counts: number; points: number; owners: number[][] }>()
  for (let code = 0; code < parties ** 4; code++) {
    const owners = [0, 1, 2, 3].map((i) => Math.floor(code / parties ** i) % parties)
    const counts = specs.map((_, s) => owners.filter((o) => o === s).length)
    const points = specs.map((spec, s) =>
      isFreeHcp(spec) ? 0 : owners.reduce((sum, o, i) => sum + (o === s ? i + 1 : 0), 0),
    )
    const countId = intern(countIds, honourCounts, counts)
    const pointId = intern(pointIds, honourPoints, points)
    const key = `${countId}/${pointId}`
    const known = merged.get(key)
    if (known) known.owners.push(owners)
    else merged.set(key, { counts: countId, points: pointId, owners: [owners] })
  }
  return { parties, small, honours: [...merged.values()], honourCounts, honourPoints }
}

function intern(ids: Map<string, number>, list: number[][], item: number[]): number {
  const key = item.join()
  const known = ids.get(key)
  if (known !== undefined) return known
  ids.set(key, list.length)
  list.push(item)
  return list.length - 1
}

/** Nodes per layer and, per step, `next[node * moves + move]`, -1 where the move leads nowhere. */
export interface LayeredGraph {
  readonly sizes: readonly number[]
  readonly next: readonly Int32Array[]
}

/**
 * Builds a layered graph forwards from node 0, then drops every node from which the end is not reached.
 * @param expand gives the key of the state reached by each move, or -1.
 * @param cap most nodes allowed in all; `undefined` is returned above it.
 * @yields 0 every few milliseconds.
 */
function* layeredGraph(
  layers: number,
  start: number,
  moves: (layer: number) => number,
  expand: (layer: number, key: number, into: Float64Array) => void,
  cap: number,
): Generator<number, LayeredGraph | undefined> {
  let keys: number[] = [start]
  const widths: number[] = [1]
  const raw: Int32Array[] = []
  let total = 1
  for (let t = 0; t < layers; t++) {
    const width = moves(t)
    const row = new Float64Array(width)
    const ids = new Map<number, number>()
    const found: number[] = []
    const next = new Int32Array(keys.length * width)
    for (const [node, key] of keys.entries()) {
      if (node % 64 === 63) yield 0
      expand(t, key, row)
      for (let m = 0; m < width; m++) {
        const to = row[m]!
        if (to < 0) {
          next[node * width + m] = -1
          continue
        }
        let id = ids.get(to)
        if (id === undefined) {
          id = found.length
          ids.set(to, id)
          found.push(to)
          total += 1
          if (total > cap) return undefined
        }
        next[node * width + m] = id
      }
    }
    raw.push(next)
    keys = found
    widths.push(keys.length)
  }
  // Backwards: renumber the nodes that reach the end.
  let place = Int32Array.from({ length: widths[layers]! }, (_, i) => i)
  const sizes = [place.length]
  const trimmed: Int32Array[] = []
  for (let t = layers - 1; t >= 0; t--) {
    const width = moves(t)
    const next = raw[t]!
    const count = widths[t]!
    const here = new Int32Array(count).fill(-1)
    let kept = 0
    for (let node = 0; node < count; node++) {
      let alive = false
      for (let m = 0; m < width; m++) {
        const at = node * width + m
        const to = next[at]!
        if (to >= 0) next[at] = place[to]!
        alive ||= next[at]! >= 0
      }
      if (!alive) continue
      // No row above `node` is needed any more, so the rows that stay can close up.
      next.copyWithin(kept * width, node * width, (node + 1) * width)
      here[node] = kept
      kept += 1
    }
    trimmed.unshift(next.slice(0, kept * width))
    sizes.unshift(kept)
    place = here
  }
  return { sizes, next: trimmed }
}

/** The graphs of one order of dealing. */
export interface JointGraphs {
  readonly steps: readonly DealStep[]
  readonly splits: Splits
  /** Card counts: moves are places in `splits.honourCounts` or `splits.small`. */
  readonly shapes: LayeredGraph
  /** Points: one layer per suit of honours dealt; moves are places in `splits.honourPoints`. */
  readonly points: LayeredGraph
}

/** Nodes of the two graphs at most: beyond it the constraints are too tangled to count together. */
const NODE_CAP = 50_000

/**
 * @yields 0 every few milliseconds.
 * @returns `undefined` when the graphs would be too large; graphs of size 0 when no deal meets the
 * shapes, or none the points.
 */
export function* jointGraphs(
  specs: readonly SeatSpec[],
  pool: boolean,
  steps: readonly DealStep[],
): Generator<number, JointGraphs | undefined> {
  const splits = dealSplitsOf(specs, pool)
  const automata: ShapeAutomaton[] = []
  for (const spec of specs) {
    automata.push(shapeAutomaton(spec.shapes, steps))
    yield 0
  }
  const shapes = yield* shapeGraph(automata, splits, steps)
  const points = shapes && (yield* pointGraph(specs, splits))
  return shapes && points && { steps, splits, shapes, points }
}

function* shapeGraph(
  automata: readonly ShapeAutomaton[],
  splits: Splits,
  steps: readonly DealStep[],
): Generator<number, LayeredGraph | undefined> {
  const small = splits.small.map((split) => split.counts)
  const movesOf = (t: number) => (steps[t]!.honours ? splits.honourCounts : small)
  if (automata.some((a) => a.sizes[0] === 0)) return empty(steps.length)
  return yield* layeredGraph(
    steps.length,
    0,
    (t) => movesOf(t).length,
    (t, key, into) => {
      const moves = movesOf(t)
      const width = stepSize(steps[t]!) + 1
      const states = automata.map((a) => {
        const size = a.sizes[t]!
        const state = key % size
        key = Math.floor(key / size)
        return state
      })
      for (const [m, counts] of moves.entries()) {
        let to = 0
        for (let s = automata.length - 1; s >= 0 && to >= 0; s--) {
          const a = automata[s]!
          const next = a.next[t]![states[s]! * width + counts[s]!]!
          to = next < 0 ? -1 : to * a.sizes[t + 1]! + next
        }
        into[m] = to
      }
    },
    NODE_CAP,
  )
}

function* pointGraph(
  specs: readonly SeatSpec[],
  splits: Splits,
): Generator<number, LayeredGraph | undefined> {
  return yield* layeredGraph(
    4,
    0,
    () => splits.honourPoints.length,
    (t, key, into) => {
      const soFar = specs.map(() => {
        const value = key % 38
        key = Math.floor(key / 38)
        return value
      })
      for (const [m, points] of splits.honourPoints.entries()) {
        let to = 0
        for (let s = specs.length - 1; s >= 0 && to >= 0; s--) {
          const spec = specs[s]!
          const value = isFreeHcp(spec)
            ? 0
            : livePoints(soFar[s]! + points[s]!, spec.hcp, 30 - 10 * t)
          to = value < 0 ? -1 : to * 38 + value
        }
        into[m] = to
      }
    },
    NODE_CAP,
  )
}

/** The points so far, capped at what still matters, with `left` points to come in the pack; -1 when hopeless. */
function livePoints(
  points: number,
  { min, max }: { min: number; max: number },
  left: number,
): number {
  if (points > max || points + left < min) return -1
  return points + left <= max || max >= 37 ? Math.min(points, Math.max(0, min)) : points
}

const empty = (layers: number): LayeredGraph => ({
  sizes: new Array<number>(layers + 1).fill(0),
  next: Array.from({ length: layers }, () => new Int32Array(0)),
})

/** Steps of arithmetic that counting over these graphs takes, about. */
export function workOf({ steps, splits, shapes, points }: JointGraphs): number {
  const splitsPerCount = splits.honours.length / splits.honourCounts.length
  let work = 0
  let dealt = 0
  for (const [t, { honours }] of steps.entries()) {
    let edges = 0
    for (const to of shapes.next[t]!) if (to >= 0) edges += 1
    work += edges * points.sizes[dealt]! * (honours ? splitsPerCount : 1)
    if (honours) dealt += 1
  }
  invariant(dealt === 4, 'each suit deals its honours once')
  return work
}
