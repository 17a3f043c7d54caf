/**
 * Knowledge of a hand as a set of cells. A cell is a shape and a number of high card points:
 * 560 × 38 = 21,280 of them, 665 words of 32 bits. A set holds only cells that some hand is in, so
 * an empty set means that there is no such hand.
 *
 * A constraint becomes a pair of sets. `may` holds every cell in which some hand meets it, `must`
 * only cells in which every hand does; the cells between hold hands of both kinds, or are undecided
 * because an honour-level part was bounded by intervals. Taking the complement swaps the two, so a
 * denial is as sound as a promise.
 */
import { type Holding, length as lengthOf } from '#core/holding.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { admitsSuit } from './admits.ts'
import {
  CELL_POINTS,
  CELLS,
  type CellIntervals,
  HOLDING_STATES,
  handIntervals,
  holdingClass,
  POINTS_ELSEWHERE,
  POINTS_OF_LENGTH,
  SUIT_POINTS,
  suitIntervals,
} from './cells-measures.ts'
import {
  type HandConstraint,
  type HandSum,
  type HandTerm,
  type Interval,
  isOfSuitAlone,
  type SuitConstraint,
  type SuitSum,
  type SuitTerm,
} from './constraint.ts'
import { hasShape } from './shape-set.ts'

/** 665 words; bit `shapeIndex × 38 + hcp`. Treat a set that you did not make as unchanging. */
export type CellSet = Int32Array

const WORDS = CELLS / 32

/** The place of a cell, 0..21279. `hcp` is 0..37. */
export const cellIndex = (shape: Shape, hcp: number): number =>
  shapeIndex(shape) * CELL_POINTS + hcp
export const hasCell = (cells: CellSet, cell: number): boolean =>
  ((cells[cell >> 5]! >>> (cell & 31)) & 1) === 1

/** Puts the cell in a set of one’s own. */
export const addCell = (cells: CellSet, cell: number): void => {
  cells[cell >> 5] = cells[cell >> 5]! | (1 << (cell & 31))
}
/** Adds points 0..37 of one shape, bit by bit: `low` holds 0..31, `high` 32..37. */
const addRow = (cells: CellSet, shape: number, low: number, high: number): void => {
  const at = shape * CELL_POINTS
  const word = at >> 5
  const shift = at & 31
  cells[word] = cells[word]! | (low << shift)
  const carried = shift === 0 ? 0 : low >>> (32 - shift)
  cells[word + 1] = (cells[word + 1] ?? 0) | carried | (high << shift)
  // Six bits more reach a third word when the row starts in the last bits of one.
  if (shift > 26) cells[word + 2] = (cells[word + 2] ?? 0) | (high >>> (32 - shift))
}
/** Adds `points` of the suit to every sum the others can have; a mask of 31 bits becomes 41. */
const addSuitPoints = (cells: CellSet, shape: number, elsewhere: number, points: number): void => {
  let low = 0
  let high = 0
  for (let p = 0; p < SUIT_POINTS; p++)
    if ((points >> p) & 1) {
      low |= elsewhere << p
      if (p > 0) high |= elsewhere >>> (32 - p)
    }
  addRow(cells, shape, low, high & 0x3f)
}

export const emptyCells = (): CellSet => new Int32Array(WORDS)

const POSSIBLE: CellSet = (() => {
  const cells = emptyCells()
  for (const [i, shape] of SHAPES.entries())
    addSuitPoints(cells, i, POINTS_ELSEWHERE[i * 4]!, POINTS_OF_LENGTH[shape[0]]!)
  return cells
})()
/** Every cell that some hand of thirteen cards is in. */
export const fullCells = (): CellSet => POSSIBLE.slice()

// Each is its own loop: every rule of every turn comes through here, and a call for each word is
// most of the time.
/** Cells in both; written to `into`, which may be `a` itself, or to a new set. */
export const andCells = (a: CellSet, b: CellSet, into: CellSet = emptyCells()): CellSet => {
  for (let i = 0; i < WORDS; i++) into[i] = a[i]! & b[i]!
  return into
}
/** Cells in either. */
export const orCells = (a: CellSet, b: CellSet, into: CellSet = emptyCells()): CellSet => {
  for (let i = 0; i < WORDS; i++) into[i] = a[i]! | b[i]!
  return into
}
/** Cells of `a` that are not in `b`. */
export const andNot = (a: CellSet, b: CellSet, into: CellSet = emptyCells()): CellSet => {
  for (let i = 0; i < WORDS; i++) into[i] = a[i]! & ~b[i]!
  return into
}
/** All possible cells that are not in the set. */
export const notCells = (a: CellSet): CellSet => andNot(POSSIBLE, a)

export const isEmptyCells = (cells: CellSet): boolean => {
  for (let i = 0; i < WORDS; i++) if (cells[i] !== 0) return false
  return true
}
export const equalCells = (a: CellSet, b: CellSet): boolean => {
  for (let i = 0; i < WORDS; i++) if (a[i] !== b[i]) return false
  return true
}
export const subsetOf = (a: CellSet, b: CellSet): boolean => {
  for (let i = 0; i < WORDS; i++) if ((a[i]! & ~b[i]!) !== 0) return false
  return true
}

/** What a constraint says of cells: `must` ⊆ the hands that meet it ⊆ `may`. */
export interface CellPair {
  readonly may: CellSet
  readonly must: CellSet
}
/** Whether the cells say all that the constraint does. */
export const isExact = ({ may, must }: CellPair): boolean => equalCells(may, must)

const FULL: CellPair = { may: POSSIBLE, must: POSSIBLE }
const NONE: CellPair = { may: emptyCells(), must: emptyCells() }
/** The pair of a constraint that cells decide wholly. */
export const exactly = (cells: CellSet): CellPair => ({ may: cells, must: cells })
/** The pairs together: the first two make new sets, into which the others go. */
const folded = (pairs: readonly CellPair[], fold: typeof andCells, none: CellPair): CellPair => {
  const [first, second, ...others] = pairs
  if (first === undefined) return none
  if (second === undefined) return first
  const made = { may: fold(first.may, second.may), must: fold(first.must, second.must) }
  for (const { may, must } of others) {
    fold(made.may, may, made.may)
    fold(made.must, must, made.must)
  }
  return made
}
const allOf = (pairs: readonly CellPair[]): CellPair => folded(pairs, andCells, FULL)
const anyOf = (pairs: readonly CellPair[]): CellPair => folded(pairs, orCells, NONE)
const notOf = ({ may, must }: CellPair): CellPair => ({
  may: notCells(must),
  must: notCells(may),
})

/**
 * The pairs of single conditions, kept by what they ask: rules are made anew for every auction, but
 * from the same few hundred conditions.
 */
const leaves = new Map<string, CellPair>()
const leaf = (key: string, make: () => CellPair): CellPair => {
  const made = leaves.get(key) ?? make()
  leaves.set(key, made)
  return made
}
/** A number within limits, known in each cell to lie from `low` to `high`. */
const within = ({ low, high }: CellIntervals, { min, max }: Interval): CellPair => {
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  const may = emptyCells()
  const must = emptyCells()
  for (let i = 0; i < CELLS; i++) {
    const lo = low[i]!
    const hi = high[i]!
    if (lo > most || hi < least) continue
    addCell(may, i)
    if (lo >= least && hi <= most) addCell(must, i)
  }
  return { may: andCells(may, POSSIBLE, may), must: andCells(must, POSSIBLE, must) }
}
/** A weighted sum; its interval is the sum of the terms' intervals. */
const sumWithin = (
  terms: readonly (HandTerm | SuitTerm)[],
  suit: Suit,
  limits: Interval,
): CellPair => {
  const low = new Float64Array(CELLS)
  const high = new Float64Array(CELLS)
  for (const term of terms) {
    const { times } = term
    const one = term.of === 'hand' ? handIntervals(term.measure) : suitIntervals(term.measure, suit)
    const least = times < 0 ? one.high : one.low
    const most = times < 0 ? one.low : one.high
    for (let i = 0; i < CELLS; i++) {
      low[i] = low[i]! + times * least[i]!
      high[i] = high[i]! + times * most[i]!
    }
  }
  return within({ low, high }, limits)
}

const sumKey = ({ terms, min, max }: HandSum | SuitSum, suit: Suit): string =>
  `${suit} ${terms.map((term) => `${term.times} ${term.of} ${term.measure}`).join()} ${min} ${max}`

/**
 * A constraint on one suit alone, exactly: each of its holdings is tested, and the cells are those
 * where the suit's points and the others' can come together.
 */
const ofSuitAlone = (c: SuitConstraint, suit: Suit): CellPair => {
  const meeting = new Int32Array(14)
  const failing = new Int32Array(14)
  const hand: [Holding, Holding, Holding, Holding] = [0, 0, 0, 0] as never
  for (const holding of HOLDING_STATES) {
    hand[suit] = holding
    const masks = admitsSuit(c, hand, suit) ? meeting : failing
    const n = lengthOf(holding)
    masks[n] = masks[n]! | (1 << (holdingClass(holding) % SUIT_POINTS))
  }
  const may = emptyCells()
  const fails = emptyCells()
  for (const [i, shape] of SHAPES.entries()) {
    const elsewhere = POINTS_ELSEWHERE[i * 4 + suit]!
    addSuitPoints(may, i, elsewhere, meeting[shape[suit]]!)
    addSuitPoints(fails, i, elsewhere, failing[shape[suit]]!)
  }
  return { may, must: andNot(may, fails, fails) }
}

const suitPair = (c: SuitConstraint, suit: Suit): CellPair => {
  if (c.kind === 'suit-range')
    return leaf(`${c.measure} ${suit} ${c.min} ${c.max}`, () => ofSuitAlone(c, suit))
  if (isOfSuitAlone(c)) return ofSuitAlone(c, suit)
  switch (c.kind) {
    case 'suit-sum':
      return leaf(sumKey(c, suit), () => sumWithin(c.terms, suit, c))
    case 'elsewhere':
      return anyOf(SUITS.filter((other) => other !== suit).map((other) => suitCells(c.is, other)))
    case 'hand':
      return cellsOf(c.is)
    case 'all':
    case 'any': {
      // Conditions on the suit alone are asked together, so that the answer stays exact.
      const alone = c.of.filter(isOfSuitAlone)
      const rest = c.of.filter((part) => !isOfSuitAlone(part)).map((part) => suitCells(part, suit))
      const parts =
        alone.length === 0 ? rest : [ofSuitAlone({ kind: c.kind, of: alone }, suit), ...rest]
      return c.kind === 'all' ? allOf(parts) : anyOf(parts)
    }
    case 'not':
      return notOf(suitCells(c.of, suit))
    case 'named':
      return suitCells(c.is, suit)
  }
}
const handPair = (c: HandConstraint): CellPair => {
  switch (c.kind) {
    case 'range':
      return leaf(`${c.measure} ${c.min} ${c.max}`, () => within(handIntervals(c.measure), c))
    case 'sum':
      return leaf(sumKey(c, 0), () => sumWithin(c.terms, 0, c))
    case 'shape': {
      const cells = emptyCells()
      for (const [i, shape] of SHAPES.entries())
        if (hasShape(c.shapes, shape)) addRow(cells, i, -1, 0x3f)
      return exactly(andCells(cells, POSSIBLE, cells))
    }
    case 'suit':
      return suitCells(c.is, c.suit)
    case 'some':
      return anyOf(c.among.map((suit) => suitCells(c.is, suit)))
    case 'every':
      return allOf(c.among.map((suit) => suitCells(c.is, suit)))
    case 'all':
      return allOf(c.of.map(cellsOf))
    case 'any':
      return anyOf(c.of.map(cellsOf))
    case 'not':
      return notOf(cellsOf(c.of))
    case 'named':
      return cellsOf(c.is)
  }
}

const suitKnown = new WeakMap<SuitConstraint, (CellPair | undefined)[]>()
const suitCells = (c: SuitConstraint, suit: Suit): CellPair => {
  const row = suitKnown.get(c) ?? []
  suitKnown.set(c, row)
  const made = row[suit] ?? suitPair(c, suit)
  row[suit] = made
  return made
}
const handKnown = new WeakMap<HandConstraint, CellPair>()
/**
 * The cells of a constraint, kept by its identity. Exact (`may` = `must` but for hands of both kinds
 * in one cell) for shapes, points, sums of both, and whatever asks of one suit alone; other
 * honour-level measures are bounded by their interval in the cell, so `may` can be too large and
 * `must` too small, never the reverse.
 */
export function cellsOf(c: HandConstraint): CellPair {
  const known = handKnown.get(c)
  if (known) return known
  const made = handPair(c)
  handKnown.set(c, made)
  return made
}
