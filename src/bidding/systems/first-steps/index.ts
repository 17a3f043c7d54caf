/** The entry of the beginners’ system in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'

export const FIRST_STEPS: SystemEntry = {
  id: 'first-steps',
  name: t`First steps`,
  short: t`First steps`,
  hint: t`For beginners: every bid is natural. Five-card majors, one notrump with 15–17 points, strong twos, and a takeout double.`,
  group: 'system',
  packages: [],
  load: async () => (await import('./system.ts')).LOADED,
}
