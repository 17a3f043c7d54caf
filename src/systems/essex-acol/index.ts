/** Essex Acol as it stands in the list of systems. */
import type { SystemEntry } from '../entry.ts'
import { PACKAGES } from './packages.ts'

export const ESSEX: SystemEntry = {
  id: 'essex-acol',
  name: 'Essex Acol',
  short: 'Acol',
  year: 1975,
  program: 'BRIBIP',
  hint: 'Acol for all four seats, with BRIBIP’s fact base beside the table.',
  group: 'system',
  packages: PACKAGES,
  notes: true,
  load: async () => (await import('./system.ts')).LOADED,
}
