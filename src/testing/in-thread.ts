/**
 * Jobs without a worker, given by whoever runs them: `engineIn` is the whole line in-process, loading, slices,
 * cancels, clones and all; `runJob` is a plain call.
 */
import { type Connect, createEngine, type EngineClient } from '#engine/engine-client.ts'
import { type FindJob, type Job, type JobTable, jobIn } from '#engine/job.ts'
import { createScheduler } from '#engine/scheduler.ts'
import { later, now } from '#engine/timers.ts'

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

/** An engine in this thread with these jobs. */
export const engineIn = <T extends JobTable>(jobs: T): EngineClient<T> =>
  createEngine(inlineConnect(jobIn(jobs)))

/**
 * Runs a job to its end, here and now. What the job throws is thrown.
 * @param onProgress called at every yield, not once a slice.
 */
export function runJob<Input, Progress, Output>(
  job: Job<Input, Progress, Output>,
  input: Input,
  onProgress?: (progress: Progress) => void,
): Output {
  const steps = job(input)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onProgress?.(step.value)
  }
}
