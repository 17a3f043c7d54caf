/**
 * All that is public before a call: who did what, what the calls agreed, asked and answered, and
 * what each seat has shown. It is a fold over the auction (fold.ts) and looks into no hand, so all
 * four players compute the same one.
 */

import type { CellPair } from '#constraint/cells.ts'
import type { Auction } from '#core/auction.ts'
import type { Bid, Call } from '#core/call.ts'
import type { Doubled } from '#core/contract.ts'
import type { BySide, Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { CallKind, Forcing, Message } from '#rules/template.ts'
import type { BiddingSystem } from '../language/system.ts'

/**
 * The origin of a call: a rule of the side's system, the natural defaults, or neither, in which
 * case it is read as a natural call.
 */
export type CallSource = 'system' | 'natural' | 'not-of-system'

/** The public facts of one call. */
export interface CallNote {
  readonly seat: Seat
  readonly call: Call
  readonly source: CallSource
  /** Id of the first rule that makes the call; absent for a call that is not of the system. */
  readonly rule?: string
  readonly artificial: boolean
  readonly forcing?: Forcing
  readonly message?: Message
  /** The kind of the call, by which later turns refer to it. */
  readonly is?: CallKind
  /** Levels above the lowest bid of the strain; 0 for other calls. */
  readonly jump: number
  /** Answers an ask of partner's; a bid of the next player may cancel the ask. */
  readonly answers?: Message
}
/**
 * How a call was read into the picture of its hand: with what it denies; by what it shows alone,
 * because together with what it denies no hand was left; relaxed by a point and a card; or dropped.
 */
export const READING_STATUSES = ['exact', 'direct', 'relaxed', 'dropped'] as const
export type ReadingStatus = (typeof READING_STATUSES)[number]

/** Limits of one number: strict, and the usual ones, which leave out one hand in fifty at either end. */
export interface Span {
  readonly min: number
  readonly max: number
  readonly low: number
  readonly high: number
}
/** What a seat has shown. */
export interface HandModel {
  /** Hands that the seat may have, and cells in which every hand would have bid so. */
  readonly cells: CellPair
  readonly hcp: Span
  /** By suit, clubs first. */
  readonly lengths: Tuple4<Span>
  /** How the last call was read. */
  readonly status: ReadingStatus
}
export interface SeatFacts {
  /** How many calls the seat has made that were no pass. */
  readonly acted: number
  readonly calls: number
  /** Place of the first act in the auction, or infinity. */
  readonly firstAct: number
  /** The seat passed when it could have opened. */
  readonly passed: boolean
  /** Suits shown, first shown first. */
  readonly suits: readonly Suit[]
  /** Suits of which one was shown without saying which, last. */
  readonly oneOf: readonly Suit[]
  readonly last: Call | undefined
  /** Suits with a first-round control shown, and denied, as bits. */
  readonly controls: number
  readonly denied: number
  readonly aces: readonly number[] | undefined
  readonly kings: readonly number[] | undefined
}
export interface PublicState {
  /** Dealer, vulnerability, systems and calls in one word. */
  readonly key: string
  readonly sides: BySide<BiddingSystem>
  readonly vulnerability: Vulnerability
  readonly auction: Auction
  /** Whose turn it is; after the end, whose it would be. */
  readonly seat: Seat
  readonly ended: boolean
  readonly seats: Tuple4<SeatFacts>
  readonly notes: readonly CallNote[]
  readonly opener: Seat | undefined
  readonly lastBid: Bid | undefined
  readonly lastBidder: Seat | undefined
  readonly doubled: Doubled
  /** Trumps agreed, by side. */
  readonly agreed: readonly [Suit | undefined, Suit | undefined]
  /** The side must bid on to game. */
  readonly gameForce: readonly [boolean, boolean]
  /** The state before the last call. */
  readonly before: PublicState | undefined
  /** What that seat has shown, computed when first asked for. */
  readonly shown: (seat: Seat) => HandModel
}
