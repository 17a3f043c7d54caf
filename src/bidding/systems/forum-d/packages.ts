/** The conventions of Forum D that a partnership can switch on and off, as its text has them. */
import type { Package } from '#bidding/language/system.ts'
import { PACKAGES as OF_ACOL } from '../modern-acol/packages.ts'
import { PACKAGES as OF_SAYC } from '../sayc/packages.ts'

const IDS = ['benji', 'landy', 'new-minor', 'rkcb-1430']

export const PACKAGES: readonly Package[] = IDS.flatMap(
  (id) => [...OF_ACOL, ...OF_SAYC].find((one) => one.id === id) ?? [],
)
/** Those that most people play: all. */
export const USUAL: readonly string[] = IDS
