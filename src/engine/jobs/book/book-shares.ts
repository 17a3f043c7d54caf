/** What each rule of a turn takes in its place, counted to the last hand. */
import { type RuleShares, ruleShareSteps } from '#bidding/turn-hands.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Job } from '../../job.ts'
import { type BookTurnInput, turnState } from './turn-state.ts'

/** Yields the share that is done. By rule, as `book-turn` lists them. */
export const bookShares: Job<BookTurnInput, number, Result<RuleShares, Problem>> = function* (
  input,
) {
  const state = turnState(input)
  return state.ok ? ok(yield* ruleShareSteps(state.value)) : state
}
