/** A board with its auction under way, for a question: drawn for a rule, or as hands come for a topic. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { type BidDeal, type BidDealInput, dealForRule } from './bid-deal.ts'
import { type DrawInput, type DrawnTurn, drawTurn } from './draw-turn.ts'

type Asked = ({ readonly ask: 'rule' } & BidDealInput) | ({ readonly ask: 'topic' } & DrawInput)
interface Answers {
  readonly rule: Result<BidDeal, Problem>
  readonly topic: Result<DrawnTurn, Problem>
}

/** Yields the share that is done. */
const practiceDeal: AskedJob<Asked, ByAsk<Asked, number>, Answers> = (asked) =>
  asked.ask === 'rule' ? dealForRule(asked) : drawTurn(asked)

export const job = defineJob({
  name: 'practice-deal',
  family: 'practice',
  weight: 'heavy',
  systems: ['system', 'opponents'],
  run: practiceDeal,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'practice-deal': typeof practiceDeal
  }
}
