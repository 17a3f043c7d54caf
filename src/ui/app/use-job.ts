/** The answer of an engine job inside a component, by key. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { JobInput, JobName, JobOutput, JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import {
  createJobCache,
  IDLE,
  type JobError,
  type JobState,
  RUNNING,
  type StartJob,
} from './job-cache.ts'

export interface JobView<N extends JobName> {
  readonly state: JobState
  /** The answer to this very question; `undefined` until it is ready. */
  readonly output: JobOutput<N> | undefined
  /** The latest progress while running. */
  readonly progress: JobProgress<N> | undefined
  /** Why it failed; never because it was cancelled. */
  readonly error: JobError | undefined
  /** Asks again after a failure. */
  readonly retry: () => void
}

const cache = createJobCache()

/**
 * Runs a job while the component is there and gives what is known of its answer.
 * @param input what to ask; `undefined` asks nothing (`idle`).
 * @param key names the question: inputs with the same key must be equal, different ones must not
 * share a key. When the key changes, the old run is cancelled unless others wait for it.
 */
export function useJob<N extends JobName>(
  name: N,
  input: JobInput<N> | undefined,
  key: string,
): JobView<N> {
  const id = `${name} ${key}`
  const asked = input !== undefined
  const start = useCallback<StartJob>(
    ({ signal, onProgress }) =>
      input === undefined
        ? Promise.reject(new Error(`Nothing was asked of ${name}.`))
        : engine().run(name, input, { signal, onProgress }),
    [name, input],
  )
  useEffect(() => (asked ? cache.hold(id, start) : undefined), [asked, id, start])
  const known = useSyncExternalStore(cache.listen, () => (asked ? cache.read(id) : IDLE))
  const retry = useCallback(() => {
    cache.retry(id, start)
  }, [id, start])
  return useMemo(() => {
    // Asked for the first time, and the effect that starts it is still to come.
    const entry = asked && known.state === 'idle' ? RUNNING : known
    return {
      state: entry.state,
      output: entry.output as JobOutput<N> | undefined,
      progress: entry.progress as JobProgress<N> | undefined,
      error: entry.error,
      retry,
    }
  }, [asked, known, retry])
}
