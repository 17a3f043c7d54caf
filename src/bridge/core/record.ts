/** A board with all that happened on it: what files carry and the table shows. */
import type { Auction } from './auction.ts'
import { type Board, boardOf } from './board.ts'
import type { Call } from './call.ts'
import type { Card } from './card.ts'
import type { Claim } from './claim.ts'
import type { Contract } from './contract.ts'
import type { PartialDeal } from './deal.ts'
import type { Seat } from './seat.ts'

/** One call with what was said of it. */
export interface AnnotatedCall {
  readonly call: Call
  /** True when the call was alerted. */
  readonly alert?: boolean
  /** The explanation given, as plain text. */
  readonly note?: string
}

/** Board, auction, play, claim and result. Everything is lawful: readers cut at the first unlawful call or card. */
export interface BoardRecord {
  readonly board: Board
  readonly calls: readonly AnnotatedCall[]
  /**
   * The contract when the source states one. It stands in for the auction when there are no calls;
   * otherwise it is the one that follows from the calls.
   */
  readonly contract: Contract | undefined
  /** Cards in the order played, whoever led to each trick. */
  readonly cards: readonly Card[]
  readonly claim?: Claim
  /** Tricks won by declarer when the source states them, 0..13. */
  readonly declarerTricks?: number
  readonly players?: Readonly<Partial<Record<Seat, string>>>
  /** Event, site, date, room … as the source names them. */
  readonly event?: string
  readonly room?: 'open' | 'closed'
}

export const auctionOf = (record: Pick<BoardRecord, 'board' | 'calls'>): Auction => ({
  dealer: record.board.dealer,
  calls: record.calls.map((c) => c.call),
})

/** The board of that number with the given hands, and nothing has happened on it yet. */
export const dealtRecord = (number: number, deal: PartialDeal): BoardRecord => ({
  board: boardOf(number, deal),
  calls: [],
  contract: undefined,
  cards: [],
})
