/**
 * The meaning of each call of a turn, as cells: what its rules show, less what the rules before
 * them would have taken. One pass over the rules answers for all calls.
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
  subsetOf,
} from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { Call } from '#core/call.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import type { Rule } from '#rules/rule.ts'
import type { ReadingStatus } from './public-state.ts'

/** A rule of a turn as a reading needs it: the rule, and the call that it makes. */
interface ReadRule {
  readonly rule: Rule<Call>
  readonly call: Call
}
type TurnRules = readonly ReadRule[]

/** One call of a turn. */
export interface CallCells {
  /** By what its rules show, whatever stands before them. */
  readonly direct: CellPair
  /** With what the rules before them deny. */
  readonly exact: CellPair
}

const serials = new WeakMap<Rule<Call>, number>()
let nextSerial = 0
const serialOf = (rule: Rule<Call>): number => {
  const known = serials.get(rule) ?? ++nextSerial
  serials.set(rule, known)
  return known
}

/** Equal rules come back in many auctions (passes before the opening, other vulnerability). */
export const rulesKey = (rules: readonly { readonly rule: Rule<Call> }[]): string =>
  rules.map(({ rule }) => serialOf(rule)).join()
/** For each rule of a turn, whether some hand is left for it. */
const aliveKnown = new Map<string, readonly boolean[]>()
const MOST_ALIVE = 4000

const aliveIn = (rules: TurnRules): readonly boolean[] => {
  const taken = emptyCells()
  return rules.map(({ rule }) => {
    const { may, must } = cellsOf(rule.shows)
    if (subsetOf(may, taken)) return false
    orCells(taken, must, taken)
    return true
  })
}
/** The rules without those that no hand is left for. */
export function reachable<R extends ReadRule>(rules: readonly R[]): readonly R[] {
  const key = rulesKey(rules)
  let alive = aliveKnown.get(key)
  if (alive === undefined) {
    if (aliveKnown.size >= MOST_ALIVE) aliveKnown.clear()
    alive = aliveIn(rules)
    aliveKnown.set(key, alive)
  }
  const flags = alive
  return rules.filter((_, i) => flags[i])
}

const read = (rules: TurnRules, call: Call): CallCells => {
  const direct = { may: emptyCells(), must: emptyCells() }
  const exact = { may: emptyCells(), must: emptyCells() }
  const taken = { may: emptyCells(), must: emptyCells() }
  const left = emptyCells()
  for (const turnRule of rules) {
    const { may, must } = cellsOf(turnRule.rule.shows)
    if (turnRule.call === call) {
      orCells(direct.may, may, direct.may)
      orCells(direct.must, must, direct.must)
      orCells(exact.may, andNot(may, taken.must, left), exact.may)
      orCells(exact.must, andNot(must, taken.may, left), exact.must)
    } else {
      orCells(taken.may, may, taken.may)
      orCells(taken.must, must, taken.must)
    }
  }
  return { direct, exact }
}
const readKnown = new Map<string, CallCells>()
/** A reading holds some ten kilobytes. */
const MOST_READ = 1000
/** What a call of these rules says, as cells; `undefined` when no rule makes it. */
export function readCall(rules: TurnRules, call: Call): CallCells | undefined {
  if (!rules.some((turnRule) => turnRule.call === call)) return undefined
  const key = `${call} ${rulesKey(rules)}`
  const known = readKnown.get(key)
  if (known) return known
  if (readKnown.size >= MOST_READ) readKnown.clear()
  const made = read(rules, call)
  readKnown.set(key, made)
  return made
}

/** Shapes that one card changed for another leads to, by shape. */
const neighbours: readonly (readonly number[])[] = SHAPES.map((shape) =>
  [0, 1, 2, 3].flatMap((out) =>
    [0, 1, 2, 3].flatMap((into) => {
      if (out === into || shape[out as 0] === 0) return []
      const next = [...shape] as [number, number, number, number]
      next[out as 0] -= 1
      next[into as 0] += 1
      return [shapeIndex(next)]
    }),
  ),
)
/** The set with every cell a point or a card away. */
export function relaxed(cells: CellSet): CellSet {
  const wide = cells.slice()
  const add = (shape: number, points: number): void => {
    if (points < 0 || points >= CELL_POINTS) return
    const at = shape * CELL_POINTS + points
    wide[at >> 5] = wide[at >> 5]! | (1 << (at & 31))
  }
  for (let shape = 0; shape < SHAPES.length; shape++)
    for (let points = 0; points < CELL_POINTS; points++) {
      if (!hasCell(cells, shape * CELL_POINTS + points)) continue
      add(shape, points - 1)
      add(shape, points + 1)
      for (const near of neighbours[shape]!) add(near, points)
    }
  return andCells(wide, fullCells(), wide)
}

/** What was known before, with one more call read into it. */
export interface ReadStep {
  readonly cells: CellPair
  readonly status: ReadingStatus
}
const both = (a: CellPair, b: CellPair): CellPair => ({
  may: andCells(a.may, b.may),
  must: andCells(a.must, b.must),
})
/**
 * How a reading falls back: the call as read with its denials; if no hand is left, by what it shows alone;
 * then relaxed by a point and a card; then not at all. So what is known never becomes empty.
 * @param possible whether some hand is left; by default whether some cell is.
 */
export function applyCall(
  before: CellPair,
  call: CallCells,
  possible: (cells: CellSet) => boolean = (cells) => !isEmptyCells(cells),
): ReadStep {
  const exact = both(before, call.exact)
  if (possible(exact.may)) return { cells: exact, status: 'exact' }
  const direct = both(before, call.direct)
  if (possible(direct.may)) return { cells: direct, status: 'direct' }
  const may = andCells(before.may, relaxed(call.direct.may))
  if (possible(may)) return { cells: { may, must: emptyCells() }, status: 'relaxed' }
  return { cells: { may: before.may, must: emptyCells() }, status: 'dropped' }
}
