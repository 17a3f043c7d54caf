/** The entry of Schenken 1967 in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { PACKAGES } from './packages.ts'

export const SCHENKEN_1967: SystemEntry = {
  id: 'schenken-1967',
  name: 'Schenken 1967',
  short: 'Schenken',
  year: 1967,
  program: 'OPENBID',
  hint: t`OPENBID’s fourteen sections open; its continuations go on to a final contract. 1967 did not speak of opponents: the overcalls and doubles are ours, and where no rule speaks the natural defaults bid, and are marked. Strong balanced hands follow OPENBID (2NT 22–24, 2♦ from 25), not the summaries of 1963; the answers to 2♦ are ours.`,
  group: 'system',
  packages: PACKAGES,
  load: async () => (await import('./system.ts')).LOADED,
}
