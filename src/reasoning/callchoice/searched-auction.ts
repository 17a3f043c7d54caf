/** A board bid by two pairs, each by its rules or looking ahead where they end. */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Speed } from '#cardplay/budgets.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { contractOf } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type BySide, type Seat, sideOf } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type SearchedCall, searchCall } from './search-call.ts'

/** What a pair plays, and how far it looks ahead; by its rules alone where it does not. */
export interface BiddingPair {
  readonly system: BiddingSystem
  readonly ahead?: Speed
}
export interface MatchBoard {
  /** Told apart by it. */
  readonly id: number
  readonly deal: Deal
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

/** A call that was looked ahead for. */
export interface LookedAhead extends Pick<SearchedCall, 'call' | 'system' | 'weighed' | 'heldTo'> {
  /** Place in the auction, from 0. */
  readonly index: number
}
export interface SearchedAuction {
  readonly calls: readonly Call[]
  /** Missing where the board was passed out. */
  readonly contract?: Contract
  readonly ahead: readonly LookedAhead[]
}
export interface AuctionProgress {
  /** Calls made so far. */
  readonly calls: number
}

/**
 * Bids a board, each pair in its way.
 * @param how `scoring` is what the pairs that look ahead bid for; the same seed bids the same.
 */
export function* searchedAuction(
  kernel: Kernel,
  pairs: BySide<BiddingPair>,
  { deal, dealer, vulnerability }: Omit<MatchBoard, 'id'>,
  how: { readonly scoring: Scoring; readonly seed: Seed },
): Generator<AuctionProgress, SearchedAuction, void> {
  const sides: BySide<BiddingSystem> = [pairs[0].system, pairs[1].system]
  const looked: LookedAhead[] = []
  let state = startState(sides, dealer, vulnerability)
  while (!state.ended) {
    const { seat } = state
    const { calls } = state.auction
    const { ahead } = pairs[sideOf(seat)]
    const hand = deal[seat]
    if (ahead === undefined) {
      state = afterCall(state, callFor(state, hand))
      continue
    }
    const made = calls.map((call) => ({ call }))
    const view = auctionView(seat, hand, dealer, vulnerability, made)
    const steps = searchCall(kernel, { view, sides, speed: ahead, ...how })
    const found = yield* reporting(steps, () => ({ calls: calls.length }))
    invariant(found.ok, 'the seat has the turn')
    const { layouts: _, ...rest } = found.value
    if (rest.weighed.length > 0) looked.push({ ...rest, index: calls.length })
    state = afterCall(state, rest.call)
  }
  const contract = contractOf(state.auction)
  return { calls: state.auction.calls, ...(contract && { contract }), ahead: looked }
}
