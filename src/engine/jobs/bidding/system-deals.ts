/** Sample deals that fit the viewer's hand and the auction as the systems bid it. */
import { type Replay, type ReplayProgress, replaySteps } from '#bidding/replay.ts'
import type { Problem, Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Job } from '../../job.ts'
import { type SideChoices, sideSystems } from '../../side-systems.ts'

export interface SystemDealsInput {
  readonly sides: SideChoices
  readonly view: SeatView
  /** Deals wanted. */
  readonly deals: number
  /** Most draws before calls are believed no more: first the opponents', then partner's. */
  readonly tries: number
  readonly seed: Seed
}

/** @see Replay */
export const systemDeals: Job<
  SystemDealsInput,
  ReplayProgress,
  Result<Replay, Problem>
> = function* ({ sides, view, deals, tries, seed }) {
  const systems = sideSystems(sides)
  return systems.ok
    ? yield* replaySteps(view, systems.value, { deals, tries, seed, fallback: true })
    : systems
}
