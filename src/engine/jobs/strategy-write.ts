/** A strategy as a text: JSON or the paper's fact syntax. */
import type { Strategy } from '#core/strategy.ts'
import { type StrategySyntax, writeStrategy } from '#formats/strategy/index.ts'
import type { Job } from '../job.ts'

export interface StrategyWriteInput {
  readonly strategy: Strategy
  readonly syntax: StrategySyntax
}

/** @see StrategyWriteInput */
// biome-ignore lint/correctness/useYield: a job is a generator; this one is done before its first yield.
export const strategyWrite: Job<StrategyWriteInput, never, string> = function* ({
  strategy,
  syntax,
}) {
  return writeStrategy(strategy, syntax)
}
