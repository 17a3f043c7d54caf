/**
 * One suit of the play as a seat sees it, by the odds that the table gives: declarer's plans for it, what he does
 * well to find out before, a defender's leads, and how declarer played it; and declarer's lines over all the suits.
 */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { defendersLeads, type SuitDefence, type SuitDefenceInput } from './suit-defence.ts'
import { type FindOut, findOutFirst } from './suit-find.ts'
import { type LinesOfPlay, linesAtTable } from './suit-lines.ts'
import { reviewSuit, type SuitReview, type SuitReviewInput } from './suit-review.ts'
import { plansAtTable, type SuitTable, type SuitTableInput } from './suit-table.ts'

type Asked =
  | ({ readonly ask: 'plans' | 'find-out' | 'lines' } & SuitTableInput)
  | ({ readonly ask: 'leads' } & SuitDefenceInput)
  | ({ readonly ask: 'review' } & SuitReviewInput)
interface Answers {
  readonly plans: Result<SuitTable, Problem>
  readonly 'find-out': Result<FindOut | undefined, Problem>
  readonly lines: Result<LinesOfPlay, Problem>
  readonly leads: Result<SuitDefence, Problem>
  readonly review: Result<SuitReview, Problem>
}

const suitAtTable: AskedJob<Asked, ByAsk<Asked, { readonly done: number }>, Answers> = (asked) => {
  switch (asked.ask) {
    case 'plans':
      return plansAtTable(asked)
    case 'find-out':
      return findOutFirst(asked)
    case 'lines':
      return linesAtTable(asked)
    case 'leads':
      return defendersLeads(asked)
    case 'review':
      return reviewSuit(asked)
  }
}

export const job = defineJob({
  name: 'suit-at-table',
  family: 'suit',
  weight: 'heavy',
  systems: ['systems'],
  run: suitAtTable,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'suit-at-table': typeof suitAtTable
  }
}
