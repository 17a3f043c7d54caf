/** The call that a system of rules makes at a seat's turn, and why: a robot's call, or a suggestion. */
import { choose } from '#bidding/choose.ts'
import { rulesAt } from '#bidding/turn-rules.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type WhyRule, whyRule } from '#explain/call/why-rule.ts'
import { inOneStep, type Job } from '../../job.ts'
import { type SideChoices, sideSystems } from '../../side-systems.ts'

export interface SystemTurnInput {
  readonly sides: SideChoices
  /** The view of the seat that calls next; earlier calls may be anybody's. */
  readonly view: SeatView
}
export interface SystemTurn {
  readonly call: Call
  /** True when the call does not show its strain, and must be alerted. */
  readonly alert: boolean
  readonly why: WhyRule
}

/** A problem when the system is unknown, the auction unlawful or ended, or it is another seat's turn. */
export const systemTurn: Job<SystemTurnInput, never, Result<SystemTurn, Problem>> = inOneStep(
  ({ sides, view }) => {
    const systems = sideSystems(sides)
    if (!systems.ok) return systems
    const chosen = choose(view, systems.value)
    if (!chosen.ok) return chosen
    const { call, turnRule, state } = chosen.value
    return ok({
      call,
      alert: turnRule.origin.artificial ?? false,
      why: whyRule(chosen.value, rulesAt(state), view.hand),
    })
  },
)
