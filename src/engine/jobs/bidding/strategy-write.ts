/** A strategy as a text: JSON or the paper's fact syntax. */
import type { Strategy } from '#core/strategy.ts'
import { type StrategySyntax, writeStrategy } from '#formats/strategy/index.ts'
import { inOneStep, type Job } from '../../job.ts'

export interface StrategyWriteInput {
  readonly strategy: Strategy
  readonly syntax: StrategySyntax
}

/** @see StrategyWriteInput */
export const strategyWrite: Job<StrategyWriteInput, never, string> = inOneStep(
  ({ strategy, syntax }) => {
    return writeStrategy(strategy, syntax)
  },
)
