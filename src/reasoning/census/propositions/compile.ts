/**
 * Constraints compiled for one shape. Lengths are constants there, so most of a constraint folds
 * away before any hand is looked at; what is left reads a vector of small numbers.
 */

import type {
  HandConstraint,
  HandTerm,
  Interval,
  SuitConstraint,
  SuitTerm,
} from '#constraint/constraint.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import { hasShape } from '#constraint/shape-set.ts'
import { invariant } from '#core/result.ts'
import type { Shape } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** Settled by the shape alone, or a test of the vector. */
export type VectorTest = boolean | ((v: Int32Array) => boolean)

/** Places of the hand's measures in the vector; the suits' stand behind them, clubs first. */
export const AT = {
  hcp: 0,
  aces: 1,
  totalPoints: 2,
  tricks: 3,
  stoppers: 4,
  topSuitPoints: 5,
  secondSuitPoints: 6,
} as const
export const SUIT_AT = 7
/** The suit's measures in their order within its part of the vector. */
export const SUIT_MEASURE_ORDER = [
  'points',
  'honours',
  'aces',
  'safe',
  'badNotrump',
  'rebiddable',
] as const satisfies readonly SuitMeasureId[]
export const SUIT_WIDTH = SUIT_MEASURE_ORDER.length
export const VECTOR_LENGTH = SUIT_AT + 4 * SUIT_WIDTH

/**
 * The number of honours is told apart from these lengths up, by suit, clubs first; states are merged
 * so (states.ts). Nobody asks it of shorter suits, nor of diamonds.
 */
export const HONOURS_FROM: Tuple4<number> = [5, 14, 6, 6]

/** A number settled by the shape, or the place where it stands. */
type Value = { readonly constant: number } | { readonly at: number }

const handValue = (measure: HandMeasureId, shape: Shape): Value => {
  switch (measure) {
    case 'longest':
      return { constant: Math.max(...shape) }
    case 'distribution':
      return { constant: shape.reduce<number>((n, length) => n + Math.max(0, 3 - length), 0) }
    case 'voids':
      return { constant: shape.filter((length) => length === 0).length }
    case 'playingTricks':
    case 'playingTricksPublished':
    case 'playingTricksKj2':
    case 'playingTricksJrow':
      return { at: AT.tricks }
    default: {
      const at = (AT as Readonly<Partial<Record<HandMeasureId, number>>>)[measure]
      invariant(at !== undefined, `the 1967 procedures do not ask for ${measure}`)
      return { at }
    }
  }
}
const suitValue = (measure: SuitMeasureId, suit: Suit, shape: Shape): Value => {
  if (measure === 'length') return { constant: shape[suit] }
  if (shape[suit] === 0) return { constant: 0 }
  const place = (SUIT_MEASURE_ORDER as readonly SuitMeasureId[]).indexOf(measure)
  invariant(place >= 0, `the 1967 procedures do not ask for ${measure} of a suit`)
  return { at: SUIT_AT + suit * SUIT_WIDTH + place }
}

const inside = (value: number, { min = -Infinity, max = Infinity }: Interval): boolean =>
  value >= min && value <= max

const interval = (value: Value, limits: Interval): VectorTest => {
  if ('constant' in value) return inside(value.constant, limits)
  const { at } = value
  const { min = -Infinity, max = Infinity } = limits
  // The measures of the vector all lie between -10 and 60.
  if (min <= -10 && max >= 60) return true
  if (min === max) return (v) => v[at] === min
  if (max >= 60) return (v) => v[at]! >= min
  if (min <= -10) return (v) => v[at]! <= max
  return (v) => v[at]! >= min && v[at]! <= max
}

export const allTests = (parts: readonly VectorTest[]): VectorTest => {
  if (parts.includes(false)) return false
  const tests = parts.filter((part) => typeof part === 'function')
  const [a, b, c] = tests
  if (a === undefined) return true
  if (b === undefined) return a
  if (c === undefined) return (v) => a(v) && b(v)
  if (tests.length === 3) return (v) => a(v) && b(v) && c(v)
  return (v) => {
    for (const test of tests) if (!test(v)) return false
    return true
  }
}
export const anyTest = (parts: readonly VectorTest[]): VectorTest => {
  if (parts.includes(true)) return true
  const tests = parts.filter((part) => typeof part === 'function')
  const [a, b] = tests
  if (a === undefined) return false
  if (b === undefined) return a
  if (tests.length === 2) return (v) => a(v) || b(v)
  return (v) => {
    for (const test of tests) if (test(v)) return true
    return false
  }
}
export const noneOf = (part: VectorTest): VectorTest =>
  typeof part === 'boolean' ? !part : (v) => !part(v)

/** Hands are not told apart by what is asked. */
export class Untold extends Error {}
/** A stand-in for the number of honours in a short suit, which merged states cannot give. */
const UNTOLD: VectorTest = () => {
  throw new Untold(t`Honours are not told apart in this suit at this length.`)
}

const asksHonours = (term: HandTerm | SuitTerm): boolean =>
  term.of === 'suit' && term.measure === 'honours'

const sum = (
  terms: readonly (HandTerm | SuitTerm)[],
  suit: Suit,
  shape: Shape,
  { min = -Infinity, max = Infinity }: Interval,
): VectorTest => {
  if (shape[suit] < HONOURS_FROM[suit] && terms.some(asksHonours)) return UNTOLD
  let constant = 0
  const parts: { readonly at: number; readonly times: number }[] = []
  for (const term of terms) {
    const value =
      term.of === 'hand' ? handValue(term.measure, shape) : suitValue(term.measure, suit, shape)
    if ('constant' in value) constant += term.times * value.constant
    else parts.push({ at: value.at, times: term.times })
  }
  const low = min - constant
  const high = max - constant
  const [a, b] = parts
  if (a === undefined) return low <= 0 && high >= 0
  const { at, times } = a
  if (b === undefined) {
    if (times === 1) return interval(a, { min: low, max: high })
    return (v) => inside(times * v[at]!, { min: low, max: high })
  }
  if (parts.length > 2) throw new Error('A sum of more than two measures is not compiled.')
  return (v) => {
    const n = times * v[at]! + b.times * v[b.at]!
    return n >= low && n <= high
  }
}

export const compileSuit = (c: SuitConstraint, suit: Suit, shape: Shape): VectorTest => {
  switch (c.kind) {
    case 'suit-range':
      return c.measure === 'honours' && shape[suit] < HONOURS_FROM[suit]
        ? UNTOLD
        : interval(suitValue(c.measure, suit, shape), c)
    case 'suit-sum':
      return sum(c.terms, suit, shape, c)
    case 'elsewhere':
      return anyTest(
        SUITS.filter((other) => other !== suit).map((other) => compileSuit(c.is, other, shape)),
      )
    case 'hand':
      return compileHand(c.is, shape)
    case 'all':
      return allTests(c.of.map((part) => compileSuit(part, suit, shape)))
    case 'any':
      return anyTest(c.of.map((part) => compileSuit(part, suit, shape)))
    case 'not':
      return noneOf(compileSuit(c.of, suit, shape))
    case 'named':
      return compileSuit(c.is, suit, shape)
  }
}

export const compileHand = (c: HandConstraint, shape: Shape): VectorTest => {
  switch (c.kind) {
    case 'range':
      return interval(handValue(c.measure, shape), c)
    case 'sum':
      return sum(c.terms, 0, shape, c)
    case 'shape':
      return hasShape(c.shapes, shape)
    case 'suit':
      return compileSuit(c.is, c.suit, shape)
    case 'some':
      return anyTest(c.among.map((suit) => compileSuit(c.is, suit, shape)))
    case 'every':
      return allTests(c.among.map((suit) => compileSuit(c.is, suit, shape)))
    case 'all':
      return allTests(c.of.map((part) => compileHand(part, shape)))
    case 'any':
      return anyTest(c.of.map((part) => compileHand(part, shape)))
    case 'not':
      return noneOf(compileHand(c.of, shape))
    case 'named':
      return compileHand(c.is, shape)
  }
}
