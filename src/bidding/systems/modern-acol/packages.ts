/** The conventions of Modern Acol that a partnership can switch on and off, as its text has them. */
import type { Package } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'

export const PACKAGES: readonly Package[] = [
  { id: 'transfers', name: t`Transfers over one notrump` },
  { id: 'benji', name: t`Benji strong twos in two clubs and two diamonds` },
  { id: 'landy', name: t`Landy over their one notrump` },
  { id: 'rkcb-1430', name: 'Roman Key Card Blackwood, 1430' },
]
/** Those that most people play. */
export const USUAL: readonly string[] = ['transfers', 'landy', 'rkcb-1430']
