/** A source reads a view and the agreements of both sides and says what the actions mean. */
import type { CallSource, ReadingStatus } from '#bidding/auction/public-state.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import type { BySide, Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { CommonReading } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Inference, Qualifier } from '../inference/inference.ts'
import type { Predicate } from '../predicates/predicate.ts'
import type { RecordedCalls } from './call-odds.ts'
import type { CardingAgreement } from './carding.ts'
import type { RecordedOdds } from './recorded.ts'

/** A call read by the rules of its turn (bidding.md, section 7). */
export interface RuleReading {
  /** Exactly the hands that make the call: what it shows without what the rules before it take. */
  readonly exact: HandConstraint
  /** What its rules show, whatever stands before them. */
  readonly direct: HandConstraint
  /** A rule of the side's system, a natural default that all systems share, or a natural reading. */
  readonly source: CallSource
  /**
   * The step of falling back at which the observer, who sees its own hand, can join the call to
   * the earlier calls of the hand.
   */
  readonly status: ReadingStatus
  /** The rule's own words. */
  readonly words?: string
}

/** What a side's bidding system says of one call of the auction. */
export interface AgreedMeaning {
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
  /** Present where a system of rules reads the call: `says` and `denies` together mean the same as its exact part. */
  readonly reading?: RuleReading
}

/** One agreement about a call, written by hand. */
export interface CallEntry {
  /** Calls before this one, from the first that is not a pass; empty for an opening. */
  readonly after: readonly Call[]
  readonly call: Call
  /** What it says of the caller, written as if of North; East is then its left-hand opponent, and so on. */
  readonly says: Predicate
  /** Ever weaker, for when the play disproves it. */
  readonly fallbacks: readonly Predicate[]
  readonly qualifier: Qualifier
}
/** What a side agrees about calls by hand. */
export interface CallTable {
  readonly name: string
  readonly entries: readonly CallEntry[]
  /** Of a hundred such hands, how many make the call; and the share that each fallback keeps. */
  readonly weight: number
  readonly price: number
}
export const NO_CALLS: CallTable = { name: t`None`, entries: [], weight: 90, price: 0.05 }

/** Plain data, safe for JSON and for a worker. Pairs are by side, North-South first. */
export interface Agreements {
  readonly carding: readonly [CardingAgreement, CardingAgreement]
  /** Written by hand; an entry for a call is believed before the system's meaning of it. */
  readonly calls: readonly [CallTable, CallTable]
  /** By the systems the sides play, for the calls of this auction; any order, at most one for each call. */
  readonly meanings: readonly AgreedMeaning[]
  /** Odds learned from recorded play, for sides that use them; the program’s own when absent. */
  readonly odds?: RecordedOdds
  /** Sides of which nobody knows the system: their calls are read as common Standard. */
  readonly common?: BySide<boolean>
  /** What these sides are read as where somebody chose it; left out, what the record tells. */
  readonly readAs?: BySide<CommonReading | undefined>
  /** Odds of calls learned from recorded auctions, for these sides; the program’s own when absent. */
  readonly recordedCalls?: RecordedCalls
}
export type InferenceSource = (view: SeatView, agreements: Agreements) => readonly Inference[]
