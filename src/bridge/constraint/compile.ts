/**
 * Constraints made quick for many hands: the measures they use are read once per hand into numbered
 * places, and each constraint becomes a function of those. The answer is that of `admits`.
 */
import type { Hand } from '#core/hand.ts'
import { shapeOf } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { HandConstraint, HandTerm, Interval, SuitConstraint, SuitTerm } from './constraint.ts'
import { HAND_MEASURES, type HandMeasureId, SUIT_MEASURES, type SuitMeasureId } from './measures.ts'
import { hasShape } from './shape-set.ts'

/** The values of one hand, by place. */
export type Facts = Float64Array
export type Test = (facts: Facts) => boolean

/** Compiles constraints that will be asked of the same hands. */
export interface Compiler {
  /** The constraint as a function of the facts. */
  compile(c: HandConstraint): Test
  compileSuit(c: SuitConstraint, suit: Suit): Test
  /** Where the facts hold the measure. */
  placeOf(measure: HandMeasureId): number
  /** Reads a hand's facts; call after all compiling. The same array is used again by the next call. */
  read(hand: Hand): Facts
}

/** Most measures that the constraints of one compiler may use, shapes included. */
const PLACES = 128

export function createCompiler(): Compiler {
  const readers: ((hand: Hand) => number)[] = []
  const places = new Map<string, number>()
  const facts: Facts = new Float64Array(PLACES)

  const place = (key: string, read: (hand: Hand) => number): number => {
    const known = places.get(key)
    if (known !== undefined) return known
    const at = readers.push(read) - 1
    places.set(key, at)
    return at
  }
  const handPlace = (measure: HandMeasureId): number => place(measure, HAND_MEASURES[measure].value)
  const suitPlace = (measure: SuitMeasureId, suit: Suit): number => {
    const { value } = SUIT_MEASURES[measure]
    return place(`${suit} ${measure}`, (hand) => value(hand[suit]))
  }

  const range = (at: number, { min, max }: Interval): Test => {
    const lo = min ?? Number.NEGATIVE_INFINITY
    const hi = max ?? Number.POSITIVE_INFINITY
    return (f) => {
      const value = f[at]!
      return value >= lo && value <= hi
    }
  }
  const sum = (
    terms: readonly (HandTerm | SuitTerm)[],
    suit: Suit,
    { min, max }: Interval,
  ): Test => {
    const parts = terms.map((term) => ({
      at: term.of === 'hand' ? handPlace(term.measure) : suitPlace(term.measure, suit),
      times: term.times,
    }))
    const lo = min ?? Number.NEGATIVE_INFINITY
    const hi = max ?? Number.POSITIVE_INFINITY
    return (f) => {
      let total = 0
      for (const { at, times } of parts) total += times * f[at]!
      return total >= lo && total <= hi
    }
  }
  const every = (tests: readonly Test[]): Test => {
    const [a, b] = tests
    if (a && tests.length === 1) return a
    if (a && b && tests.length === 2) return (f) => a(f) && b(f)
    return (f) => {
      for (const test of tests) if (!test(f)) return false
      return true
    }
  }
  const some = (tests: readonly Test[]): Test => {
    const [a, b] = tests
    if (a && tests.length === 1) return a
    if (a && b && tests.length === 2) return (f) => a(f) || b(f)
    return (f) => {
      for (const test of tests) if (test(f)) return true
      return false
    }
  }

  const compileSuit = (c: SuitConstraint, suit: Suit): Test => {
    switch (c.kind) {
      case 'suit-range':
        return range(suitPlace(c.measure, suit), c)
      case 'suit-sum':
        return sum(c.terms, suit, c)
      case 'elsewhere':
        return some(SUITS.filter((s) => s !== suit).map((s) => compileSuit(c.is, s)))
      case 'hand':
        return compile(c.is)
      case 'all':
        return every(c.of.map((part) => compileSuit(part, suit)))
      case 'any':
        return some(c.of.map((part) => compileSuit(part, suit)))
      case 'not': {
        const test = compileSuit(c.of, suit)
        return (f) => !test(f)
      }
      case 'named':
        return compileSuit(c.is, suit)
    }
  }
  const compile = (c: HandConstraint): Test => {
    switch (c.kind) {
      case 'range':
        return range(handPlace(c.measure), c)
      case 'sum':
        return sum(c.terms, 0, c)
      case 'shape': {
        const { shapes } = c
        const at = place(`shape ${shapes.join()}`, (h) => (hasShape(shapes, shapeOf(h)) ? 1 : 0))
        return range(at, { min: 1 })
      }
      case 'suit':
        return compileSuit(c.is, c.suit)
      case 'some':
        return some(c.among.map((suit) => compileSuit(c.is, suit)))
      case 'every':
        return every(c.among.map((suit) => compileSuit(c.is, suit)))
      case 'all':
        return every(c.of.map(compile))
      case 'any':
        return some(c.of.map(compile))
      case 'not': {
        const test = compile(c.of)
        return (f) => !test(f)
      }
      case 'named':
        return compile(c.is)
    }
  }

  return {
    compile,
    compileSuit,
    placeOf: handPlace,
    read(hand) {
      if (readers.length > PLACES) throw new Error('Invariant broken: too many measures at once')
      for (let i = 0; i < readers.length; i++) facts[i] = (readers[i] as (h: Hand) => number)(hand)
      return facts
    },
  }
}
