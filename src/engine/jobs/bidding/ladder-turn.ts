/** The call that a system of rules makes at a seat's turn, and why: a robot's call, or a suggestion. */
import { choose } from '#bidding/choose.ts'
import { ladderAt } from '#bidding/ladder.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type WhyLadder, whyLadder } from '#explain/call/why-ladder.ts'
import { inOneStep, type Job } from '../../job.ts'
import { ladderSides, type SideChoices } from '../../ladder-sides.ts'

export interface LadderTurnInput {
  readonly sides: SideChoices
  /** The view of the seat that calls next; earlier calls may be anybody's. */
  readonly view: SeatView
}
export interface LadderTurn {
  readonly call: Call
  /** True when the call does not show its strain, and must be alerted. */
  readonly alert: boolean
  readonly why: WhyLadder
}

/** A problem when the system is unknown, the auction unlawful or ended, or it is another seat's turn. */
export const ladderTurn: Job<LadderTurnInput, never, Result<LadderTurn, Problem>> = inOneStep(
  ({ sides, view }) => {
    const systems = ladderSides(sides)
    if (!systems.ok) return systems
    const chosen = choose(view, systems.value)
    if (!chosen.ok) return chosen
    const { call, rung, state } = chosen.value
    return ok({
      call,
      alert: rung.origin.artificial ?? false,
      why: whyLadder(chosen.value, ladderAt(state), view.hand),
    })
  },
)
