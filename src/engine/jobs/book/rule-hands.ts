/** The hands that the rules of a turn take: how many each, or some that follow one of them. */
import { type RuleShares, ruleHandSteps, ruleShareSteps } from '#bidding/auction/turn-hands.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { type OneAway, oneAway } from '#explain/call/missing.ts'
import { type AskedJob, defineJob } from '../../job.ts'
import { type BookRuleInput, type BookTurnInput, ruleState, turnState } from './turn-state.ts'

/** What each rule takes in its place, counted to the last hand; by rule, as `book-turn` lists them. */
interface SharesAsked extends BookTurnInput {
  readonly ask: 'shares'
}
/** Hands that follow a rule, drawn anew for each seed, and one that just misses it. */
interface ExamplesAsked extends BookRuleInput {
  readonly ask: 'examples'
  readonly seed: Seed
}
export interface RuleExamples {
  /** Three; fewer where they are too rare to be met. */
  readonly hands: readonly Hand[]
  /** One card away from one of them. */
  readonly missed?: OneAway
}
const WANTED = 3

export function* shares(input: SharesAsked): Generator<number, Result<RuleShares, Problem>, void> {
  const state = turnState(input)
  return state.ok ? ok(yield* ruleShareSteps(state.value)) : state
}
export function* examples(
  input: ExamplesAsked,
): Generator<readonly Hand[], Result<RuleExamples, Problem>, void> {
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

/** Of shares the part that is counted, of examples the hands found so far. */
interface Progresses {
  readonly shares: number
  readonly examples: readonly Hand[]
}
interface Answers {
  readonly shares: Result<RuleShares, Problem>
  readonly examples: Result<RuleExamples, Problem>
}
const ruleHands: AskedJob<SharesAsked | ExamplesAsked, Progresses, Answers> = (input) =>
  input.ask === 'shares' ? shares(input) : examples(input)

export const job = defineJob({
  name: 'rule-hands',
  family: 'book',
  weight: 'heavy',
  systems: ['system'],
  run: ruleHands,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'rule-hands': typeof ruleHands
  }
}
