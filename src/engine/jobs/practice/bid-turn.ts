/** The turn that a student is asked about. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type BySide, rotate, type Seat, sideOf } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { played } from '#systems/registry.ts'

/** What the student's side plays, and what the others do. */
export interface BidSystems {
  readonly system: SystemRef
  /** The same when absent. */
  readonly opponents?: SystemRef
}
export interface BidTurnInput extends BidSystems {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** From the dealer on. The seat that is to call is the student's, or the student's partner. */
  readonly calls: readonly Call[]
}
/** The systems of both sides, the student sitting there. Problems: an unknown system. */
export function bidSides(
  { system, opponents = system }: BidSystems,
  seat: Seat,
): Result<BySide<BiddingSystem>, Problem> {
  const [ours, theirs] = [played(system), played(opponents)]
  if (!ours.ok) return ours
  if (!theirs.ok) return theirs
  const sides = [ours.value.system, theirs.value.system] as const
  return ok(sideOf(seat) === 0 ? sides : [sides[1], sides[0]])
}
/** Problems: an unknown system, an unlawful call, an auction that has ended. */
export function bidTurn(input: BidTurnInput): Result<PublicState, Problem> {
  const sides = bidSides(input, rotate(input.dealer, input.calls.length))
  if (!sides.ok) return sides
  const state = stateAfter(sides.value, input.dealer, input.vulnerability, input.calls)
  return state.ok && state.value.ended
    ? problem('practice/ended', t`The auction has ended.`)
    : state
}
