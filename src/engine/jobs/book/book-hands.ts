/** Hands that follow a rule, drawn anew for each seed, and one that just misses it. */
import { ruleHandSteps } from '#bidding/turn-hands.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type OneAway, oneAway } from '#explain/call/one-away.ts'
import type { Job } from '../../job.ts'
import { type BookRuleInput, ruleState } from './turn-state.ts'

export interface BookHandsInput extends BookRuleInput {
  readonly seed: Seed
}
export interface BookHands {
  /** Three; fewer where they are too rare to be met. */
  readonly hands: readonly Hand[]
  /** One card away from one of them. */
  readonly missed?: OneAway
}
const WANTED = 3

/** Yields the hands found so far. */
export const bookHands: Job<
  BookHandsInput,
  readonly Hand[],
  Result<BookHands, Problem>
> = function* (input) {
  const found = ruleState(input)
  if (!found.ok) return found
  const { state, turnRule } = found.value
  const { hands, canHold } = yield* ruleHandSteps(state, turnRule, WANTED, input.seed)
  for (const hand of hands) {
    const missed = oneAway(state, turnRule, hand, canHold)
    if (missed !== undefined) return ok({ hands, missed })
    yield hands
  }
  return ok({ hands })
}
