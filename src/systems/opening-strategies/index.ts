/** The opening strategies that come with the program. To add one: its file, and its line here. */
import type { Strategy } from '#core/strategy.ts'
import type { SystemEntry } from '../entry.ts'
import { MODERN } from './modern.ts'
import { PRECISION } from './precision.ts'
import { STANDARD_AMERICAN } from './standard-american.ts'
import { PACKAGES, playStrategy } from './system.ts'

export const STRATEGIES = {
  standard: STANDARD_AMERICAN,
  precision: PRECISION,
  modern: MODERN,
} as const satisfies Readonly<Record<string, Strategy>>
export type StrategyId = keyof typeof STRATEGIES

/** What a reader should know of each before choosing it. */
const HINTS: Readonly<Record<StrategyId, string>> = {
  standard: 'The facts of East 2006 open; natural rules written from them go on.',
  precision:
    'The facts of East 2006 open, a strong club among them; natural rules written from them go on.',
  modern: 'Our own facts open, so that no hand is left without a call; natural rules go on.',
}
const SHORT: Readonly<Record<StrategyId, string>> = {
  standard: 'Standard',
  precision: 'Precision',
  modern: 'Modern',
}
/** As they stand in the list of systems. */
export const strategyEntries: readonly SystemEntry[] = (
  Object.keys(STRATEGIES) as StrategyId[]
).map((id) => ({
  id,
  name: STRATEGIES[id].name,
  short: SHORT[id],
  hint: HINTS[id],
  group: 'strategy',
  packages: PACKAGES,
  make: () => playStrategy(id, STRATEGIES[id]),
}))
