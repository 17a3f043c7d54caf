/**
 * Choosing by elimination: every candidate that no rule strikes out survives. Rules are data over
 * facts, and facts are data over bids, so a new strategy is a new list of facts. A rule is read once
 * for each fact, candidate and suit it can speak of, which gives a list of plain strikes: this
 * candidate falls when these numbers of the hand lie within these limits. Everything else (the
 * surviving set, why a bid fell, what a bid promises, counting all hands) reads that list.
 * Source of the mechanism: East 2006, section 5.4.
 */

import type { Call } from '#core/call.ts'
import { invariant } from '#core/result.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** A value in a fact or of a candidate. */
export type Atom = number | string
/** What a call is, as rules ask for it: level, strain, class … */
export interface Candidate {
  readonly call: Call
  readonly is: Readonly<Record<string, Atom>>
}
/** A fact: its kind, and fields of numbers and words. */
export interface EliminationFact {
  readonly kind: string
  readonly [field: string]: Atom
}

/** A value known before any hand is seen. */
export type RuleTerm =
  | { readonly of: 'fact'; readonly field: string }
  | { readonly of: 'bid'; readonly field: string }
  | { readonly of: 'value'; readonly value: Atom }
/** A comparison of two such values. */
export interface Match {
  readonly left: RuleTerm
  readonly is: '=' | '≠' | '>'
  readonly right: RuleTerm
}
/** A comparison of the hand with a field of the fact; `length` is that of the suit looked at, or that `of` names. */
export interface HandComparison {
  readonly hand: 'total' | 'length'
  readonly of?: RuleTerm
  readonly is: '<' | '≤' | '≥' | '>'
  readonly field: string
}
/**
 * The suits that a rule looks at: the one that a value names, or a list, less what lies outside `above`, `below`
 * and `except`. One strike for each, or with `together` one strike for all of them at once.
 */
export type SuitsLookedAt =
  | {
      readonly among: readonly Suit[]
      readonly above?: RuleTerm
      readonly below?: RuleTerm
      readonly except?: RuleTerm
      readonly together?: true
    }
  | RuleTerm

/** One rule. It holds no functions. */
export interface EliminationRule {
  /** Its number in the source. */
  readonly id: number
  /** A few words that name it. */
  readonly name: string
  /** What it does, in one sentence. */
  readonly says: string
  /** The classes of candidate that it can strike. */
  readonly strikes: readonly string[]
  /** The kinds of fact it is read with, one at a time; without any it is read once. */
  readonly given?: readonly string[]
  /** What must hold between fact and candidate for the rule to speak. */
  readonly where?: readonly Match[]
  readonly looksAt?: SuitsLookedAt
  /** What must hold of the hand for the candidate to fall; nothing means that it always does. */
  readonly when: readonly HandComparison[]
  /** A fact of one of these kinds for which all matches hold spares the candidate. */
  readonly unless?: { readonly given: readonly string[]; readonly where: readonly Match[] }
}

/** The numbers of a hand that rules look at. */
export interface HandNumbers {
  /** High card points. */
  readonly total: number
  /** By suit, clubs first. */
  readonly lengths: Tuple4<number>
}
/** Limits of one number of the hand, both counted; open where absent. */
export interface Limit {
  readonly of: Suit | 'total'
  readonly min?: number
  readonly max?: number
}
/** A way for a candidate to fall. */
export interface Strike {
  readonly call: Call
  readonly rule: number
  /** Place of the fact in the list of facts; absent where the rule is read without one. */
  readonly fact?: number
  /** The suit that the rule looked at, if it looked at one. */
  readonly suit?: Suit
  /** The candidate falls when all of them hold. */
  readonly limits: readonly Limit[]
}

export interface GroundOptions {
  /**
   * The shortest suit there is. 0 by default; 1 takes the paper's `length(1..13)` at its word, so
   * that facts with a length of 0, and void suits, go unseen.
   */
  readonly leastLength?: 0 | 1
}

const fieldOf = (fact: EliminationFact, name: string): Atom => {
  const value = fact[name]
  invariant(value !== undefined, `a fact ${fact.kind} has the field ${name}`)
  return value
}
const termValue = (
  term: RuleTerm,
  fact: EliminationFact,
  candidate: Candidate,
): Atom | undefined =>
  term.of === 'value'
    ? term.value
    : term.of === 'fact'
      ? fieldOf(fact, term.field)
      : candidate.is[term.field]
const matches = (match: Match, fact: EliminationFact, candidate: Candidate): boolean => {
  const left = termValue(match.left, fact, candidate)
  const right = termValue(match.right, fact, candidate)
  if (left === undefined || right === undefined) return false
  return match.is === '=' ? left === right : match.is === '≠' ? left !== right : left > right
}

type NumberBounds = Map<Suit | 'total', { min: number; max: number }>
const narrowTo = (bounds: NumberBounds, of: Suit | 'total', min: number, max: number): void => {
  const was = bounds.get(of)
  bounds.set(of, was ? { min: Math.max(was.min, min), max: Math.min(was.max, max) } : { min, max })
}
/** The limits, or `undefined` when no hand can lie within them. */
const limitsOf = (bounds: NumberBounds): readonly Limit[] | undefined => {
  const limits: Limit[] = []
  for (const [of, { min, max }] of bounds) {
    if (min > max || max < 0) return undefined
    limits.push({
      of,
      ...(min > 0 ? { min } : {}),
      ...(max === Number.POSITIVE_INFINITY ? {} : { max }),
    })
  }
  return limits
}

const suitsOf = (
  choice: SuitsLookedAt,
  fact: EliminationFact,
  candidate: Candidate,
): readonly Suit[] => {
  if (!('among' in choice)) {
    const value = termValue(choice, fact, candidate)
    return SUITS.filter((suit) => suit === value)
  }
  const at = (term: RuleTerm | undefined, without: number): number =>
    term === undefined ? without : (termValue(term, fact, candidate) as number)
  const [above, below, except] = [at(choice.above, -1), at(choice.below, 9), at(choice.except, -1)]
  return choice.among.filter((suit) => suit > above && suit < below && suit !== except)
}

/** What a rule without a fact is read with. */
const NO_FACT: EliminationFact = { kind: '' }

/** Every strike that the rules make of the facts, in the order of the rules. */
export function ground(
  rules: readonly EliminationRule[],
  facts: readonly EliminationFact[],
  candidates: readonly Candidate[],
  { leastLength = 0 }: GroundOptions = {},
): readonly Strike[] {
  const seen = (fact: EliminationFact): boolean =>
    !('length' in fact) || (fact.length as number) >= leastLength
  const spared = ({ unless }: EliminationRule, candidate: Candidate): boolean =>
    unless !== undefined &&
    facts.some(
      (other) =>
        unless.given.includes(other.kind) &&
        unless.where.every((match) => matches(match, other, candidate)),
    )
  /** The limits of one strike: all comparisons, for each of the suits. */
  const limitsFor = (
    { when }: EliminationRule,
    fact: EliminationFact,
    candidate: Candidate,
    suits: readonly Suit[],
  ): readonly Limit[] | undefined => {
    const bounds: NumberBounds = new Map()
    if (leastLength > 0)
      for (const suit of suits) narrowTo(bounds, suit, leastLength, Number.POSITIVE_INFINITY)
    for (const test of when) {
      const named = test.of && (termValue(test.of, fact, candidate) as Suit)
      const of = test.hand === 'total' ? ['total' as const] : named === undefined ? suits : [named]
      const value = fieldOf(fact, test.field) as number
      for (const one of of)
        if (test.is === '<') narrowTo(bounds, one, 0, value - 1)
        else if (test.is === '≤') narrowTo(bounds, one, 0, value)
        else narrowTo(bounds, one, test.is === '>' ? value + 1 : value, Number.POSITIVE_INFINITY)
    }
    return limitsOf(bounds)
  }
  const strikes: Strike[] = []
  const strike = (
    rule: EliminationRule,
    fact: EliminationFact,
    place: number | undefined,
  ): void => {
    const { looksAt } = rule
    for (const candidate of candidates) {
      if (!rule.strikes.includes(candidate.is['class'] as string)) continue
      if (!(rule.where ?? []).every((match) => matches(match, fact, candidate))) continue
      if (spared(rule, candidate)) continue
      const suits = looksAt === undefined ? [] : suitsOf(looksAt, fact, candidate)
      const groups: readonly (readonly Suit[])[] =
        looksAt === undefined || ('among' in looksAt && looksAt.together)
          ? [suits]
          : suits.map((suit) => [suit])
      for (const group of groups) {
        const limits = limitsFor(rule, fact, candidate, group)
        if (limits === undefined) continue
        strikes.push({
          call: candidate.call,
          rule: rule.id,
          ...(place === undefined ? {} : { fact: place }),
          ...(group.length === 1 ? { suit: group[0]! } : {}),
          limits,
        })
      }
    }
  }
  for (const rule of rules)
    if (rule.given === undefined) strike(rule, NO_FACT, undefined)
    else
      for (const [place, fact] of facts.entries())
        if (rule.given.includes(fact.kind) && seen(fact)) strike(rule, fact, place)
  return strikes
}

const numberOf = (hand: HandNumbers, of: Suit | 'total'): number =>
  of === 'total' ? hand.total : hand.lengths[of]
export const fallsTo = (strike: Strike, hand: HandNumbers): boolean =>
  strike.limits.every(({ of, min, max }) => {
    const value = numberOf(hand, of)
    return (min === undefined || value >= min) && (max === undefined || value <= max)
  })

export interface Elimination {
  /** The calls that no rule struck, Pass first, then upwards; none when the facts contradict each other. */
  readonly surviving: readonly Call[]
  /** Every other candidate with all that struck it, never empty. */
  readonly struck: readonly { readonly call: Call; readonly by: readonly Strike[] }[]
}
/** The surviving candidates, and for each of the others every rule and fact that struck it. */
export function eliminate(
  strikes: readonly Strike[],
  candidates: readonly Candidate[],
  hand: HandNumbers,
): Elimination {
  const hits = new Map<Call, Strike[]>()
  for (const strike of strikes)
    if (fallsTo(strike, hand)) {
      const by = hits.get(strike.call)
      if (by) by.push(strike)
      else hits.set(strike.call, [strike])
    }
  const calls = candidates.map(({ call }) => call)
  return {
    surviving: calls.filter((call) => !hits.has(call)),
    struck: calls.flatMap((call) => {
      const by = hits.get(call)
      return by ? [{ call, by }] : []
    }),
  }
}
