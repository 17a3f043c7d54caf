/**
 * The same jobs without a worker, for tests, scripts and benchmarks: `createInlineEngine` is the
 * whole line in-process, loading, slices, cancels, clones and all; `runInline` is a plain call.
 */
import {
  type FindJob,
  type InputOf,
  type Job,
  type JobTable,
  jobIn,
  type OutputOf,
  type ProgressOf,
  type ReadyNameIn,
} from './job.ts'
import { biddingJobs } from './jobs/bidding.ts'
import { bookJobs } from './jobs/book.ts'
import { censusJobs } from './jobs/census.ts'
import { knowledgeJobs } from './jobs/knowledge.ts'
import { findJob } from './jobs/load.ts'
import { playJobs } from './jobs/play.ts'
import { practiceJobs } from './jobs/practice.ts'
import { suitJobs } from './jobs/suit.ts'
import { tableJobs } from './jobs/table.ts'
import { type Connect, createEngine, type EngineClient } from './line.ts'
import type { Jobs } from './protocol.ts'
import { createScheduler } from './scheduler.ts'
import { later, now } from './timers.ts'

declare const structuredClone: <V>(value: V) => V

/** A transport whose worker is this very thread. Messages are cloned, as they would be on the way. */
export const inlineConnect =
  (find: FindJob): Connect =>
  ({ received, died }) => {
    let alive = true
    const deliver = (task: () => void) => {
      later(() => {
        if (alive) task()
      }, 0)
    }
    const scheduler = createScheduler({
      find,
      send: (message) => {
        const sent = structuredClone(message)
        deliver(() => received(sent))
      },
      defer: deliver,
      now,
    })
    deliver(() => received({ kind: 'ready' }))
    return {
      send: (message) => {
        const sent = structuredClone(message)
        deliver(() => {
          if (sent.kind !== 'crash') scheduler.receive(sent)
          else {
            alive = false
            died('The worker was told to end.')
          }
        })
      },
      kill: () => {
        alive = false
      },
    }
  }

/** An engine in this thread with the real jobs, or with others in tests. */
export function createInlineEngine(): EngineClient<Jobs>
export function createInlineEngine<T extends JobTable>(jobs: T): EngineClient<T>
export function createInlineEngine(jobs?: JobTable): EngineClient<JobTable> {
  return createEngine(inlineConnect(jobs === undefined ? findJob : jobIn(jobs)))
}

const JOBS: Jobs = {
  ...biddingJobs,
  ...tableJobs,
  ...knowledgeJobs,
  ...suitJobs,
  ...bookJobs,
  ...censusJobs,
  ...playJobs,
  ...practiceJobs,
}

/**
 * Runs a job that needs no resource to its end, here and now. What the job throws is thrown.
 * @param onProgress called at every yield, not once a slice.
 */
export function runInline<N extends ReadyNameIn<Jobs>>(
  name: N,
  input: InputOf<Jobs, N>,
  onProgress?: (progress: ProgressOf<Jobs, N>) => void,
): OutputOf<Jobs, N> {
  const job = JOBS[name] as Job<InputOf<Jobs, N>, ProgressOf<Jobs, N>, OutputOf<Jobs, N>>
  const steps = job(input)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onProgress?.(step.value)
  }
}
