/** The catalogue asked for tricks: the plans that give declarer so many, or the lead that gives them to a defender. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { type LeadSearch, type LeadSearchInput, leadSearch } from './lead-search.ts'
import { type SuitQueryInput, type SuitQueryOutput, suitQuery } from './suit-query.ts'

type Asked =
  | ({ readonly ask: 'plans' } & SuitQueryInput)
  | ({ readonly ask: 'lead' } & LeadSearchInput)
interface Answers {
  readonly plans: Result<SuitQueryOutput, Problem>
  readonly lead: Result<LeadSearch, Problem>
}

const suitSearch: AskedJob<Asked, ByAsk<Asked, { readonly done: number }>, Answers> = (asked) =>
  asked.ask === 'plans' ? suitQuery(asked) : leadSearch(asked)

export const job = defineJob({
  name: 'suit-search',
  family: 'suit',
  weight: 'heavy',
  run: suitSearch,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'suit-search': typeof suitSearch
  }
}
