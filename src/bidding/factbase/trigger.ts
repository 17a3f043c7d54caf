/**
 * If-added methods, as data: when a fact comes in that fits one of the premises, and the others
 * stand, something is added to the data base or a pseudo-variable is written. Seats and the suit
 * are variables that must come out the same in every premise.
 */

import { rankOf, suitOf } from '#core/card.ts'
import type { Rank } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { partner, SEATS, sideOf } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Source } from '#rules/rule.ts'
import type { Fact } from './fact.ts'
import type { RangeStatement, Statement } from './statement.ts'

/** A player: the observer, his partner, or one to be found. */
export type SeatTerm = 'me' | 'partner' | '?a' | '?b'

/** A statement with holes; `'?suit'` is the suit variable, and what is left out may be anything. */
export type StatementPattern =
  | { readonly kind: 'card'; readonly rank: Rank; readonly suit: '?suit'; readonly held: boolean }
  | { readonly kind: 'control'; readonly suit: '?suit'; readonly held: boolean }
  | { readonly kind: 'bid-suit'; readonly suit: '?suit' }
  | { readonly kind: 'length'; readonly suit: '?suit'; readonly atLeast: number }
  | { readonly kind: RangeStatement['kind'] & ('points' | 'total') }
  | { readonly kind: 'opened' }

export interface Premise {
  readonly about: SeatTerm
  readonly says: StatementPattern
}

/** What must hold between the players found. */
export type SeatRelation =
  | { readonly kind: 'differ'; readonly seats: readonly [SeatTerm, SeatTerm] }
  | { readonly kind: 'partners'; readonly seats: readonly [SeatTerm, SeatTerm] }
  | { readonly kind: 'our-side'; readonly seat: SeatTerm }

/** A number out of the data base: the least of a range that is known of a player. */
export interface Quantity {
  readonly about: SeatTerm
  readonly measure: 'points' | 'total'
}
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  /** The suit variable, as a number. */
  | { readonly kind: 'suit' }
  /** The value beside the first row that the sum of the quantities reaches. */
  | {
      readonly kind: 'table'
      readonly sumOf: readonly Quantity[]
      readonly rows: readonly { readonly least: number; readonly value: number }[]
    }

export type Effect =
  | { readonly kind: 'void'; readonly about: SeatTerm }
  | { readonly kind: 'write'; readonly variable: string; readonly value: Formula }

export interface Trigger {
  readonly id: string
  /** What it is for, in a few words. */
  readonly label: string
  /** A fact that fits any of these wakes it; all of them must stand. */
  readonly when: readonly Premise[]
  readonly where: readonly SeatRelation[]
  readonly does: Effect
  readonly source?: Source
  readonly ours?: true
}

/** What the variables of a trigger came out as, and the facts that made it fire. */
export interface Firing {
  readonly trigger: Trigger
  readonly seats: Readonly<Partial<Record<SeatTerm, Seat>>>
  readonly suit: Suit | undefined
  readonly facts: readonly number[]
}

const fits = (
  pattern: StatementPattern,
  says: Statement,
  suit: Suit | undefined,
): { readonly suit: Suit | undefined } | undefined => {
  const bound = (found: Suit): { readonly suit: Suit } | undefined =>
    suit === undefined || suit === found ? { suit: found } : undefined
  switch (pattern.kind) {
    case 'card':
      return says.kind === 'card' &&
        says.held === pattern.held &&
        rankOf(says.card) === pattern.rank
        ? bound(suitOf(says.card))
        : undefined
    case 'control':
      return says.kind === 'control' && says.held === pattern.held ? bound(says.suit) : undefined
    case 'bid-suit':
      return says.kind === 'bid-suit' ? bound(says.suit) : undefined
    case 'length':
      return says.kind === 'length' && says.min >= pattern.atLeast ? bound(says.suit) : undefined
    case 'points':
    case 'total':
    case 'opened':
      return says.kind === pattern.kind ? { suit } : undefined
  }
}

const related = (relation: SeatRelation, at: (term: SeatTerm) => Seat, me: Seat): boolean => {
  switch (relation.kind) {
    case 'differ':
      return at(relation.seats[0]) !== at(relation.seats[1])
    case 'partners':
      return at(relation.seats[0]) === partner(at(relation.seats[1]))
    case 'our-side':
      return sideOf(at(relation.seat)) === sideOf(me)
  }
}

/**
 * Every way the trigger fires on the new fact, with the other premises among the standing facts.
 * @param standing known facts that stand, the new one among them.
 */
export function firings(
  trigger: Trigger,
  added: Fact,
  standing: readonly Fact[],
  me: Seat,
): readonly Firing[] {
  const found: Firing[] = []
  const bindings = (
    seats: Partial<Record<SeatTerm, Seat>>,
    premise: Premise,
    fact: Fact,
  ): Partial<Record<SeatTerm, Seat>> | undefined => {
    const known = seats[premise.about]
    return known === undefined
      ? { ...seats, [premise.about]: fact.about }
      : known === fact.about
        ? seats
        : undefined
  }
  const search = (
    place: number,
    fixed: number,
    seats: Partial<Record<SeatTerm, Seat>>,
    suit: Suit | undefined,
    facts: readonly number[],
  ): void => {
    const premise = trigger.when[place]
    if (premise === undefined) {
      const at = (term: SeatTerm): Seat => seats[term]!
      if (!trigger.where.every((relation) => related(relation, at, me))) return
      if (found.some((other) => SEATS.every((_, i) => other.facts[i] === facts[i]))) return
      found.push({ trigger, seats, suit, facts })
      return
    }
    for (const fact of place === fixed ? [added] : standing) {
      const match = fits(premise.says, fact.says, suit)
      const bound = match && bindings(seats, premise, fact)
      if (match && bound) search(place + 1, fixed, bound, match.suit, [...facts, fact.id])
    }
  }
  for (const fixed of trigger.when.keys())
    search(0, fixed, { me, partner: partner(me) }, undefined, [])
  return found
}
