/** The census in the engine, with progress and a way to stop. Answers stay for the life of the page. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JobOutput, JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import type { PageReading } from './address.ts'

export interface Census {
  readonly state: 'running' | 'ready' | 'cancelled' | 'failed'
  /** The last answer for this reading. */
  readonly tables: JobOutput<'census'> | undefined
  /** Hands counted so far, while running or when cancelled. */
  readonly hands: number
  readonly error: string | undefined
  readonly run: () => void
  readonly cancel: () => void
}

const known = new Map<PageReading, JobOutput<'census'>>()

export function useCensus(reading: PageReading): Census {
  const [state, setState] = useState<Census['state']>('running')
  const [hands, setHands] = useState(0)
  const [error, setError] = useState<string | undefined>(undefined)
  const control = useRef<AbortController | undefined>(undefined)

  const run = useCallback(() => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setState('running')
    setHands(0)
    setError(undefined)
    const onProgress = (progress: JobProgress<'census'>) => setHands(progress.hands)
    engine()
      .run('census', { reading }, { signal: mine.signal, onProgress })
      .then(
        (tables) => {
          known.set(reading, tables)
          if (control.current === mine) setState('ready')
        },
        (failure: unknown) => {
          if (mine.signal.aborted || control.current !== mine) return
          setState('failed')
          setError(failure instanceof Error ? failure.message : String(failure))
        },
      )
  }, [reading])

  const cancel = useCallback(() => {
    if (control.current === undefined) return
    control.current.abort()
    setState('cancelled')
  }, [])

  useEffect(() => {
    if (known.has(reading)) setState('ready')
    else run()
    return () => {
      control.current?.abort()
      control.current = undefined
    }
  }, [reading, run])

  return { state, tables: known.get(reading), hands, error, run, cancel }
}
