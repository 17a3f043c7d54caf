/** All jobs of the program without a worker, for tests, scripts and benchmarks. */
import { jobs } from 'virtual:jobs/all'
import { createEngine, type EngineClient } from '#engine/engine-client.ts'
import type {
  Asking,
  InputOf,
  Job,
  JobTable,
  OutputOf,
  ProgressOf,
  ReadyNameIn,
} from '#engine/job.ts'
import { findJob } from '#engine/jobs/load.ts'
import type { Jobs } from '#engine/registry.ts'
import { engineIn, inlineConnect, runJob } from './in-thread.ts'

/** An engine in this thread with the real jobs, loaded as a worker loads them, or with others in tests. */
export function createInlineEngine(): EngineClient<Jobs>
export function createInlineEngine<T extends JobTable>(jobs: T): EngineClient<T>
export function createInlineEngine(others?: JobTable): EngineClient<JobTable> {
  return others === undefined ? createEngine(inlineConnect(findJob)) : engineIn(others)
}

/** Runs a job that needs no resource, as `runJob` does. */
export const runInline = <N extends ReadyNameIn<Jobs>, Ask extends string = string>(
  name: N,
  input: InputOf<Jobs, N> & Asking<Ask>,
  onProgress?: (progress: ProgressOf<Jobs, N, Ask>) => void,
): OutputOf<Jobs, N, Ask> =>
  runJob(
    jobs[name] as Job<InputOf<Jobs, N>, ProgressOf<Jobs, N, Ask>, OutputOf<Jobs, N, Ask>>,
    input,
    onProgress,
  )
