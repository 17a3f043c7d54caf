/**
 * A job of seconds in the engine, with progress and a way to stop. Its answers stay for the life of
 * the page, by key; a cancelled run leaves the answer there was.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JobInput, JobName, JobOutput, JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'

export interface LongJob<N extends JobName> {
  readonly state: 'idle' | 'running' | 'ready' | 'cancelled' | 'failed'
  /** The last answer under this key. */
  readonly output: JobOutput<N> | undefined
  /** The last there was of the run under way, or of the one that was cancelled. */
  readonly progress: JobProgress<N> | undefined
  readonly error: string | undefined
  readonly run: () => void
  readonly cancel: () => void
}

const known = new Map<string, unknown>()

/**
 * @param key names the question; another key starts anew.
 * @param atOnce whether it runs by itself when there is no answer yet.
 */
export function useLongJob<N extends JobName>(
  name: N,
  input: JobInput<N>,
  key: string,
  atOnce: boolean,
): LongJob<N> {
  const id = `${name} ${key}`
  const [state, setState] = useState<LongJob<N>['state']>(atOnce ? 'running' : 'idle')
  const [progress, setProgress] = useState<JobProgress<N> | undefined>(undefined)
  const [error, setError] = useState<string | undefined>(undefined)
  const control = useRef<AbortController | undefined>(undefined)

  const run = useCallback(() => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setState('running')
    setProgress(undefined)
    setError(undefined)
    engine()
      .run(name, input, { signal: mine.signal, onProgress: setProgress })
      .then(
        (output) => {
          known.set(id, output)
          if (control.current === mine) setState('ready')
        },
        (failure: unknown) => {
          if (mine.signal.aborted || control.current !== mine) return
          setState('failed')
          setError(failure instanceof Error ? failure.message : String(failure))
        },
      )
  }, [name, input, id])

  const cancel = useCallback(() => {
    control.current?.abort()
    setState('cancelled')
  }, [])

  useEffect(() => {
    if (known.has(id)) setState('ready')
    else if (atOnce) run()
    else setState('idle')
    return () => {
      control.current?.abort()
      control.current = undefined
    }
  }, [id, run, atOnce])

  const output = known.get(id) as JobOutput<N> | undefined
  return { state, output, progress, error, run, cancel }
}
