/** The turn that a question of the system book is about: both sides play the system, North deals. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt, type TurnRule } from '#bidding/auction/turn-rules.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { played } from '#systems/registry.ts'

export interface BookTurnInput {
  readonly system: SystemRef
  /** From the dealer, North, on. */
  readonly calls: readonly Call[]
  readonly vulnerability: Vulnerability
}

/** Problems: an unknown system, an unlawful call. */
export function turnState(input: BookTurnInput): Result<PublicState, Problem> {
  const made = played(input.system)
  if (!made.ok) return made
  const { system } = made.value
  return stateAfter([system, system], NORTH, input.vulnerability, input.calls)
}

/** One rule of the turn, by the id it has there. */
export interface BookRuleInput extends BookTurnInput {
  readonly rule: string
}
/** The same, and `book/rule` where the rule does not speak. */
export function ruleState(
  input: BookRuleInput,
): Result<{ readonly state: PublicState; readonly turnRule: TurnRule }, Problem> {
  const state = turnState(input)
  if (!state.ok) return state
  const turnRule = rulesAt(state.value).find(({ rule }) => rule.id === input.rule)
  return turnRule === undefined
    ? problem('book/rule', t`That rule does not speak in this auction.`)
    : ok({ state: state.value, turnRule })
}
