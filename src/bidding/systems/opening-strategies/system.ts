/** An opening strategy as a system that bids whole auctions: its openings, its answers where facts give them, and what follows. */
import { biddingSystem, marked } from '#bidding/language/drafts.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Strategy } from '#core/strategy.ts'
import type { PlayedSystem } from '../entry.ts'
import { answers } from './answer-drafts.ts'
import { continuations } from './continuations/index.ts'
import { openings } from './openings.ts'
import { PACKAGES } from './packages.ts'

/** @param id unique among the systems in use. */
export const strategySystem = (id: string, strategy: Strategy): BiddingSystem =>
  biddingSystem(
    id,
    strategy.name,
    PACKAGES,
    openings(strategy),
    marked({ ours: true }, ...answers(strategy)),
    continuations(strategy),
  )

/** The strategy made ready: its rules, and its own way to select what its facts are about. */
export const playStrategy = (id: string, strategy: Strategy): PlayedSystem => ({
  system: strategySystem(id, strategy),
  opening: { kind: 'elimination', strategy },
})

export { changeable } from './continuations/changeable.ts'
