/** The hands before a call, after what it shows and after what it denies, counted to the last one. */
import { type ExactCount, exactCountSteps } from '#bidding/exact-count.ts'
import { pictureSteps } from '#bidding/pictures.ts'
import type { Problem, Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Job } from '../../job.ts'
import { type SideChoices, sideSystems } from '../../side-systems.ts'

export interface SystemCountInput {
  readonly sides: SideChoices
  /** Who counts. */
  readonly view: SeatView
  /** Place of the call in the auction, from 0. */
  readonly index: number
}

/** Yields the share that is done, 0 to 1. A problem as `system-auction` has, or for no such call. */
export const systemCount: Job<SystemCountInput, number, Result<ExactCount, Problem>> = function* ({
  sides,
  view,
  index,
}) {
  const systems = sideSystems(sides)
  if (!systems.ok) return systems
  const pictures = pictureSteps(view, systems.value, 'cells')
  for (;;) {
    const step = pictures.next()
    if (!step.done) yield 0
    else if (!step.value.ok) return step.value
    else return yield* exactCountSteps(view, systems.value, step.value.value.calls, index)
  }
}
