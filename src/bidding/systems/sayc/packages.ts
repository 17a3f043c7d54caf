/** The conventions of Standard American that a partnership can switch on and off, as its text has them. */
import type { Package } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'

export const PACKAGES: readonly Package[] = [
  { id: 'cappelletti', name: t`Cappelletti over their one notrump` },
  { id: 'dont', name: t`DONT over their one notrump` },
  { id: 'natural-overcalls', name: t`Natural overcalls of their one notrump` },
  { id: 'smolen', name: t`Smolen after Stayman` },
  { id: 'new-minor', name: t`New-minor forcing` },
  { id: 'rkcb-1430', name: 'Roman Key Card Blackwood, 1430' },
  { id: 'two-over-one', name: t`Two over one, game forcing` },
]
/** Those that most people play. */
export const USUAL: readonly string[] = ['cappelletti']
