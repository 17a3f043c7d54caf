/** Whether the picture that the table gets from a hand's calls contains that hand, for any two systems. */

import { afterCall, statesBefore } from '#bidding/auction/auction-state.ts'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { admits } from '#constraint/admits.ts'
import { cellIndex, hasCell } from '#constraint/cells.ts'
import { callCode } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { type BySide, rotate, type Seat } from '#core/seat.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'

/** A call whose reading does not fit its maker's hand. */
export interface Misreading {
  readonly seat: Seat
  /** The calls up to it. */
  readonly auction: string
  readonly hand: string
}
export interface OwnHands {
  readonly calls: number
  /** Calls that did not fit the earlier ones of their hand, and were read as showing less. */
  readonly marked: number
  readonly wrong: readonly Misreading[]
}

const cellOf = (own: hand.Hand): number => cellIndex(hand.lengths(own), hand.hcp(own))

/**
 * Bids the deals, dealer and vulnerability going round, and reads every call as its maker's system
 * means it: by itself, and joined to the earlier calls of the same hand.
 */
export function ownHands(sides: BySide<BiddingSystem>, deals: readonly Deal[]): OwnHands {
  let [calls, marked] = [0, 0]
  const wrong: Misreading[] = []
  for (const [board, deal] of deals.entries()) {
    const vulnerability = VULNERABILITIES[(board >> 2) & 3] ?? 'None'
    const end = bidOut(sides, rotate(0, board), vulnerability, deal).state
    for (const state of statesBefore(end)) {
      const { seat } = state
      const call = end.auction.calls[state.auction.calls.length]!
      const own = deal[seat]
      const { cells, status } = afterCall(state, call).shown(seat)
      calls++
      if (status !== 'exact') marked++
      if (hasCell(cells.may, cellOf(own)) && admits(meaning(state, call).exact, own)) continue
      const auction = [...state.auction.calls, call].map(callCode).join(' ')
      wrong.push({ seat, auction, hand: hand.format(own) })
    }
  }
  return { calls, marked, wrong }
}
