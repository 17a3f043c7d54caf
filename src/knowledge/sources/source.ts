/** A source reads a view and the agreements of both sides and says what the actions mean. */
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { CardingAgreement } from '../carding.ts'
import type { Inference } from '../inference.ts'
import type { CallTable } from './call-table.ts'

/** What a side's bidding system says of one call of the auction. */
export interface CallMeaning {
  /** Place in the auction, from 0, and who called. */
  readonly index: number
  readonly seat: Seat
  /** Name of the rule, as shown. */
  readonly rule: string
  /** What the call shows of the caller's hand. */
  readonly says: HandConstraint
  /** What the calls that were not made would have shown: the hand is none of these. */
  readonly denies: readonly HandConstraint[]
  /** Of a hundred such hands, how many make the call: a whole number. */
  readonly weight: number
  /** The share of that which each weaker reading keeps, 0..1; 0 rules a violation out. */
  readonly price: number
}

/** Plain data, safe for JSON and for a worker. Pairs are by side, North-South first. */
export interface Agreements {
  readonly carding: readonly [CardingAgreement, CardingAgreement]
  /** Written by hand; an entry for a call is believed before the system's meaning of it. */
  readonly calls: readonly [CallTable, CallTable]
  /** By the systems the sides play, for the calls of this auction; any order, at most one for each call. */
  readonly meanings: readonly CallMeaning[]
}
export type Source = (view: SeatView, agreements: Agreements) => readonly Inference[]
