/** The opening strategies that come with the program. To add one: its file, its name, and its line here. */
import type { Strategy } from '#core/strategy.ts'
import { MODERN } from './modern.ts'
import type { StrategyId } from './names.ts'
import { PRECISION } from './precision.ts'
import { STANDARD_AMERICAN } from './standard-american.ts'

export const STRATEGIES = {
  standard: STANDARD_AMERICAN,
  precision: PRECISION,
  modern: MODERN,
} as const satisfies Readonly<Record<StrategyId, Strategy>>
