/** The names of the opening strategies that come with the program. */
import { t } from '#core/text.ts'

export const NAMES = {
  standard: 'Standard American',
  precision: 'Precision',
  modern: t`Modern five-card majors`,
} as const
export type StrategyId = keyof typeof NAMES
