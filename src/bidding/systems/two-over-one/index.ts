/** The entry of two over one in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { PACKAGES, USUAL } from './packages.ts'

export const TWO_OVER_ONE: SystemEntry = {
  id: 'two-over-one',
  name: t`Two over one (2/1)`,
  short: '2/1',
  hint: t`Five-card majors and a strong notrump; a new suit at the two level forces to game, and one notrump for a round. Drury, inverted minors, checkback, support doubles, lebensohl and key cards can be changed.`,
  group: 'system',
  packages: PACKAGES,
  usual: USUAL,
  load: async () => (await import('./system.ts')).LOADED,
}
