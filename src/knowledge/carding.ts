/**
 * Agreements about leads, as data: which place a card has in the holding it is led from. A lead is
 * read by the first rule that fits the holding; a holding that no rule names is against the agreement.
 */
import { type Card, rankOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import type { Qualifier } from './inference.ts'
import type { Heading, LedFrom } from './predicate.ts'

/** From a holding of `min` to `max` cards headed so, the `k`-th highest is led. */
export interface PlaceRule {
  readonly kind: 'place'
  readonly k: number
  readonly min: number
  readonly max: number
  readonly headed: Heading
  readonly qualifier: Qualifier
}
/** The top of so many touching honours, or more. */
export interface SequenceRule {
  readonly kind: 'sequence'
  readonly length: number
  readonly qualifier: Qualifier
}
export type LeadRule = PlaceRule | SequenceRule

/** Of a hundred hands, how many lead so: agreed, not specified, against the agreement. */
export interface LeadWeights {
  readonly consistent: number
  readonly unspecified: number
  readonly inconsistent: number
}
export interface CardingAgreement {
  readonly name: string
  readonly notrump: readonly LeadRule[]
  readonly suit: readonly LeadRule[]
  readonly weights: LeadWeights
}

const place = (
  k: number,
  min: number,
  max: number,
  headed: Heading = 'any',
  qualifier: Qualifier = 'consistent',
): PlaceRule => ({ kind: 'place', k, min, max, headed, qualifier })

const SEQUENCE: LeadRule = { kind: 'sequence', length: 3, qualifier: 'consistent' }
const THREE_TO_AN_HONOUR: readonly LeadRule[] = [1, 2, 3].map((k) =>
  place(k, 3, 3, 'honour', 'unspecified'),
)
const START: LeadWeights = { consistent: 80, unspecified: 20, inconsistent: 2 }

/** Fourth best, top of a doubleton, top of three small, top of a sequence of honours. */
export const FOURTH_BEST: CardingAgreement = {
  name: 'Fourth best',
  notrump: [
    SEQUENCE,
    place(1, 2, 2),
    place(1, 3, 3, 'spots'),
    ...THREE_TO_AN_HONOUR,
    place(4, 4, 13),
  ],
  suit: [SEQUENCE, place(1, 2, 2), place(1, 3, 3, 'spots'), ...THREE_TO_AN_HONOUR, place(4, 4, 13)],
  weights: START,
}
/** Third from an even number, lowest from an odd one. */
export const THIRD_AND_FIFTH: CardingAgreement = {
  name: 'Third and fifth',
  notrump: FOURTH_BEST.notrump,
  suit: [SEQUENCE, place(1, 2, 2), place(3, 3, 4), place(5, 5, 5), place(3, 6, 6), place(5, 7, 13)],
  weights: START,
}
export const CARDINGS: readonly CardingAgreement[] = [FOURTH_BEST, THIRD_AND_FIFTH]

/** The touching cards at the top of which the card stands, itself included; `undefined` when fewer fit above the nine. */
export function sequenceFrom(card: Card, length: number): Holding | undefined {
  const rank = rankOf(card)
  const lowest = rank - length + 1
  return lowest < 8 ? undefined : ((((1 << length) - 1) << lowest) as Holding)
}

/** How a reading by place stands with the rules; `undefined` for a singleton, where there was no choice. */
export function qualifierOf(reading: LedFrom, rules: readonly LeadRule[]): Qualifier | undefined {
  if (reading.n === 1) return undefined
  const rule = rules.find(
    (one): one is PlaceRule =>
      one.kind === 'place' &&
      one.k === reading.k &&
      reading.n >= one.min &&
      reading.n <= one.max &&
      (one.headed === 'any' || reading.headed === one.headed),
  )
  return rule?.qualifier ?? 'inconsistent'
}
