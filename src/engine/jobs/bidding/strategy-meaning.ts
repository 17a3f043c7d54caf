/** What an opening shows under a strategy: the hands it is picked with, and those it survives for. */
import { type OpeningMeaning, openingMeaning } from '#census/opening-meaning.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Call } from '#core/call.ts'
import type { Strategy } from '#core/strategy.ts'
import { pickedMeaning, survivesMeaning } from '#systems/opening-strategies/meaning.ts'
import { inOneStep, type Job } from '../../job.ts'

export interface StrategyMeaningInput {
  readonly strategy: Strategy
  /** Pass or a bid. */
  readonly call: Call
}
export interface StrategyMeaningOutput extends OpeningMeaning {
  readonly constraints: { readonly picked: HandConstraint; readonly survives: HandConstraint }
}

/** @see StrategyMeaningInput */
export const strategyMeaning: Job<StrategyMeaningInput, never, StrategyMeaningOutput> = inOneStep(
  ({ strategy, call }) => {
    return {
      ...openingMeaning(strategy, call),
      constraints: {
        picked: pickedMeaning(strategy, call),
        survives: survivesMeaning(strategy, call),
      },
    }
  },
)
