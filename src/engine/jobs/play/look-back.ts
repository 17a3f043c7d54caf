/** A board looked back on, its cards, its calls, or all of one player: what each cost, and whether that could be known. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, defineJob, needing } from '../../job.ts'
import {
  type BoardJudged,
  type BoardTold,
  boardVerdict,
  type VerdictProgress,
} from './board-verdict.ts'
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
  readonly board: VerdictProgress
}
interface Answers {
  readonly cards: Result<readonly ToldCard[], Problem>
  readonly calls: Result<readonly ToldCall[], Problem>
  readonly board: Result<BoardTold, Problem>
}
const lookBack = needing(
  sharedKernel,
  (kernel): AskedJob<CardsLookedAt | CallsLookedAt | BoardJudged, Progresses, Answers> =>
    (input) =>
      input.ask === 'cards'
        ? postMortem(kernel, input)
        : input.ask === 'calls'
          ? reviewCalls(kernel, input)
          : boardVerdict(kernel, input),
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
