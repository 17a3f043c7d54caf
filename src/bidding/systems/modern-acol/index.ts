/** The entry of Modern Acol in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { PACKAGES, USUAL } from './packages.ts'

export const MODERN_ACOL: SystemEntry = {
  id: 'modern-acol',
  name: 'Modern Acol',
  short: 'Acol',
  hint: t`Four-card majors and a weak notrump of 12–14, weak twos, transfers. Benji twos, Landy and key cards can be changed.`,
  group: 'system',
  packages: PACKAGES,
  usual: USUAL,
  load: async () => (await import('./system.ts')).LOADED,
}
