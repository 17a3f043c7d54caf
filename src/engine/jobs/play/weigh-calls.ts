/** Calls of a turn held against one another over layouts that fit the auction: what each gains over the first. */
import { type CallsWeighed, type TurnToWeigh, weighCalls } from '#callchoice/weigh-calls.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import type { Call } from '#core/call.ts'
import type { Problem, Result } from '#core/result.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { bidderOf } from '#systems/bidder.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { sharedKernel } from './shared-kernel.ts'

export interface WeighCallsInput extends Omit<TurnToWeigh, 'sides'> {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** Lawful at this turn. */
  readonly calls: readonly [Call, ...Call[]]
  /** Layouts at most. */
  readonly layouts: number
}

/** The answer is `undefined` where too few layouts fit. */
const weighed = needing(
  sharedKernel,
  (kernel): Job<WeighCallsInput, ChoiceProgress, Result<CallsWeighed | undefined, Problem>> =>
    function* ({ systems, calls, layouts, ...turn }) {
      const bidder = bidderOf(systems)
      if (!bidder.ok) return bidder
      return yield* weighCalls(kernel, { ...turn, sides: bidder.value.sides }, calls, layouts)
    },
)

export const job = defineJob({
  name: 'weigh-calls',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: weighed,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'weigh-calls': typeof weighed
  }
}
