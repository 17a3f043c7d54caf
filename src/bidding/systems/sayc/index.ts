/** The entry of Standard American, with competition, in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { PACKAGES, USUAL } from './packages.ts'

export const STANDARD_AMERICAN_YELLOW_CARD: SystemEntry = {
  id: 'sayc',
  name: 'Standard American (SAYC)',
  short: 'SAYC',
  hint: t`Five-card majors, a strong notrump, weak twos and transfers, with competition; the conventions over their notrump can be changed.`,
  group: 'system',
  packages: PACKAGES,
  usual: USUAL,
  load: async () => (await import('./system.ts')).LOADED,
}
