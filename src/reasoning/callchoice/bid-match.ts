/**
 * A match of bidding: every board is bid at two tables, once with one pair's system North–South and once
 * East–West, and what both reach is scored with all cards open.
 */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Speed } from '#cardplay/budgets.ts'
import { type Gap, meanWithin } from '#cardplay/paired.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { contractOf } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { imps } from '#core/imps.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { scoreFor } from '#core/score.ts'
import { type BySide, type Seat, sideOf } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { doubledIfHopeless, tricksOn } from './outcome.ts'
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

export interface MatchHow {
  /** The pairs that are compared. */
  readonly a: BiddingPair
  readonly b: BiddingPair
  /** Whether what fails by two tricks or more counts as doubled, at both tables. */
  readonly doubled: boolean
  readonly seed: Seed
}
export interface MatchTable extends SearchedAuction {
  /** Declarer's with all cards open; 0 where the board was passed out. */
  readonly tricks: number
  /** Of the first pair. */
  readonly points: number
}
/** A board with what the first pair wins on it. */
export interface MatchResult {
  readonly board: MatchBoard
  /** With the first pair North–South, then East–West. */
  readonly tables: readonly [MatchTable, MatchTable]
  /** IMPs of the first pair. */
  readonly imps: number
}

export interface MatchProgress extends AuctionProgress {
  /** The table that is at work; missing while what was reached is solved. */
  readonly table?: 1 | 2
}

/** Plays a board at both tables. */
export function* matchBoard(
  kernel: Kernel,
  board: MatchBoard,
  { a, b, doubled, seed: [one, two, three] }: MatchHow,
): Generator<MatchProgress, MatchResult, void> {
  const how = { scoring: 'imps', seed: [one, two, three, board.id] } as const
  const at = (table: 1 | 2, pairs: BySide<BiddingPair>) =>
    reporting(searchedAuction(kernel, pairs, board, how), ({ calls }) => ({ table, calls }))
  const north = yield* at(1, [a, b])
  const east = yield* at(2, [b, a])
  const tricks = tricksOn([board.deal])
  const wanted = [north, east].map(({ contract }) => [0, contract] as const)
  yield* reporting(tricks.find(kernel, wanted), () => ({ calls: 0 }))
  const table = (auction: SearchedAuction, side: 0 | 1): MatchTable => {
    const { contract } = auction
    const taken = tricks.of(0, contract)
    const ends = contract && doubled ? doubledIfHopeless(contract, taken) : contract
    const points = scoreFor(side, ends, board.vulnerability, taken)
    return { ...auction, ...(ends && { contract: ends }), tricks: taken, points }
  }
  const tables = [table(north, 0), table(east, 1)] as const
  return { board, tables, imps: imps(tables[0].points + tables[1].points) }
}

/** What the first pair gains a board, with the interval that holds it nineteen times in twenty. */
export function matchGain(results: readonly Pick<MatchResult, 'imps'>[]): Gap {
  const sample = { shares: results.map(() => 1 / results.length), drawn: results.length }
  return meanWithin(
    sample,
    results.map((one) => one.imps),
  )
}
