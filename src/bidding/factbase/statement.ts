/**
 * What a fact can say of one seat. The vocabulary is that of hands (cards, lengths, points,
 * controls) and of what a player has done (bid a suit, opened); no convention is named in it.
 */

import type { Card } from '#core/card.ts'
import type { Range } from '#core/range.ts'
import type { Rank } from '#core/rank.ts'
import { unreachable } from '#core/result.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** A card held, or known not to be held. */
export interface CardStatement {
  readonly kind: 'card'
  readonly card: Card
  readonly held: boolean
}
export interface LengthStatement extends Range {
  readonly kind: 'length'
  readonly suit: Suit
}
/** High card points of one suit, 0..10. */
export interface SuitPointsStatement extends Range {
  readonly kind: 'suit-points'
  readonly suit: Suit
}
/** High card points of the hand, 0..37. */
export interface PointsStatement extends Range {
  readonly kind: 'points'
}
/** High card and distribution points together, 0..46. */
export interface TotalStatement extends Range {
  readonly kind: 'total'
}
/** First-round control of a suit: the ace or a void. */
export interface ControlStatement {
  readonly kind: 'control'
  readonly suit: Suit
  readonly held: boolean
}
/** How many cards of one rank the hand has: one of the numbers. */
export interface CountStatement {
  readonly kind: 'count'
  readonly rank: Rank
  /** In rising order. */
  readonly of: readonly number[]
}
/** One suit longer than another by at least this many cards. */
export interface LongerStatement {
  readonly kind: 'longer'
  readonly suit: Suit
  readonly than: Suit
  /** 0 means as long at least, 1 longer. */
  readonly by: number
}

export type Statement =
  | CardStatement
  | LengthStatement
  | SuitPointsStatement
  | PointsStatement
  | TotalStatement
  | ControlStatement
  | CountStatement
  | LongerStatement
  | { readonly kind: 'balanced'; readonly is: boolean }
  /** An estimate of the playing strength of one suit. */
  | { readonly kind: 'strength'; readonly suit: Suit; readonly value: number }
  /** The suit in which the hand fits a special opening, or none. */
  | { readonly kind: 'special'; readonly opening: string; readonly suit: Suit | undefined }
  /** Has named the suit as a natural bid. */
  | { readonly kind: 'bid-suit'; readonly suit: Suit }
  /** Made the first bid of the auction. */
  | { readonly kind: 'opened' }
  /** Passed, and is expected to go on passing. */
  | { readonly kind: 'expected-pass' }
  /** The value of a pseudo-variable (variables.ts). */
  | { readonly kind: 'variable'; readonly name: string; readonly value: number }
export type StatementKind = Statement['kind']

export type RangeStatement =
  | LengthStatement
  | SuitPointsStatement
  | PointsStatement
  | TotalStatement
export const isRange = (s: Statement): s is RangeStatement =>
  s.kind === 'length' || s.kind === 'suit-points' || s.kind === 'points' || s.kind === 'total'

/**
 * What the statement is about, so that two statements with the same topic can be compared:
 * `length 3`, `card 51`, `points`.
 */
export function topicOf(s: Statement): string {
  switch (s.kind) {
    case 'card':
      return t`card ${s.card}`
    case 'length':
    case 'suit-points':
    case 'control':
    case 'strength':
    case 'bid-suit':
      return `${s.kind} ${s.suit}`
    case 'count':
      return `count ${s.rank}`
    case 'longer':
      return `longer ${s.suit} ${s.than}`
    case 'special':
      return `special ${s.opening}`
    case 'variable':
      return `variable ${s.name}`
    case 'points':
    case 'total':
    case 'balanced':
    case 'opened':
    case 'expected-pass':
      return s.kind
    default:
      return unreachable(s)
  }
}

/** Whether a hand that fits the first must fit the second. Both have the same topic. */
export function implies(a: Statement, b: Statement): boolean {
  if (topicOf(a) !== topicOf(b)) return false
  if (isRange(a) && isRange(b)) return a.min >= b.min && a.max <= b.max
  switch (a.kind) {
    case 'card':
    case 'control':
      return b.kind === a.kind && a.held === b.held
    case 'count':
      return b.kind === 'count' && a.of.every((n) => b.of.includes(n))
    case 'longer':
      return b.kind === 'longer' && a.by >= b.by
    case 'balanced':
      return b.kind === 'balanced' && a.is === b.is
    case 'strength':
      return b.kind === 'strength' && a.value === b.value
    case 'special':
      return b.kind === 'special' && a.suit === b.suit
    case 'variable':
      return b.kind === 'variable' && a.value === b.value
    default:
      return true
  }
}

/** What both say together, when they have one topic; `undefined` when they cannot both hold. */
export function meet(a: Statement, b: Statement): Statement | undefined {
  if (implies(a, b)) return a
  if (implies(b, a)) return b
  if (isRange(a) && isRange(b) && topicOf(a) === topicOf(b)) {
    const min = Math.max(a.min, b.min)
    const max = Math.min(a.max, b.max)
    return min <= max ? { ...a, min, max } : undefined
  }
  if (a.kind === 'count' && b.kind === 'count' && a.rank === b.rank) {
    const of = a.of.filter((n) => b.of.includes(n))
    return of.length > 0 ? { ...a, of } : undefined
  }
  return undefined
}
