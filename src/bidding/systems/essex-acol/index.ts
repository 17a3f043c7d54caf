/** The entry of Essex Acol in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'

export const ESSEX: SystemEntry = {
  id: 'essex-acol',
  name: 'Essex Acol',
  short: 'Acol',
  year: 1975,
  program: 'BRIBIP',
  hint: t`Acol for all four seats, with BRIBIP’s fact base beside the table.`,
  group: 'system',
  packages: [
    { id: 'blackwood', name: 'Roman Blackwood' },
    { id: 'stayman', name: 'Stayman' },
  ],
  notes: true,
  load: async () => (await import('./system.ts')).LOADED,
}
