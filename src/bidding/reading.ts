/**
 * What each call of a ladder says of the hand, as cells: by what its rules show, and by what the
 * rules before them would have taken. One pass over the ladder answers for all calls.
 */
import {
  andCells,
  andNot,
  type CellPair,
  type CellSet,
  cellsOf,
  emptyCells,
  fullCells,
  hasCell,
  isEmptyCells,
  orCells,
} from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { Call } from '#core/call.ts'
import { invariant } from '#core/result.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import type { Rule } from '#rules/rule.ts'
import type { Ladder } from './ladder.ts'
import type { ReadingStatus } from './public-state.ts'

/** One call of a ladder. */
export interface CallCells {
  /** By what its rules show, whatever stands before them. */
  readonly direct: CellPair
  /** With what the rules before them deny. */
  readonly exact: CellPair
}

const serials = new WeakMap<Rule<Call>, number>()
let nextSerial = 0
const serialOf = (rule: Rule<Call>): number => {
  const known = serials.get(rule)
  if (known !== undefined) return known
  serials.set(rule, ++nextSerial)
  return nextSerial
}

type Readings = ReadonlyMap<Call, CallCells>
interface Settled {
  readonly readings: Readings
  /** By place in the ladder: whether some hand is left for the rule. */
  readonly alive: readonly boolean[]
}
/** Equal ladders come back in many auctions (passes before the opening, other vulnerability). */
const known = new Map<string, Settled>()
const MOST_KNOWN = 600

const joined = (a: CellPair, b: CellPair): CellPair => ({
  may: orCells(a.may, b.may),
  must: orCells(a.must, b.must),
})
const read = (ladder: Ladder): Settled => {
  const readings = new Map<Call, CallCells>()
  const taken = { may: emptyCells(), must: emptyCells() }
  const alive = ladder.map(({ rule, call }) => {
    const direct = cellsOf(rule.shows)
    const exact: CellPair = {
      may: andNot(direct.may, taken.must),
      must: andNot(direct.must, taken.may),
    }
    // Earlier rules take every hand it would.
    if (isEmptyCells(exact.may)) return false
    const before = readings.get(call)
    readings.set(
      call,
      before
        ? { direct: joined(before.direct, direct), exact: joined(before.exact, exact) }
        : { direct, exact },
    )
    orCells(taken.may, direct.may, taken.may)
    orCells(taken.must, direct.must, taken.must)
    return true
  })
  return { readings, alive }
}

const readingsOfLadder = new WeakMap<Ladder, Readings>()
/** The ladder without the rules that no hand is left for. */
export function settled(ladder: Ladder): Ladder {
  const key = ladder.map(({ rule }) => serialOf(rule)).join()
  let found = known.get(key)
  if (found === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    found = read(ladder)
    known.set(key, found)
  }
  const { alive, readings } = found
  const rungs = ladder.filter((_, i) => alive[i])
  readingsOfLadder.set(rungs, readings)
  return rungs
}
/** Every call of a settled ladder as cells. */
export const readingsOf = (ladder: Ladder): Readings => {
  const found = readingsOfLadder.get(ladder)
  invariant(found, 'a ladder is settled before it is read')
  return found
}

/** Shapes that one card changed for another leads to, by shape. */
const neighbours: readonly (readonly number[])[] = SHAPES.map((shape) =>
  [0, 1, 2, 3].flatMap((out) =>
    [0, 1, 2, 3].flatMap((into) => {
      if (out === into || shape[out as 0] === 0) return []
      const next = [...shape] as unknown as [number, number, number, number]
      next[out as 0] -= 1
      next[into as 0] += 1
      return [shapeIndex(next as Shape)]
    }),
  ),
)
/** The set with every cell a point or a card away. */
export function relaxed(cells: CellSet): CellSet {
  const wide = cells.slice()
  const add = (shape: number, points: number): void => {
    if (points < 0 || points >= CELL_POINTS) return
    const at = shape * CELL_POINTS + points
    wide[at >> 5] = (wide[at >> 5] as number) | (1 << (at & 31))
  }
  for (let shape = 0; shape < SHAPES.length; shape++)
    for (let points = 0; points < CELL_POINTS; points++) {
      if (!hasCell(cells, shape * CELL_POINTS + points)) continue
      add(shape, points - 1)
      add(shape, points + 1)
      for (const near of neighbours[shape] as readonly number[]) add(near, points)
    }
  return andCells(wide, fullCells(), wide)
}

/** A reading of a call put to what was known before. */
export interface Step {
  readonly cells: CellPair
  readonly status: ReadingStatus
}
const both = (a: CellPair, b: CellPair): CellPair => ({
  may: andCells(a.may, b.may),
  must: andCells(a.must, b.must),
})
/**
 * The failure ladder: the call as read with its denials; if no hand is left, by what it shows alone;
 * then relaxed by a point and a card; then not at all. So what is known never becomes empty.
 * @param possible whether some hand is left; by default whether some cell is.
 */
export function applyCall(
  before: CellPair,
  call: CallCells,
  possible: (cells: CellSet) => boolean = (cells) => !isEmptyCells(cells),
): Step {
  const exact = both(before, call.exact)
  if (possible(exact.may)) return { cells: exact, status: 'exact' }
  const direct = both(before, call.direct)
  if (possible(direct.may)) return { cells: direct, status: 'direct' }
  const may = andCells(before.may, relaxed(call.direct.may))
  if (possible(may)) return { cells: { may, must: emptyCells() }, status: 'relaxed' }
  return { cells: { may: before.may, must: emptyCells() }, status: 'dropped' }
}
