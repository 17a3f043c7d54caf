/** A board looked back on, its cards, its calls, a turn of it, or all of one player: what each cost, and whether that could be known. */
import type { CallsWeighed } from '#callchoice/weigh-calls.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
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
import { type TurnAsked, weighTurn } from './weigh-calls.ts'

interface Progresses {
  readonly cards: PostMortemProgress
  readonly calls: ReviewCallsProgress
  readonly board: VerdictProgress
  readonly turn: ChoiceProgress
}
interface Answers {
  readonly cards: Result<readonly ToldCard[], Problem>
  readonly calls: Result<readonly ToldCall[], Problem>
  readonly board: Result<BoardTold, Problem>
  readonly turn: Result<CallsWeighed | undefined, Problem>
}
const lookBack = needing(
  sharedKernel,
  (
    kernel,
  ): AskedJob<CardsLookedAt | CallsLookedAt | BoardJudged | TurnAsked, Progresses, Answers> =>
    (input) =>
      input.ask === 'cards'
        ? postMortem(kernel, input)
        : input.ask === 'calls'
          ? reviewCalls(kernel, input)
          : input.ask === 'turn'
            ? weighTurn(kernel, input)
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
