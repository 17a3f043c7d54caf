/** The entries of the opening strategies in the list of systems. */
import { t } from '#core/text.ts'
import type { SystemEntry } from '../entry.ts'
import { NAMES, type StrategyId } from './names.ts'
import { PACKAGES } from './packages.ts'

/** What a reader should know of each before choosing it. */
const HINTS: Readonly<Record<StrategyId, string>> = {
  standard: t`The facts of East 2006 open; natural rules written from them go on.`,
  precision: t`The facts of East 2006 open, a strong club among them; natural rules written from them go on.`,
  modern: t`Our own facts open, so that no hand is left without a call; natural rules go on.`,
}
const SHORT: Readonly<Record<StrategyId, string>> = {
  standard: 'Standard',
  precision: 'Precision',
  modern: 'Modern',
}
export const strategyEntries: readonly SystemEntry[] = (Object.keys(NAMES) as StrategyId[]).map(
  (id) => ({
    id,
    name: NAMES[id],
    short: SHORT[id],
    hint: HINTS[id],
    group: 'strategy',
    packages: PACKAGES,
    load: async () => {
      const [{ playStrategy, changeable }, { STRATEGIES }] = await Promise.all([
        import('./system.ts'),
        import('./strategies.ts'),
      ])
      return { make: (ref) => playStrategy(ref.id, ref.strategy ?? STRATEGIES[id]), changeable }
    },
  }),
)
