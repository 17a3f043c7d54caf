/** Standard American Yellow Card: `sayc.system`. */
import { type BiddingSystem, withPackages } from '#bidding/language/system.ts'
import { systemOf } from '#bidding/text/written.ts'
import type { LoadedSystem } from '../entry.ts'
import { USUAL } from './packages.ts'
import written from './sayc.system?evaluated'

/** With every package that a partnership may switch on. */
export const SAYC_PACKAGES: BiddingSystem = systemOf(written)
/** As most people play it. */
export const SAYC: BiddingSystem = {
  ...withPackages(SAYC_PACKAGES, USUAL),
  id: SAYC_PACKAGES.id,
}

export const LOADED: LoadedSystem = {
  make: ({ packages }) => ({ system: packages === undefined ? SAYC : SAYC_PACKAGES }),
  written,
}
