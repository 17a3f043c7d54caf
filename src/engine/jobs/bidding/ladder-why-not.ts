/** For every other call of a turn, the fewest cards to exchange (one or two) that would make it right. */
import { turnState } from '#bidding/choose.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { type LadderNearest, ladderNearest } from '#explain/call/ladder-nearest.ts'
import type { Job } from '../../job.ts'
import { ladderSides } from '../../ladder-sides.ts'
import type { LadderTurnInput } from './ladder-turn.ts'

/** @see LadderNearest */
export const ladderWhyNot: Job<
  LadderTurnInput,
  LadderNearest,
  Result<LadderNearest, Problem>
> = function* ({ sides, view }) {
  const systems = ladderSides(sides)
  if (!systems.ok) return systems
  const state = turnState(view, systems.value)
  if (!state.ok) return state
  return ok(yield* ladderNearest(state.value, view.hand))
}
