/** A strategy out of a text: JSON or the paper's fact syntax. */
import { readStrategy, type StrategyReading } from '#formats/strategy/index.ts'
import type { Job } from '../job.ts'

export interface StrategyReadInput {
  readonly text: string
}

/** The strategy with its warnings, or every problem with its line and column. */
// biome-ignore lint/correctness/useYield: a job is a generator; this one is done before its first yield.
export const strategyRead: Job<StrategyReadInput, never, StrategyReading> = function* ({ text }) {
  return readStrategy(text)
}
