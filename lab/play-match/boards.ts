/** The seeded boards that robots are measured on, as they are bid, and what the robots go by there. */
import { bidOut } from '#bidding/auction/bid-out.ts'
import type { BoardBudget } from '#cardplay/budgets.ts'
import { contractOf } from '#core/auction.ts'
import { vulnerabilityOf } from '#core/board.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seed } from '#core/rng.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { callMeanings } from '../../src/engine/call-meanings.ts'

export const SEED: Seed = [17, 2026, 11, 22]

/** So many layouts for every card, and no plan. */
export const matchBudget = (layouts: number): BoardBudget => ({
  ...{ every: 40, tries: 20_000, positions: 4_000_000, ahead: 0 },
  draws: [layouts, layouts, layouts, layouts],
})

/** What both sides agree: the system for the calls, everyday carding. */
export const agreedIn =
  (system: string) =>
  (view: SeatView): Agreements => ({
    carding: [EVERYDAY, EVERYDAY],
    calls: [NO_CALLS, NO_CALLS],
    meanings: callMeanings(view, [{ id: system }, { id: system }]),
  })

/** The board as both sides bid it by the system, before the lead; `undefined` where it is passed out. */
export function bidBoard(id: string, number: number): BoardRecord | undefined {
  const system = rulesOf(id)
  const deal = dealFromSeed(SEED, number)
  const vulnerability = vulnerabilityOf(number)
  const { auction } = bidOut([system, system], 0, vulnerability, deal).state
  const contract = contractOf(auction)
  const calls = auction.calls.map((call) => ({ call }))
  const board = { number, dealer: 0, vulnerability, deal } as const
  return contract && { board, calls, contract, cards: [] }
}
