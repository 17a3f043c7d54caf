/** A deal bid out by strategies: every turn with its survivors and the reasons. */
import type { Auction } from '#core/auction.ts'
import type { Deal } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import { bidOut } from '#systems/opening-strategies/continuations/bidder.ts'
import { type ShownTurn, shownTurn } from '#systems/opening-strategies/continuations/shown.ts'
import type { Job } from '../../job.ts'
import { chainsOf, type SideStrategies } from './strategy-turn.ts'

export interface StrategyAuctionInput {
  readonly strategies: SideStrategies
  readonly dealer: Seat
  readonly deal: Deal
}
export interface StrategyAuctionOutput {
  /** Ended. */
  readonly auction: Auction
  /** One for each call of it. */
  readonly turns: readonly ShownTurn[]
}

/** @see StrategyAuctionInput */
export const strategyAuction: Job<StrategyAuctionInput, never, StrategyAuctionOutput> = function* ({
  strategies,
  dealer,
  deal,
}) {
  const { auction, turns } = bidOut(chainsOf(strategies), dealer, deal)
  return { auction, turns: turns.map((turn) => shownTurn(turn, deal[turn.seat])) }
}
