/** The lists of systems. To add one: its folder, and its line here. */
import type { LadderSystem } from '#bidding/ladder-system.ts'
import { ESSEX_ACOL } from './essex-acol/index.ts'
import { openbidSystem } from './schenken-1967/rules.ts'
import { SCHENKEN } from './schenken-1967/sequel/index.ts'

/** Opening procedures. */
export const SYSTEMS = {
  'schenken-1967': openbidSystem(),
} as const

export type SystemId = keyof typeof SYSTEMS

/** Systems that bid whole auctions, as ladders. */
export const LADDERS = {
  'schenken-1967': SCHENKEN,
  'essex-acol': ESSEX_ACOL,
} as const satisfies Readonly<Record<string, LadderSystem>>

export type LadderId = keyof typeof LADDERS
