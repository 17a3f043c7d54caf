/** The turn that a student is asked about. */
import { stateAfter } from '#bidding/fold.ts'
import type { PublicState } from '#bidding/public-state.ts'
import type { Call } from '#core/call.ts'
import { type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { played } from '#systems/registry.ts'

export interface BidTurnInput {
  /** Played by both sides. */
  readonly system: SystemRef
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** From the dealer on. */
  readonly calls: readonly Call[]
}
/** Problems: an unknown system, an unlawful call, an auction that has ended. */
export function bidTurn(input: BidTurnInput): Result<PublicState, Problem> {
  const made = played(input.system)
  if (!made.ok) return made
  const { system } = made.value
  const state = stateAfter([system, system], input.dealer, input.vulnerability, input.calls)
  return state.ok && state.value.ended ? problem('practice/ended', 'The auction has ended.') : state
}
