/**
 * A constraint tested against one hand with the working shown: a tree of the same form, each node
 * with its verdict, the hand's own values, and whether a reader going left to right gets there at
 * all (an `all` ends at its first failure, an `any` at its first success).
 */
import type { Hand } from '#core/hand.ts'
import { shapeOf } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { sumValue, termValue } from './admits.ts'
import type { HandConstraint, SuitConstraint } from './constraint.ts'
import { HAND_MEASURES, type HandMeasure, SUIT_MEASURES } from './measures.ts'
import { hasShape } from './shape-set.ts'

export interface Judgement {
  readonly constraint: HandConstraint | SuitConstraint
  /** The suit looked at, inside suit constraints. */
  readonly suit?: Suit
  /** Whether the hand meets it; computed even where not reached. */
  readonly met: boolean
  /** False when an earlier part already decided. */
  readonly reached: boolean
  /** The hand's values: one for a range, then what decided it; one per term for a sum; else none. */
  readonly values: readonly number[]
  readonly parts: readonly Judgement[]
  /**
   * How far the hand is from meeting it, in steps of the measures: 0 when met. Parts of an `all`
   * add up, an `any` takes its nearest, breaking a `not` counts one.
   */
  readonly miss: number
}

type Constraint = HandConstraint | SuitConstraint

const gap = (value: number, limits: { readonly min?: number; readonly max?: number }): number =>
  limits.min !== undefined && value < limits.min
    ? limits.min - value
    : limits.max !== undefined && value > limits.max
      ? value - limits.max
      : 0

const NO_VALUES: readonly number[] = []
const NO_PARTS: readonly Judgement[] = []

// Written out twice: a spread of an optional field costs more than the judging.
const node = (
  constraint: Constraint,
  suit: Suit | undefined,
  reached: boolean,
  values: readonly number[],
  parts: readonly Judgement[],
  miss: number,
): Judgement =>
  suit === undefined
    ? { constraint, met: miss === 0, reached, values, parts, miss }
    : { constraint, suit, met: miss === 0, reached, values, parts, miss }

const leaf = (
  constraint: Constraint,
  suit: Suit | undefined,
  reached: boolean,
  values: readonly number[],
  miss: number,
): Judgement => node(constraint, suit, reached, values, NO_PARTS, miss)

const branch = (
  constraint: Constraint,
  suit: Suit | undefined,
  reached: boolean,
  parts: readonly Judgement[],
  miss: number,
): Judgement => node(constraint, suit, reached, NO_VALUES, parts, miss)

const total = (parts: readonly Judgement[]): number => parts.reduce((n, p) => n + p.miss, 0)
/** The nearest part; an empty `any` is met by nothing, however near. */
const nearest = (parts: readonly Judgement[]): number =>
  parts.reduce((n, p) => Math.min(n, p.miss), Number.POSITIVE_INFINITY)

/** Parts judged in order, each reached while the earlier ones leave the answer open. */
const inOrder = <T>(
  items: readonly T[],
  reached: boolean,
  endsAt: boolean,
  judgeOne: (item: T, reached: boolean) => Judgement,
): Judgement[] => {
  let open = reached
  return items.map((item) => {
    const judged = judgeOne(item, open)
    if (judged.met === endsAt) open = false
    return judged
  })
}

function judgeSuit(c: SuitConstraint, hand: Hand, suit: Suit, reached: boolean): Judgement {
  switch (c.kind) {
    case 'suit-range': {
      const value = SUIT_MEASURES[c.measure].value(hand[suit])
      return leaf(c, suit, reached, [value], gap(value, c))
    }
    case 'suit-sum': {
      const values = c.terms.map((term) => termValue(term, hand, suit))
      return leaf(c, suit, reached, values, gap(sumValue(c, hand, suit), c))
    }
    case 'elsewhere': {
      const others = SUITS.filter((other) => other !== suit).reverse()
      const parts = inOrder(others, reached, true, (s, r) => judgeSuit(c.is, hand, s, r))
      return branch(c, suit, reached, parts, nearest(parts))
    }
    case 'hand': {
      const part = judge(c.is, hand, reached)
      return branch(c, suit, reached, [part], part.miss)
    }
    case 'all': {
      const parts = inOrder(c.of, reached, false, (p, r) => judgeSuit(p, hand, suit, r))
      return branch(c, suit, reached, parts, total(parts))
    }
    case 'any': {
      const parts = inOrder(c.of, reached, true, (p, r) => judgeSuit(p, hand, suit, r))
      return branch(c, suit, reached, parts, nearest(parts))
    }
    case 'not': {
      const part = judgeSuit(c.of, hand, suit, reached)
      return branch(c, suit, reached, [part], part.met ? 1 : 0)
    }
    case 'named': {
      const part = judgeSuit(c.is, hand, suit, reached)
      return branch(c, suit, reached, [part], part.miss)
    }
  }
}

/**
 * The constraint against the hand, with its working.
 * @param reached false when something before it has already decided the question.
 */
export function judge(c: HandConstraint, hand: Hand, reached = true): Judgement {
  switch (c.kind) {
    case 'range': {
      const measure: HandMeasure = HAND_MEASURES[c.measure]
      const value = measure.value(hand)
      const values = measure.decided === undefined ? [value] : [value, ...measure.decided(hand)]
      return leaf(c, undefined, reached, values, gap(value, c))
    }
    case 'sum': {
      const values = c.terms.map((term) => termValue(term, hand, 0))
      return leaf(c, undefined, reached, values, gap(sumValue(c, hand, 0), c))
    }
    case 'shape':
      return leaf(c, undefined, reached, [], hasShape(c.shapes, shapeOf(hand)) ? 0 : 1)
    case 'suit': {
      const part = judgeSuit(c.is, hand, c.suit, reached)
      return branch(c, c.suit, reached, [part], part.miss)
    }
    case 'some': {
      const parts = inOrder(c.among, reached, true, (s, r) => judgeSuit(c.is, hand, s, r))
      return branch(c, undefined, reached, parts, nearest(parts))
    }
    case 'every': {
      const parts = inOrder(c.among, reached, false, (s, r) => judgeSuit(c.is, hand, s, r))
      return branch(c, undefined, reached, parts, total(parts))
    }
    case 'all': {
      const parts = inOrder(c.of, reached, false, (p, r) => judge(p, hand, r))
      return branch(c, undefined, reached, parts, total(parts))
    }
    case 'any': {
      const parts = inOrder(c.of, reached, true, (p, r) => judge(p, hand, r))
      return branch(c, undefined, reached, parts, nearest(parts))
    }
    case 'not': {
      const part = judge(c.of, hand, reached)
      return branch(c, undefined, reached, [part], part.met ? 1 : 0)
    }
    case 'named': {
      const part = judge(c.is, hand, reached)
      return branch(c, undefined, reached, [part], part.miss)
    }
  }
}
