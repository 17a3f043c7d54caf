/** A strategy out of a text: JSON or the paper's fact syntax. */
import { readStrategy, type StrategyReading } from '#formats/strategy/index.ts'
import { inOneStep, type Job } from '../../job.ts'

export interface StrategyReadInput {
  readonly text: string
}

/** The strategy with its warnings, or every problem with its line and column. */
export const strategyRead: Job<StrategyReadInput, never, StrategyReading> = inOneStep(
  ({ text }) => {
    return readStrategy(text)
  },
)
