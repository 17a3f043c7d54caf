/**
 * What can be said of the hands, as data. Lengths and points are those dealt, thirteen cards a hand.
 * A predicate is judged on a layout of all hands; it may speak of hands in sight too.
 */
import { admits } from '#constraint/admits.ts'
import { type CellSet, cellIndex, hasCell } from '#constraint/cells.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { type Card, rankOf, suitOf } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import { HONOURS, type Holding, has, hcp, length } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'

/** What heads the holding a card was led from: anything, an honour, or nothing above the nine. */
export const HEADINGS = ['any', 'spots', 'honour'] as const
export type Heading = (typeof HEADINGS)[number]

export interface LengthIs {
  readonly kind: 'length'
  readonly seat: Seat
  readonly suit: Suit
  readonly min: number
  readonly max: number
}
/** `suit` has at least `by` cards more than `than`: by 1 strictly longer, by 0 as long or longer. */
export interface LongerThan {
  readonly kind: 'longer'
  readonly seat: Seat
  readonly suit: Suit
  readonly than: Suit
  readonly by: number
}
export interface PointsAre {
  readonly kind: 'hcp'
  readonly seat: Seat
  readonly min: number
  readonly max: number
}
/** Rule of N: points and the lengths of the two longest suits add up to `n` or more. */
export interface RuleOf {
  readonly kind: 'rule'
  readonly seat: Seat
  readonly n: number
}
/** 4333, 4432 or 5332 in any order. */
export interface IsBalanced {
  readonly kind: 'balanced'
  readonly seat: Seat
}
export interface CardWith {
  readonly kind: 'card'
  readonly seat: Seat
  readonly card: Card
}
/** The card was dealt as the `k`-th highest of exactly `n` cards of its suit, headed so. */
export interface LedFrom {
  readonly kind: 'lead'
  readonly seat: Seat
  readonly card: Card
  readonly k: number
  readonly n: number
  readonly headed: Heading
}
/** Between `min` and `max` of the cards of the suit whose ranks are in the set. */
export interface CardsAmong {
  readonly kind: 'among'
  readonly seat: Seat
  readonly suit: Suit
  readonly ranks: Holding
  readonly min: number
  readonly max: number
}
/** Which of the 8,192 holdings of a suit: bit `holding & 31` of word `holding >> 5`. */
export type HoldingSet = Uint32Array
/** The hand's holding of the suit is in the set; small cards below the ten are alike in it. */
export interface HoldingIn {
  readonly kind: 'holding'
  readonly seat: Seat
  readonly suit: Suit
  readonly set: HoldingSet
}
/** The hand's shape and points together are in one of the cells. */
export interface InCells {
  readonly kind: 'cells'
  readonly seat: Seat
  readonly cells: CellSet
}
/** The whole hand meets a constraint that neither shape and points nor single suits decide. */
export interface MeetsConstraint {
  readonly kind: 'meets'
  readonly seat: Seat
  readonly is: HandConstraint
}
/** Every one (`all` of none is always true), at least one (`any` of none never), or exactly one. */
export interface Several {
  readonly kind: 'all' | 'any' | 'one'
  readonly of: readonly Predicate[]
}
export interface Not {
  readonly kind: 'not'
  readonly of: Predicate
}
/** Judged by one suit of one hand. */
export type SuitFact = CardWith | LedFrom | CardsAmong | HoldingIn
/** Judged by lengths and points of one hand. */
export type ShapeFact = LengthIs | LongerThan | PointsAre | RuleOf | IsBalanced | InCells
export type LayoutFact = SuitFact | ShapeFact | MeetsConstraint
export type Predicate = LayoutFact | Several | Not

export const ALWAYS: Predicate = { kind: 'all', of: [] }
export const NEVER: Predicate = { kind: 'any', of: [] }
export const allOf = (...of: readonly Predicate[]): Predicate => ({ kind: 'all', of })
export const anyOf = (...of: readonly Predicate[]): Predicate => ({ kind: 'any', of })
export const oneOf = (...of: readonly Predicate[]): Predicate => ({ kind: 'one', of })
export const not = (of: Predicate): Predicate => ({ kind: 'not', of })

export const isAlways = (p: Predicate): boolean => p.kind === 'all' && p.of.length === 0
export const isNever = (p: Predicate): boolean => p.kind === 'any' && p.of.length === 0

/** The facts a predicate is put together from, in reading order. */
export function facts(p: Predicate): readonly LayoutFact[] {
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return p.of.flatMap(facts)
    case 'not':
      return facts(p.of)
    default:
      return [p]
  }
}
export const isSuitFact = (p: Predicate): p is SuitFact =>
  p.kind === 'card' || p.kind === 'lead' || p.kind === 'among' || p.kind === 'holding'
export const suitOfFact = (p: SuitFact): Suit =>
  p.kind === 'among' || p.kind === 'holding' ? p.suit : suitOf(p.card)
/** True when the predicate asks what only whole hands can answer. */
export const asksWholeHands = (p: Predicate): boolean => facts(p).some((f) => f.kind === 'meets')

const numbers = new WeakMap<object, number>()
/** Numbers of sets by their content; as many as a long line needs, after which others get new numbers. */
const setNumbers = new Map<string, number>()
const MOST_SETS = 2000
let numbered = 0
function numberOf(value: object): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  const content = ArrayBuffer.isView(value) ? String(value) : undefined
  const same = content === undefined ? undefined : setNumbers.get(content)
  if (same === undefined) numbered += 1
  const number = same ?? numbered
  numbers.set(value, number)
  if (content !== undefined && same === undefined) {
    if (setNumbers.size === MOST_SETS) setNumbers.clear()
    setNumbers.set(content, number)
  }
  return number
}
/** One text for equal predicates. Constraints are told apart by identity, sets by what is in them. */
export const predicateText = (p: Predicate): string =>
  JSON.stringify(p, (key, value: unknown) =>
    typeof value === 'object' && value !== null && (ArrayBuffer.isView(value) || key === 'is')
      ? numberOf(value)
      : value,
  )

/** Puts `replace(fact)` for every fact and drops what no longer matters. */
export function rewrite(p: Predicate, replace: (fact: LayoutFact) => Predicate): Predicate {
  switch (p.kind) {
    case 'not': {
      const of = rewrite(p.of, replace)
      return isAlways(of) ? NEVER : isNever(of) ? ALWAYS : { kind: 'not', of }
    }
    case 'all': {
      const of = p.of.map((q) => rewrite(q, replace)).filter((q) => !isAlways(q))
      return of.some(isNever) ? NEVER : of.length === 1 ? of[0]! : { kind: 'all', of }
    }
    case 'any': {
      const of = p.of.map((q) => rewrite(q, replace)).filter((q) => !isNever(q))
      return of.some(isAlways) ? ALWAYS : of.length === 1 ? of[0]! : { kind: 'any', of }
    }
    case 'one': {
      const of = p.of.map((q) => rewrite(q, replace)).filter((q) => !isNever(q))
      const sure = of.filter(isAlways).length
      const rest = of.filter((q) => !isAlways(q))
      if (sure > 1 || of.length === 0) return NEVER
      if (sure === 1) return rest.length === 0 ? ALWAYS : rewriteNone(rest)
      return rest.length === 1 ? rest[0]! : { kind: 'one', of: rest }
    }
    default:
      return replace(p)
  }
}
const rewriteNone = (of: readonly Predicate[]): Predicate =>
  of.length === 1 ? not(of[0]!) : not({ kind: 'any', of })

const count = (mask: number): number => length((mask & 0x1fff) as Holding)

export const hasHolding = (set: HoldingSet, held: Holding): boolean =>
  ((set[held >> 5]! >>> (held & 31)) & 1) === 1

/** A fact about one suit of a hand, judged on that suit as dealt. */
export function suitFactHolds(fact: SuitFact, held: Holding): boolean {
  if (fact.kind === 'card') return has(held, rankOf(fact.card))
  if (fact.kind === 'among') {
    const n = count(held & fact.ranks)
    return n >= fact.min && n <= fact.max
  }
  if (fact.kind === 'holding') return hasHolding(fact.set, held)
  const rank = rankOf(fact.card)
  if (!has(held, rank) || length(held) !== fact.n || count(held >> (rank + 1)) !== fact.k - 1)
    return false
  return fact.headed === 'any' || (fact.headed === 'honour') === ((held & HONOURS) !== 0)
}

export const areBalanced = (c: number, d: number, h: number, s: number): boolean => {
  const two = (c === 2 ? 1 : 0) + (d === 2 ? 1 : 0) + (h === 2 ? 1 : 0) + (s === 2 ? 1 : 0)
  return Math.min(c, d, h, s) >= 2 && Math.max(c, d, h, s) <= 5 && two <= 1
}
/** Cards in the two longest suits. */
export const twoLongest = (c: number, d: number, h: number, s: number): number => {
  const [a, b] = c > d ? [c, d] : [d, c]
  const [e, f] = h > s ? [h, s] : [s, h]
  return a > e ? a + Math.max(b, e) : e + Math.max(a, f)
}

/** Judges a predicate on whole hands; a hand that is absent makes it `undefined`. The plain definition. */
export function holds(p: Predicate, deal: PartialDeal): boolean | undefined {
  switch (p.kind) {
    case 'not': {
      const of = holds(p.of, deal)
      return of === undefined ? undefined : !of
    }
    case 'all':
    case 'any':
    case 'one': {
      const of = p.of.map((q) => holds(q, deal))
      if (of.includes(undefined)) return undefined
      const n = of.filter((b) => b === true).length
      return p.kind === 'all' ? n === of.length : p.kind === 'any' ? n > 0 : n === 1
    }
    default: {
      const hand = deal[p.seat]
      if (hand === undefined) return undefined
      const [c, d, h, s] = hand.map(length) as [number, number, number, number]
      const points = SUITS.reduce<number>((sum, suit) => sum + hcp(hand[suit]), 0)
      switch (p.kind) {
        case 'length':
          return length(hand[p.suit]) >= p.min && length(hand[p.suit]) <= p.max
        case 'longer':
          return length(hand[p.suit]) - length(hand[p.than]) >= p.by
        case 'hcp':
          return points >= p.min && points <= p.max
        case 'rule':
          return points + twoLongest(c, d, h, s) >= p.n
        case 'balanced':
          return areBalanced(c, d, h, s)
        case 'cells':
          return hasCell(p.cells, cellIndex([c, d, h, s], points))
        case 'meets':
          return admits(p.is, hand)
        default:
          return suitFactHolds(p, hand[suitOfFact(p)])
      }
    }
  }
}

/** The predicate with every fact about a hand in sight judged. */
export const judged = (p: Predicate, faced: PartialDeal): Predicate =>
  rewrite(p, (fact) => {
    const known = faced[fact.seat] === undefined ? undefined : holds(fact, faced)
    return known === undefined ? fact : known ? ALWAYS : NEVER
  })
