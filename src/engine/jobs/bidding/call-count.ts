/** The hands before a call, after what it shows and after what it denies, counted to the last one. */
import { type ExactCount, exactCountSteps } from '#bidding/auction/exact-count.ts'
import { handModelSteps } from '#bidding/auction/hand-models.ts'
import type { Problem, Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { bidderOf } from '#systems/bidder.ts'
import { defineJob, type Job } from '../../job.ts'

export interface CallCountInput {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** Who counts. */
  readonly view: SeatView
  /** Place of the call in the auction, from 0. */
  readonly index: number
}

/** Yields the share that is done, 0 to 1. A problem as `auction` has, or for no such call. */
export const callCount: Job<CallCountInput, number, Result<ExactCount, Problem>> = function* ({
  systems,
  view,
  index,
}) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const { sides } = bidder.value
  const pictures = handModelSteps(view, sides, 'cells')
  for (;;) {
    const step = pictures.next()
    if (!step.done) yield 0
    else if (!step.value.ok) return step.value
    else return yield* exactCountSteps(view, sides, step.value.value.calls, index)
  }
}

export const job = defineJob({
  name: 'call-count',
  family: 'bidding',
  weight: 'heavy',
  systems: ['systems'],
  run: callCount,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'call-count': typeof callCount
  }
}
