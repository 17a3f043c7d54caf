/**
 * The front of a suit: every plan that no other plan matches in all layouts. It depends on no odds,
 * so it is found once and ranked again in microseconds whenever the odds move.
 */
import type { Rank } from '#core/rank.ts'
import type { SuitTask } from './question.ts'
import type { Visible } from './suit.ts'

/** A first lead: a hand, and the lowest card of a group of cards that are equal to one another. */
export interface Lead {
  readonly hand: Visible
  readonly rank: Rank
}

/** Tricks that a plan takes in each layout, by layout index, whatever the defenders do. */
export type PlanVector = Readonly<Uint8Array>

export interface LeadFront {
  readonly lead: Lead
  /** The undominated plans that begin with this lead. */
  readonly plans: readonly PlanVector[]
}

export interface SuitFront {
  readonly task: SuitTask
  /** Tricks in each layout when all cards are seen: no plan takes more. */
  readonly ceiling: PlanVector
  /** The undominated plans of all leads. */
  readonly plans: readonly PlanVector[]
  /** By lead, in the order North's cards high to low, then South's. */
  readonly leads: readonly LeadFront[]
}
