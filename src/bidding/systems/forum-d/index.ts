/** The entry of Forum D in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { PACKAGES, USUAL } from './packages.ts'

export const FORUM_D: SystemEntry = {
  id: 'forum-d',
  name: 'Forum D',
  short: 'Forum D',
  hint: t`The standard of German clubs: five-card majors and one notrump of 15–17 without one, semi-forcing two clubs, game-forcing two diamonds, weak twos in the majors, new-minor forcing. Landy and key cards can be changed.`,
  group: 'system',
  packages: PACKAGES,
  usual: USUAL,
  load: async () => (await import('./system.ts')).LOADED,
}
