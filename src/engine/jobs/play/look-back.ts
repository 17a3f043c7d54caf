/** A board looked back on, its cards or its calls: what each cost, and whether that could have been known. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, defineJob, needing } from '../../job.ts'
import {
  type CardsLookedAt,
  type PostMortemProgress,
  postMortem,
  type ToldCard,
} from './post-mortem.ts'
import {
  type CallsLookedAt,
  type ReviewCallsProgress,
  reviewCalls,
  type ToldCall,
} from './review-calls.ts'
import { sharedKernel } from './shared-kernel.ts'

interface Progresses {
  readonly cards: PostMortemProgress
  readonly calls: ReviewCallsProgress
}
interface Answers {
  readonly cards: Result<readonly ToldCard[], Problem>
  readonly calls: Result<readonly ToldCall[], Problem>
}
const lookBack = needing(
  sharedKernel,
  (kernel): AskedJob<CardsLookedAt | CallsLookedAt, Progresses, Answers> =>
    (input) =>
      input.ask === 'cards' ? postMortem(kernel, input) : reviewCalls(kernel, input),
)

export const job = defineJob({
  name: 'look-back',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: lookBack,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'look-back': typeof lookBack
  }
}
