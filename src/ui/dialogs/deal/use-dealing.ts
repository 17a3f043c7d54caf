/** Dealing in the engine with progress and a way to stop. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JobInput, JobOutput, JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'

export interface Dealing {
  /** True from the start of a run to its end. */
  readonly running: boolean
  readonly progress: JobProgress<'deal'> | undefined
  /** Deals; gives the answer, or undefined when it was stopped. Rejects when the engine failed. */
  readonly run: (input: JobInput<'deal'>) => Promise<JobOutput<'deal'> | undefined>
  readonly stop: () => void
}

export function useDealing(): Dealing {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<JobProgress<'deal'> | undefined>(undefined)
  const control = useRef<AbortController | undefined>(undefined)
  const stop = useCallback(() => control.current?.abort(), [])
  useEffect(() => stop, [stop])
  const run = useCallback(async (input: JobInput<'deal'>) => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setRunning(true)
    setProgress(undefined)
    try {
      return await engine().run('deal', input, { signal: mine.signal, onProgress: setProgress })
    } catch (error) {
      if (mine.signal.aborted) return undefined
      throw error
    } finally {
      if (control.current === mine) setRunning(false)
    }
  }, [])
  return { running, progress, run, stop }
}
