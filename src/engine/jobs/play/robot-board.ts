/** A board that robots bid, turned so that South is the player who is asked; and how they play its first tricks. */
import { bidOut } from '#bidding/auction/bid-out.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { SWIFT } from '#cardplay/budgets.ts'
import { contractOf } from '#core/auction.ts'
import { boardOf } from '#core/board.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { bySeat, NORTH, rotate, type Seat, SOUTH } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'

/** Who plays to the pause. */
export const ROBOT = { kind: 'robot', speed: SWIFT, believes: 'law' } as const

/** All four hands, the auction and its contract; no card is played yet. */
export interface RobotBoard extends BoardRecord {
  readonly board: BoardRecord['board'] & { readonly deal: Deal }
  readonly contract: Contract
}

/**
 * The next board that is not passed out; nobody is vulnerable.
 * @param observer the seat that is to be South.
 */
export function robotBoard(
  system: BiddingSystem,
  rng: Rng,
  observer: (declarer: Seat, rng: Rng) => Seat,
): RobotBoard {
  for (;;) {
    const dealt = randomDeal(rng)
    const bid = contractOf(bidOut([system, system], NORTH, 'None', dealt).state.auction)
    // Passed out: there is nothing to play.
    if (bid === undefined) continue
    const by = SOUTH - observer(bid.declarer, rng)
    const deal = bySeat((at) => dealt[rotate(at, -by)])
    const dealer = rotate(NORTH, by)
    const { auction } = bidOut([system, system], dealer, 'None', deal).state
    const contract = contractOf(auction)
    invariant(contract !== undefined, 'a board turned is bid as before')
    return {
      board: { ...boardOf(1, deal), deal, dealer, vulnerability: 'None' },
      calls: auction.calls.map((call) => ({ call })),
      contract,
      cards: [],
    }
  }
}
