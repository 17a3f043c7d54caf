/** The lists of systems. To add one: its folder, and its line here. */
import { type LadderSystem, ladderSystem } from '#bidding/ladder-system.ts'
import { schenkenOpenings } from './schenken-1967/opening-ladder.ts'
import { openbidSystem } from './schenken-1967/rules.ts'

/** Opening procedures. */
export const SYSTEMS = {
  'schenken-1967': openbidSystem(),
} as const

export type SystemId = keyof typeof SYSTEMS

/** Systems that bid whole auctions, as ladders. */
export const LADDERS = {
  'schenken-1967': ladderSystem('schenken-1967', 'Schenken 1967', [], schenkenOpenings()),
} as const satisfies Readonly<Record<string, LadderSystem>>

export type LadderId = keyof typeof LADDERS
