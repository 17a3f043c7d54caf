/**
 * What the length of each suit and the high card points say of every measure: for each cell (a shape
 * and a number of points) the least and greatest value over the hands of that cell. A suit is seen
 * as its length and its points; the holdings with both the same are a class, and the classes of four
 * suits are combined by their points.
 */

import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { EMPTY_HOLDING, HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { isBalanced, pattern, SHAPES, type Shape } from '#core/shape.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { suitStates } from '#counting/classes.ts'
import { ACES, TOTAL_POINTS_PART } from './holding-features.ts'
import { HAND_MEASURES, type HandMeasureId, SUIT_MEASURES, type SuitMeasureId } from './measures.ts'

/** Points a hand can have: 0..37. */
export const CELL_POINTS = 38
/** Points a suit can have: 0..10. */
export const SUIT_POINTS = 11
/** Shapes times points. */
export const CELLS = SHAPES.length * CELL_POINTS

/** Least and greatest value by cell; both are reached by some hand, or contain all that are. */
export interface CellIntervals {
  readonly low: Readonly<Int16Array | Float64Array>
  readonly high: Readonly<Int16Array | Float64Array>
}
/** Intervals being found. */
interface Growing {
  readonly low: Int16Array
  readonly high: Int16Array
}

/** One holding for all with the same honours and length: no measure tells spot cards apart. */
export const HOLDING_STATES: readonly Holding[] = suitStates().map(({ holding }) => holding)
/** Which class of length and points a holding is in: length × 11 + points. */
export const holdingClass = (h: Holding): number =>
  HOLDING_LENGTH[h]! * SUIT_POINTS + HOLDING_HCP[h]!
/** Classes there are places for: lengths 0..13. */
export const HOLDING_CLASSES = 14 * SUIT_POINTS

/** Bit `points` set when some holding of that length has them. */
export const POINTS_OF_LENGTH: Readonly<Int32Array> = (() => {
  const masks = new Int32Array(14)
  for (const h of HOLDING_STATES)
    masks[HOLDING_LENGTH[h]!] = masks[HOLDING_LENGTH[h]!]! | (1 << HOLDING_HCP[h]!)
  return masks
})()

/** The sums of two sets of points, as bits; 31 bits hold three suits. */
const sums = (a: number, b: number): number => {
  let mask = 0
  for (let p = 0; p < SUIT_POINTS; p++) if ((b >> p) & 1) mask |= a << p
  return mask
}
/** By shape and suit (shape × 4 + suit): bit `points` set when the other three suits can have them. */
export const POINTS_ELSEWHERE: Readonly<Int32Array> = (() => {
  const masks = new Int32Array(SHAPES.length * 4)
  for (const [i, shape] of SHAPES.entries())
    for (const suit of SUITS) {
      let mask = 1
      for (const other of SUITS)
        if (other !== suit) mask = sums(mask, POINTS_OF_LENGTH[shape[other]]!)
      masks[i * 4 + suit] = mask
    }
  return masks
})()

const NONE_LOW = 32_767
const NONE_HIGH = -32_768
const emptyIntervals = (size: number): Growing => ({
  low: new Int16Array(size).fill(NONE_LOW),
  high: new Int16Array(size).fill(NONE_HIGH),
})
const widen = (intervals: Growing, at: number, low: number, high: number): void => {
  if (low < intervals.low[at]!) intervals.low[at] = low
  if (high > intervals.high[at]!) intervals.high[at] = high
}
/** A cell that no hand is in is given the value 0. */
const settle = (intervals: Growing): Growing => {
  for (let i = 0; i < intervals.low.length; i++)
    if (intervals.low[i]! > intervals.high[i]!) {
      intervals.low[i] = 0
      intervals.high[i] = 0
    }
  return intervals
}

/** A number of one holding by class of length and points. */
const byClass = (value: (h: Holding) => number): Growing => {
  const classes = emptyIntervals(HOLDING_CLASSES)
  for (const h of HOLDING_STATES) widen(classes, holdingClass(h), value(h), value(h))
  return classes
}

/** The sum over the four suits of a number of each holding. */
const additive = (part: (h: Holding) => number): Growing => {
  const one = byClass(part)
  const PAIR = 2 * SUIT_POINTS - 1
  const pairs = new Map<number, Growing>()
  const pair = (m: number, n: number): Growing => {
    const known = pairs.get(m * 14 + n)
    if (known) return known
    const made = emptyIntervals(PAIR)
    for (let p = 0; p < SUIT_POINTS; p++)
      for (let q = 0; q < SUIT_POINTS; q++) {
        const a = m * SUIT_POINTS + p
        const b = n * SUIT_POINTS + q
        if (one.low[a] === NONE_LOW || one.low[b] === NONE_LOW) continue
        widen(made, p + q, one.low[a]! + one.low[b]!, one.high[a]! + one.high[b]!)
      }
    pairs.set(m * 14 + n, made)
    return made
  }
  const cells = emptyIntervals(CELLS)
  for (const [i, [c, d, h, s]] of SHAPES.entries()) {
    const a = pair(s, h)
    const b = pair(d, c)
    for (let p = 0; p < PAIR; p++) {
      if (a.low[p] === NONE_LOW) continue
      for (let q = 0; q < PAIR && p + q < CELL_POINTS; q++)
        if (b.low[q] !== NONE_LOW)
          widen(cells, i * CELL_POINTS + p + q, a.low[p]! + b.low[q]!, a.high[p]! + b.high[q]!)
    }
  }
  return settle(cells)
}

/** A number that the shape alone decides. */
const ofShape = (value: (shape: Shape) => number): Growing => {
  const cells = emptyIntervals(CELLS)
  for (const [i, shape] of SHAPES.entries()) {
    const v = value(shape)
    for (let p = 0; p < CELL_POINTS; p++) widen(cells, i * CELL_POINTS + p, v, v)
  }
  return cells
}
/** Some hand of that shape, its cards the lowest. */
const handOf = (shape: Shape): Hand => mapTuple4(shape, (n) => ((1 << n) - 1) as Holding)

/** A number that the points of each suit decide, whichever suit has them: asked once a pattern. */
const ofSuitPoints = (value: (points: readonly number[]) => number): Growing => {
  const rows = new Map<string, Growing>()
  const cells = emptyIntervals(CELLS)
  for (const [i, shape] of SHAPES.entries()) {
    const key = pattern(shape)
    let row = rows.get(key)
    if (row === undefined) {
      const made = emptyIntervals(CELL_POINTS)
      const walk = (suit: number, points: readonly number[], total: number): void => {
        const length = shape[suit]
        if (length === undefined) {
          const v = value(points)
          widen(made, total, v, v)
          return
        }
        for (let p = 0; p < SUIT_POINTS && total + p < CELL_POINTS; p++)
          if ((POINTS_OF_LENGTH[length]! >> p) & 1) walk(suit + 1, [...points, p], total + p)
      }
      walk(0, [], 0)
      row = made
      rows.set(key, made)
    }
    cells.low.set(row.low, i * CELL_POINTS)
    cells.high.set(row.high, i * CELL_POINTS)
  }
  return settle(cells)
}

/** Interval sums: cells whose two parts cannot be extreme at once get an interval too wide. */
const plus = (a: Growing, b: Growing): Growing => ({
  low: a.low.map((v, i) => v + b.low[i]!),
  high: a.high.map((v, i) => v + b.high[i]!),
})

const totalPoints = (): Growing => {
  const aces = additive((h) => ACES[h]!)
  const correction = (n: number): number => (n === 4 ? 1 : n === 0 ? -1 : 0)
  return plus(
    plus(
      additive((h) => TOTAL_POINTS_PART[h]!),
      { low: aces.low.map(correction), high: aces.high.map(correction) },
    ),
    ofShape((shape) => 1 - (isBalanced(shape) && shape.every((n) => n >= 3) ? 1 : 0)),
  )
}

/** What decides a measure of the hand; one not named here is only held to its whole interval. */
const DECIDED_BY: Readonly<
  Partial<Record<HandMeasureId, 'hcp' | 'shape' | 'suits' | 'suit-points' | 'total'>>
> = {
  hcp: 'hcp',
  longest: 'shape',
  twoLongest: 'shape',
  extraLength: 'shape',
  distribution: 'shape',
  voids: 'shape',
  aces: 'suits',
  kings: 'suits',
  stoppers: 'suits',
  playingTricks: 'suits',
  playingTricksPublished: 'suits',
  playingTricksKj2: 'suits',
  playingTricksJrow: 'suits',
  topSuitPoints: 'suit-points',
  secondSuitPoints: 'suit-points',
  totalPoints: 'total',
}
const buildHand = (id: HandMeasureId): CellIntervals => {
  const { value, min, max } = HAND_MEASURES[id]
  switch (DECIDED_BY[id]) {
    case 'hcp': {
      const points = Int16Array.from({ length: CELLS }, (_, i) => i % CELL_POINTS)
      return { low: points, high: points }
    }
    case 'shape':
      return ofShape((shape) => value(handOf(shape)))
    case 'suits': {
      // All four suits count alike, so three voids and the holding tell its part.
      const voids = (value(EMPTY_HAND) * 3) / 4
      return additive((h) => value([h, EMPTY_HOLDING, EMPTY_HOLDING, EMPTY_HOLDING]) - voids)
    }
    case 'suit-points': {
      // Any holding with these points will do: such a measure sees nothing else.
      const some = Array.from(
        { length: SUIT_POINTS },
        (_, p) => HOLDING_STATES.find((h) => HOLDING_HCP[h] === p)!,
      )
      return ofSuitPoints((points) => value(bySuit((suit) => some[points[suit]!]!)))
    }
    case 'total':
      return totalPoints()
    default:
      return { low: new Int16Array(CELLS).fill(min), high: new Int16Array(CELLS).fill(max) }
  }
}

const handKnown = new Map<HandMeasureId, CellIntervals>()
export function handIntervals(id: HandMeasureId): CellIntervals {
  const known = handKnown.get(id)
  if (known) return known
  const made = buildHand(id)
  handKnown.set(id, made)
  return made
}

const suitKnown = new Map<string, CellIntervals>()
export function suitIntervals(id: SuitMeasureId, suit: Suit): CellIntervals {
  const key = `${suit} ${id}`
  const known = suitKnown.get(key)
  if (known) return known
  const classes = byClass(SUIT_MEASURES[id].value)
  const cells = emptyIntervals(CELLS)
  for (const [i, shape] of SHAPES.entries())
    for (let p = 0; p < SUIT_POINTS; p++) {
      const at = shape[suit] * SUIT_POINTS + p
      if (classes.low[at] === NONE_LOW) continue
      const elsewhere = POINTS_ELSEWHERE[i * 4 + suit]!
      for (let q = 0; q < 31; q++)
        if ((elsewhere >>> q) & 1)
          widen(cells, i * CELL_POINTS + p + q, classes.low[at]!, classes.high[at]!)
    }
  settle(cells)
  suitKnown.set(key, cells)
  return cells
}
