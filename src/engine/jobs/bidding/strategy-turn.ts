/** What a strategy calls at the table, at any turn of an auction, and all that was weighed. */
import { turn as seatToCall } from '#core/auction.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Strategy } from '#core/strategy.ts'
import { type Chains, turnAtTable } from '#systems/opening-strategies/continuations/bidder.ts'
import { type ShownTurn, shownTurn } from '#systems/opening-strategies/continuations/shown.ts'
import { STANDARD_CONTINUATIONS } from '#systems/opening-strategies/continuations/standard-american.ts'
import type { Job } from '../../job.ts'

/** The strategies of North–South and East–West; `null` for a side that passes throughout. */
export type SideStrategies = readonly [Strategy | null, Strategy | null]

export interface StrategyTurnInput {
  readonly strategies: SideStrategies
  /** The view of the seat that calls next; earlier calls may be anybody's. */
  readonly view: SeatView
}

/** The strategies with what follows an opening: natural and standard, whatever the opening strategy. */
export const chainsOf = ([ns, ew]: SideStrategies): Chains => [
  ns ? { opening: ns, continuations: STANDARD_CONTINUATIONS } : undefined,
  ew ? { opening: ew, continuations: STANDARD_CONTINUATIONS } : undefined,
]

/** The turn, or a problem when it is another seat's. */
export const strategyTurn: Job<StrategyTurnInput, never, Result<ShownTurn, Problem>> = function* ({
  strategies,
  view,
}) {
  const auction = { dealer: view.dealer, calls: view.calls.map(({ call }) => call) }
  if (seatToCall(auction) !== view.seat)
    return problem('strategy/turn', 'It is not this seat’s turn to call.')
  return ok(shownTurn(turnAtTable(chainsOf(strategies), view), view.hand))
}
