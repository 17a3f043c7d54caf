/** Modern Acol: `modern-acol.system`, which uses Standard American. */
import { type BiddingSystem, withPackages } from '#bidding/language/system.ts'
import { systemOf } from '#bidding/text/written.ts'
import type { LoadedSystem } from '../entry.ts'
import written from './modern-acol.system?evaluated'
import { USUAL } from './packages.ts'

/** With every package that a partnership may switch on. */
const WHOLE: BiddingSystem = systemOf(written)
/** As most people play it. */
const USUALLY: BiddingSystem = { ...withPackages(WHOLE, USUAL), id: WHOLE.id }

export const LOADED: LoadedSystem = {
  make: ({ packages }) => ({ system: packages === undefined ? USUALLY : WHOLE }),
  written,
}
