/** A turn worked out step by step: what was shown, what the hand has, what follows; and reasons to choose among. */
import { chooseAt } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import { byRules } from '#explain/call/by-rules.ts'
import type { Explanation } from '#explain/call/explanation.ts'
import { type CallSummary, callSummaries } from '../book/call-summaries.ts'
import { type BidTurnInput, bidTurn } from './bid-turn.ts'

export interface HelpAsked extends BidTurnInput {
  readonly ask: 'help'
  /** Of the seat to call. */
  readonly hand: Hand
  /** Orders the reasons. */
  readonly seed: Seed
}
export interface BidHelp {
  readonly legal: readonly Call[]
  /** Every call so far with what it showed. */
  readonly made: readonly CallSummary[]
  /** What decides, with the values of the hand. */
  readonly facts: Explanation['facts']
  readonly call: Call
  /** The rule that decides, and its reason. */
  readonly rule: string
  readonly says: string
  /** Three reasons, one of which is the rule's. */
  readonly reasons: readonly string[]
}
const REASONS = 3

/** Problems: those of the turn. */
export function* helpWith(input: HelpAsked): Generator<void, Result<BidHelp, Problem>, void> {
  const found = bidTurn(input)
  if (!found.ok) return found
  const state = found.value
  const rules = rulesAt(state)
  const chosen = chooseAt(state, input.hand)
  const { rule } = chosen.turnRule
  const { facts, others } = byRules(chosen, rules, input.hand)
  // The reasons of the calls that come nearest are the hardest to tell from the right one.
  const wrong = others.flatMap(({ rule: id }) => {
    const says = rules.find((one) => one.rule.id === id)?.rule.says
    return says === undefined || says === rule.says ? [] : says
  })
  const reasons = [rule.says, ...new Set(wrong)].slice(0, REASONS)
  return ok({
    legal: legalCalls(state.auction),
    made: yield* callSummaries(state),
    facts,
    call: chosen.call,
    rule: rule.id,
    says: rule.says,
    reasons: shuffled(reasons, rngOf(input.seed, 2)),
  })
}
