/** The lists of systems. To add one: its folder, and its line here. */
import type { BiddingSystem } from '#bidding/system.ts'
import { ESSEX_ACOL } from './essex-acol/index.ts'
import { SAYC } from './sayc/index.ts'
import { SCHENKEN } from './schenken-1967/continuations/index.ts'
import { openbidSystem } from './schenken-1967/rules.ts'

/** Opening procedures. */
export const SYSTEMS = {
  'schenken-1967': openbidSystem(),
} as const

export type SystemId = keyof typeof SYSTEMS

/** Systems that bid whole auctions. */
export const BIDDING_SYSTEMS = {
  'schenken-1967': SCHENKEN,
  'essex-acol': ESSEX_ACOL,
  sayc: SAYC,
} as const satisfies Readonly<Record<string, BiddingSystem>>

export type BiddingSystemId = keyof typeof BIDDING_SYSTEMS
