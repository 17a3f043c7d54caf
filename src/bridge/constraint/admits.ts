/** Testing a constraint: the plain yes or no, with no trace kept. */
import type { Hand } from '#core/hand.ts'
import { shapeOf } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type {
  HandConstraint,
  HandSum,
  HandTerm,
  SuitConstraint,
  SuitSum,
  SuitTerm,
} from './constraint.ts'
import { HAND_MEASURES, SUIT_MEASURES } from './measures.ts'
import { hasShape } from './shape-set.ts'

const within = (value: number, limits: { readonly min?: number; readonly max?: number }): boolean =>
  (limits.min === undefined || value >= limits.min) &&
  (limits.max === undefined || value <= limits.max)

/** The value of one term before its weight. `suit` is needed by terms of a suit only. */
export const termValue = (term: HandTerm | SuitTerm, hand: Hand, suit: Suit): number =>
  term.of === 'hand'
    ? HAND_MEASURES[term.measure].value(hand)
    : SUIT_MEASURES[term.measure].value(hand[suit])

/** The weighted sum that the interval is about. */
export const sumValue = (sum: HandSum | SuitSum, hand: Hand, suit: Suit): number => {
  let total = 0
  for (const term of sum.terms) total += term.times * termValue(term, hand, suit)
  return total
}

export function admitsSuit(c: SuitConstraint, hand: Hand, suit: Suit): boolean {
  switch (c.kind) {
    case 'suit-range':
      return within(SUIT_MEASURES[c.measure].value(hand[suit]), c)
    case 'suit-sum':
      return within(sumValue(c, hand, suit), c)
    case 'elsewhere':
      return SUITS.some((other) => other !== suit && admitsSuit(c.is, hand, other))
    case 'hand':
      return admits(c.is, hand)
    case 'all':
      return c.of.every((part) => admitsSuit(part, hand, suit))
    case 'any':
      return c.of.some((part) => admitsSuit(part, hand, suit))
    case 'not':
      return !admitsSuit(c.of, hand, suit)
    case 'named':
      return admitsSuit(c.is, hand, suit)
  }
}

export function admits(c: HandConstraint, hand: Hand): boolean {
  switch (c.kind) {
    case 'range':
      return within(HAND_MEASURES[c.measure].value(hand), c)
    case 'sum':
      return within(sumValue(c, hand, 0), c)
    case 'shape':
      return hasShape(c.shapes, shapeOf(hand))
    case 'suit':
      return admitsSuit(c.is, hand, c.suit)
    case 'some':
      return c.among.some((suit) => admitsSuit(c.is, hand, suit))
    case 'every':
      return c.among.every((suit) => admitsSuit(c.is, hand, suit))
    case 'all':
      return c.of.every((part) => admits(part, hand))
    case 'any':
      return c.of.some((part) => admits(part, hand))
    case 'not':
      return !admits(c.of, hand)
    case 'named':
      return admits(c.is, hand)
  }
}
