/**
 * A constraint as a plain function of the hand, kept by identity: for choosing with many hands in
 * many auctions, where the measures wanted differ from auction to auction. The answer is that of
 * `admits`.
 */
import type {
  HandConstraint,
  HandTerm,
  Interval,
  SuitConstraint,
  SuitTerm,
} from '#constraint/constraint.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { hasShape } from '#constraint/shape-set.ts'
import type { Hand } from '#core/hand.ts'
import { SHAPES, shapeIndex, shapeOf } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'

export type HandTest = (hand: Hand) => boolean

const range = (value: (hand: Hand) => number, { min, max }: Interval): HandTest => {
  const lo = min ?? Number.NEGATIVE_INFINITY
  const hi = max ?? Number.POSITIVE_INFINITY
  return (hand) => {
    const v = value(hand)
    return v >= lo && v <= hi
  }
}
const sum = (terms: readonly (HandTerm | SuitTerm)[], suit: Suit, limits: Interval): HandTest => {
  const parts = terms.map((term) => {
    if (term.of === 'hand') return { times: term.times, value: HAND_MEASURES[term.measure].value }
    const { value } = SUIT_MEASURES[term.measure]
    return { times: term.times, value: (hand: Hand) => value(hand[suit]) }
  })
  return range((hand) => {
    let total = 0
    for (const { times, value } of parts) total += times * value(hand)
    return total
  }, limits)
}
const every = (tests: readonly HandTest[]): HandTest => {
  const [a, b] = tests
  if (a && tests.length === 1) return a
  if (a && b && tests.length === 2) return (hand) => a(hand) && b(hand)
  return (hand) => {
    for (const test of tests) if (!test(hand)) return false
    return true
  }
}
const some = (tests: readonly HandTest[]): HandTest => {
  const [a, b] = tests
  if (a && tests.length === 1) return a
  if (a && b && tests.length === 2) return (hand) => a(hand) || b(hand)
  return (hand) => {
    for (const test of tests) if (test(hand)) return true
    return false
  }
}
const negated =
  (test: HandTest): HandTest =>
  (hand) =>
    !test(hand)

const ofSuit = (c: SuitConstraint, suit: Suit): HandTest => {
  switch (c.kind) {
    case 'suit-range': {
      const { value } = SUIT_MEASURES[c.measure]
      return range((hand) => value(hand[suit]), c)
    }
    case 'suit-sum':
      return sum(c.terms, suit, c)
    case 'elsewhere':
      return some(SUITS.filter((s) => s !== suit).map((s) => ofSuit(c.is, s)))
    case 'hand':
      return quickTest(c.is)
    case 'all':
      return every(c.of.map((part) => ofSuit(part, suit)))
    case 'any':
      return some(c.of.map((part) => ofSuit(part, suit)))
    case 'not':
      return negated(ofSuit(c.of, suit))
    case 'named':
      return ofSuit(c.is, suit)
  }
}
const make = (c: HandConstraint): HandTest => {
  switch (c.kind) {
    case 'range':
      return range(HAND_MEASURES[c.measure].value, c)
    case 'sum':
      return sum(c.terms, 0, c)
    case 'shape': {
      const table = Uint8Array.from(SHAPES, (shape) => (hasShape(c.shapes, shape) ? 1 : 0))
      return (hand) => table[shapeIndex(shapeOf(hand))] === 1
    }
    case 'suit':
      return ofSuit(c.is, c.suit)
    case 'some':
      return some(c.among.map((suit) => ofSuit(c.is, suit)))
    case 'every':
      return every(c.among.map((suit) => ofSuit(c.is, suit)))
    case 'all':
      return every(c.of.map(quickTest))
    case 'any':
      return some(c.of.map(quickTest))
    case 'not':
      return negated(quickTest(c.of))
    case 'named':
      return quickTest(c.is)
  }
}

const known = new WeakMap<HandConstraint, HandTest>()
/** The constraint as a function; the same constraint object always gives the same function. */
export function quickTest(c: HandConstraint): HandTest {
  const made = known.get(c) ?? make(c)
  known.set(c, made)
  return made
}
