/** What a led card can be by the rules of an agreement: exactly one of its readings is true. */

import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { NO_HANDS, withHand } from '#core/deal.ts'
import { EMPTY_HOLDING, HONOURS, type Holding, length, ranks } from '#core/holding.ts'
import { ACE, TEN } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import { bySuit, type Suit } from '#core/suit.ts'
import type { Qualifier, Reading } from '../inference/inference.ts'
import { leadReadings } from '../inference/lead-cells.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { allOf, anyOf, holds, type LedFrom, not, type Predicate } from '../predicates/predicate.ts'
import {
  type LeadRule,
  type LeadWeights,
  placeRuleOf,
  qualifierOf,
  type SequenceRule,
  sequenceFrom,
} from './carding.ts'

/** The second of touching honours, from the card above down, all held. */
function secondSays(seat: Seat, card: Card, length: number): Predicate | undefined {
  if (rankOf(card) === ACE) return undefined
  const ranks = sequenceFrom((card + 1) as Card, length)
  return ranks === undefined
    ? undefined
    : { kind: 'among', seat, suit: suitOf(card), ranks, min: length, max: length }
}
/** The top of touching honours, all held and the next higher card not; inside ones have a higher honour still. */
function sequenceSays(seat: Seat, card: Card, rule: SequenceRule): Predicate | undefined {
  if (rule.kind === 'second') return secondSays(seat, card, rule.length)
  const ranks = sequenceFrom(card, rule.length)
  if (ranks === undefined) return undefined
  const suit = suitOf(card)
  const rank = rankOf(card)
  const held: Predicate = {
    kind: 'among',
    seat,
    suit,
    ranks,
    min: rule.length,
    max: rule.length,
  }
  if (rule.kind === 'sequence')
    return rank === ACE ? held : allOf(held, not({ kind: 'card', seat, card: (card + 1) as Card }))
  const beyond = (HONOURS & ~((1 << (rank + 2)) - 1)) as Holding
  if (rank < TEN || beyond === 0) return undefined
  return allOf(held, not({ kind: 'card', seat, card: (card + 1) as Card }), {
    kind: 'among',
    seat,
    suit,
    ranks: beyond,
    min: 1,
    max: 13,
  })
}

/**
 * Every reading of the card with its qualifier. Sequences are read first, in the order of the rules;
 * what they take is not read by place any more.
 * @param position as the lead was seen: with no other card of the suit known to be the leader's.
 */
export function readingsOfLead(
  position: Position,
  seat: Seat,
  card: Card,
  rules: readonly LeadRule[],
): readonly Reading[] {
  const taken: Predicate[] = []
  const outside = (says: Predicate): Predicate =>
    taken.length === 0 ? says : allOf(says, not(anyOf(...taken)))
  const sequences: Reading[] = []
  for (const rule of rules) {
    const says = rule.kind === 'place' ? undefined : sequenceSays(seat, card, rule)
    if (rule.kind === 'place' || says === undefined) continue
    sequences.push({ says: outside(says), qualifier: rule.qualifier })
    taken.push(says)
  }
  const headsTold = (n: number): boolean =>
    n === 3 ||
    rules.some((r) => r.kind === 'place' && r.headed !== 'any' && n >= r.min && n <= r.max)
  return [
    ...sequences,
    ...leadReadings(position, seat, card, headsTold).map((cell: LedFrom) => ({
      says: outside(cell),
      qualifier: qualifierOf(cell, rules),
    })),
  ]
}

/** The same for counting: agreed or without a choice, unspecified, and the rest. */
export function leadAction(
  readings: readonly Reading[],
  seat: Seat,
  weights: LeadWeights,
): Likelihood {
  const of = (wanted: (reading: Reading) => boolean): Predicate =>
    anyOf(...readings.filter(wanted).map((reading) => reading.says))
  return {
    seat,
    terms: [
      {
        weight: weights.consistent,
        when: of((r) => r.qualifier === 'consistent' || r.qualifier === undefined),
      },
      { weight: weights.unspecified, when: of((r) => r.qualifier === 'unspecified') },
    ],
    otherwise: weights.inconsistent,
  }
}

/** A lead by the rules: how it stands with them, and the rule where one names the holding. */
export interface AgreedLead {
  readonly card: Card
  readonly qualifier: Qualifier | undefined
  readonly rule?: LeadRule
}
/**
 * The cards of a holding as leads, agreed ones first; a sequence goes before a place. This is what
 * `readingsOfLead` reads, from the leader's own side.
 */
export function leadsFrom(
  held: Holding,
  suit: Suit,
  rules: readonly LeadRule[],
): readonly AgreedLead[] {
  const seat: Seat = 0
  const own = withHand(
    NO_HANDS,
    seat,
    bySuit((s) => (s === suit ? held : EMPTY_HOLDING)),
  )
  const n = length(held)
  const headed = (held & HONOURS) === 0 ? 'spots' : 'honour'
  const order: Record<Qualifier, number> = { consistent: 0, unspecified: 2, inconsistent: 4 }
  return ranks(held)
    .map((rank, i) => {
      const card = cardOf(suit, rank)
      const sequence = rules.find((rule) => {
        const says = rule.kind === 'place' ? undefined : sequenceSays(seat, card, rule)
        return says !== undefined && holds(says, own) === true
      })
      const led = { kind: 'lead', seat, card, k: i + 1, n, headed } as const
      const qualifier = sequence?.qualifier ?? qualifierOf(led, rules)
      const rule = sequence ?? placeRuleOf(led, rules)
      return { card, qualifier, rule, rank: order[qualifier ?? 'consistent'] + (sequence ? 0 : 1) }
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card, qualifier, rule }) => ({
      ...{ card, qualifier },
      ...(rule === undefined ? {} : { rule }),
    }))
}
