/** The names of the opening strategies that come with the program. */
export const NAMES = {
  standard: 'Standard American',
  precision: 'Precision',
  modern: 'Modern five-card majors',
} as const
export type StrategyId = keyof typeof NAMES
