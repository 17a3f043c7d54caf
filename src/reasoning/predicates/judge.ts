/**
 * Predicates made fast for one position: given the dealt lengths of the concealed hands, and the
 * truth of the facts about single suits, the points for which a predicate holds, as a set of 41 bits
 * in two words. Points are the unseen ones of one hand, the axis. With two hands the other one has
 * the rest of the points, so its conditions are sets on the same axis.
 */

import { type CellSet, hasCell } from '#constraint/cells.ts'
import { hcp } from '#core/holding.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import type { Position } from '../law/position.ts'
import { handOf } from '../law/position.ts'
import {
  areBalanced,
  isSuitFact,
  type MeetsConstraint,
  type Predicate,
  type ShapeFact,
  type SuitFact,
  twoLongest,
} from './predicate.ts'

/** Points 0..20 in the low word, 21..41 in the high one. */
export const LOW_BITS = 21
const FULL = 0x1fffff
export interface PointSet {
  low: number
  high: number
}

/** How the dealt points of a hand follow from the axis: shown + axis, or shown + all unseen - axis. */
interface Axis {
  readonly sign: 1 | -1
  readonly offset: number
}

export interface JudgeContext {
  readonly position: Position
  /** The hand whose unseen points are the axis. */
  readonly axis: number
  /** Dealt lengths at hand * 4 + suit: filled in by the caller before each question. */
  readonly lengths: Int32Array
  /** Truth of the suit facts, by number: filled in by the caller. */
  readonly truths: Uint8Array
  readonly numberOf: (fact: SuitFact) => number
  /** Place in `truths` of a constraint on whole hands, where these are walked. */
  readonly numberOfMeets: (fact: MeetsConstraint) => number
}

export const unseenPoints = (position: Position): number =>
  SUITS.reduce<number>((sum, s) => sum + hcp(position.unseen[s]), 0)

/** Writes the set of points for which the predicate holds. */
export type Judge = (out: PointSet) => void

const setRange = (out: PointSet, axis: Axis, min: number, max: number): void => {
  const from = axis.sign === 1 ? min - axis.offset : axis.offset - max
  const to = axis.sign === 1 ? max - axis.offset : axis.offset - min
  const a = from < 0 ? 0 : from
  const b = to > 41 ? 41 : to
  if (a > b) {
    out.low = 0
    out.high = 0
    return
  }
  // Bits a..b of 42.
  const lowTop = b < LOW_BITS - 1 ? b : LOW_BITS - 1
  out.low = a > lowTop ? 0 : ((1 << (lowTop + 1)) - 1) & ~((1 << a) - 1)
  const highBase = a > LOW_BITS ? a - LOW_BITS : 0
  out.high = b < LOW_BITS ? 0 : ((1 << (b - LOW_BITS + 1)) - 1) & ~((1 << highBase) - 1)
}
const setAll = (out: PointSet, yes: boolean): void => {
  out.low = yes ? FULL : 0
  out.high = yes ? FULL : 0
}

/** By shape: points 0..20 and 21..37 of a set of cells, as bits. */
interface CellRows {
  readonly low: Int32Array
  readonly high: Int32Array
}
const rowsKept = new WeakMap<CellSet, CellRows>()
function cellRows(cells: CellSet): CellRows {
  const kept = rowsKept.get(cells)
  if (kept !== undefined) return kept
  const low = new Int32Array(SHAPES.length)
  const high = new Int32Array(SHAPES.length)
  for (let i = 0; i < SHAPES.length; i++)
    for (let p = 0; p < 38; p++)
      if (hasCell(cells, i * 38 + p)) {
        if (p < LOW_BITS) low[i] = low[i]! | (1 << p)
        else high[i] = high[i]! | (1 << (p - LOW_BITS))
      }
  const rows = { low, high }
  rowsKept.set(cells, rows)
  return rows
}
const lengthsRow = (lengths: Int32Array, at: number): number =>
  shapeIndex([lengths[at]!, lengths[at + 1]!, lengths[at + 2]!, lengths[at + 3]!])
/** The set of dealt points, moved onto the axis. */
function setShifted(out: PointSet, axis: Axis, low: number, high: number): void {
  let outLow = 0
  let outHigh = 0
  const put = (points: number): void => {
    const t = axis.sign === 1 ? points - axis.offset : axis.offset - points
    if (t < 0 || t > 41) return
    if (t < LOW_BITS) outLow |= 1 << t
    else outHigh |= 1 << (t - LOW_BITS)
  }
  for (let bits = low; bits !== 0; bits &= bits - 1) put(31 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits &= bits - 1) put(LOW_BITS + 31 - Math.clz32(bits & -bits))
  out.low = outLow
  out.high = outHigh
}

function judgeShape(fact: ShapeFact, context: JudgeContext): Judge {
  const { position, lengths } = context
  const hand = handOf(position, fact.seat)
  const at = hand * 4
  if (fact.kind === 'length')
    return (out) => {
      const n = lengths[at + fact.suit]!
      setAll(out, n >= fact.min && n <= fact.max)
    }
  if (fact.kind === 'longer')
    return (out) => {
      const more = lengths[at + fact.suit]! - lengths[at + fact.than]!
      setAll(out, more >= fact.by)
    }
  if (fact.kind === 'balanced')
    return (out) => {
      const [c, d, h, s] = [lengths[at], lengths[at + 1], lengths[at + 2], lengths[at + 3]]
      setAll(out, areBalanced(c!, d!, h!, s!))
    }
  const shown = shownHcp(position, hand)
  const axis: Axis =
    hand === context.axis
      ? { sign: 1, offset: shown }
      : { sign: -1, offset: shown + unseenPoints(position) }
  if (fact.kind === 'cells') {
    const rows = cellRows(fact.cells)
    return (out) => {
      const row = lengthsRow(lengths, at)
      setShifted(out, axis, rows.low[row]!, rows.high[row]!)
    }
  }
  if (fact.kind === 'hcp') {
    const set: PointSet = { low: 0, high: 0 }
    setRange(set, axis, fact.min, fact.max)
    return (out) => {
      out.low = set.low
      out.high = set.high
    }
  }
  return (out) => {
    const [c, d, h, s] = [lengths[at], lengths[at + 1], lengths[at + 2], lengths[at + 3]]
    const longest = twoLongest(c!, d!, h!, s!)
    setRange(out, axis, fact.n - longest, 99)
  }
}

/**
 * Compiles a predicate about concealed hands only (see `judged`). Points of a hand other than the
 * axis can be asked for only when two hands are concealed.
 */
export function compileJudge(p: Predicate, context: JudgeContext): Judge {
  if (isSuitFact(p)) {
    const at = context.numberOf(p)
    return (out) => setAll(out, context.truths[at] === 1)
  }
  switch (p.kind) {
    case 'meets': {
      const at = context.numberOfMeets(p)
      return (out) => setAll(out, context.truths[at] === 1)
    }
    case 'not': {
      const of = compileJudge(p.of, context)
      return (out) => {
        of(out)
        out.low = ~out.low & FULL
        out.high = ~out.high & FULL
      }
    }
    case 'all': {
      const of = p.of.map((q) => compileJudge(q, context))
      return (out) => {
        let low = FULL
        let high = FULL
        for (let i = 0; i < of.length && (low | high) !== 0; i++) {
          of[i]!(out)
          low &= out.low
          high &= out.high
        }
        out.low = low
        out.high = high
      }
    }
    case 'any':
    case 'one': {
      const of = p.of.map((q) => compileJudge(q, context))
      const exactly = p.kind === 'one'
      return (out) => {
        let low = 0
        let high = 0
        let twiceLow = 0
        let twiceHigh = 0
        for (let i = 0; i < of.length; i++) {
          of[i]!(out)
          twiceLow |= low & out.low
          twiceHigh |= high & out.high
          low |= out.low
          high |= out.high
        }
        out.low = exactly ? low & ~twiceLow : low
        out.high = exactly ? high & ~twiceHigh : high
      }
    }
    default:
      return judgeShape(p, context)
  }
}
