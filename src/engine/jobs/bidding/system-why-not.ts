/** For every other call of a turn, the fewest cards to exchange (one or two) that would make it right. */
import { turnState } from '#bidding/choose.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { type NearestChange, nearestChange } from '#explain/call/nearest-change.ts'
import type { Job } from '../../job.ts'
import { sideSystems } from '../../side-systems.ts'
import type { SystemTurnInput } from './system-turn.ts'

/** @see NearestChange */
export const systemWhyNot: Job<
  SystemTurnInput,
  NearestChange,
  Result<NearestChange, Problem>
> = function* ({ sides, view }) {
  const systems = sideSystems(sides)
  if (!systems.ok) return systems
  const state = turnState(view, systems.value)
  if (!state.ok) return state
  return ok(yield* nearestChange(state.value, view.hand))
}
