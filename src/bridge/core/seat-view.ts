/**
 * What one seat may see: the only table type that bidders, inference and robots accept, so that a
 * hidden hand cannot be read by mistake.
 */
import { contractOf, isEnded } from './auction.ts'
import type { Card } from './card.ts'
import type { Claim } from './claim.ts'
import { type Contract, dummyOf } from './contract.ts'
import type { Hand } from './hand.ts'
import { type AnnotatedCall, auctionOf, type BoardRecord } from './record.ts'
import type { Seat } from './seat.ts'
import type { Vulnerability } from './vulnerability.ts'

export interface SeatView {
  readonly seat: Seat
  /** The seat's own cards as dealt. */
  readonly hand: Hand
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: readonly AnnotatedCall[]
  /** `undefined` until the auction has ended, and when it was passed out. */
  readonly contract: Contract | undefined
  /** Dummy's cards as dealt, once the opening lead has been made; `undefined` before. */
  readonly dummy: Hand | undefined
  /** Cards in the order played. */
  readonly cards: readonly Card[]
  readonly claim: Claim | undefined
}

/** What a seat sees while it calls: its hand and the calls so far. */
export const auctionView = (
  seat: Seat,
  hand: Hand,
  dealer: Seat,
  vulnerability: Vulnerability,
  calls: readonly AnnotatedCall[],
): SeatView => ({
  seat,
  hand,
  dealer,
  vulnerability,
  calls,
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
/** What the dealer sees who is about to open, nobody vulnerable. */
export const openingView = (hand: Hand): SeatView => auctionView(0, hand, 0, 'None', [])

/** What `seat` sees of the record; `undefined` when its own hand is unknown. */
export function seatView(record: BoardRecord, seat: Seat): SeatView | undefined {
  const own = record.board.deal[seat]
  if (own === undefined) return undefined
  const auction = auctionOf(record)
  const contract =
    record.calls.length === 0 ? record.contract : isEnded(auction) ? contractOf(auction) : undefined
  const faced = contract !== undefined && record.cards.length > 0
  return {
    seat,
    hand: own,
    dealer: record.board.dealer,
    vulnerability: record.board.vulnerability,
    calls: record.calls,
    contract,
    dummy: faced ? record.board.deal[dummyOf(contract)] : undefined,
    cards: record.cards,
    claim: record.claim,
  }
}
