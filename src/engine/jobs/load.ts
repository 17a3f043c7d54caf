/** Loads the families of jobs: each is asked for once, and only when one of its jobs is. */
import { loadSystems } from '#systems/loaded.ts'
import { type FindJob, type JobTable, jobIn } from '../job.ts'
import { systemsNamed } from '../systems-named.ts'
import { type FamilyName, placeOfJob } from './index.ts'

const LOAD: { readonly [F in FamilyName]: () => Promise<JobTable> } = {
  bidding: async () => (await import('./bidding.ts')).biddingJobs,
  book: async () => (await import('./book.ts')).bookJobs,
  table: async () => (await import('./table.ts')).tableJobs,
  knowledge: async () => (await import('./knowledge.ts')).knowledgeJobs,
  suit: async () => (await import('./suit.ts')).suitJobs,
  census: async () => (await import('./census.ts')).censusJobs,
  play: async () => (await import('./play.ts')).playJobs,
  practice: async () => (await import('./practice.ts')).practiceJobs,
}

/** Finds one of the real jobs; rejects when its chunk, its resource or a system could not be loaded. */
export const findJob: FindJob = (name, input) => {
  const family = placeOfJob(name)?.family
  if (family === undefined) return undefined
  return Promise.all([LOAD[family](), loadSystems(systemsNamed(input))]).then(([jobs]) =>
    jobIn(jobs)(name),
  )
}
