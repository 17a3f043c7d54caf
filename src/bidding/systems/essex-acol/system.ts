/** Essex Acol as BRIBIP played it, completed for ordinary hands in all four seats: `essex-acol.system`. */
import type { BiddingSystem } from '#bidding/language/system.ts'
import { systemOf } from '#bidding/text/written.ts'
import type { LoadedSystem } from '../entry.ts'
import written from './essex-acol.system?evaluated'
import { ESSEX_FACTS } from './fact-system.ts'

export const ESSEX_ACOL: BiddingSystem = systemOf(written)

export const LOADED: LoadedSystem = {
  make: () => ({ system: ESSEX_ACOL }),
  facts: ESSEX_FACTS,
  written,
}
