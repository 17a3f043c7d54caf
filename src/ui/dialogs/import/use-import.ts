/** Reading a text or file in the worker, as a state that a component can draw. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JobInput, JobProgress } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { type ImportFound, withBoards } from './found.ts'

export type ImportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'reading'
      readonly name: string
      readonly progress: JobProgress<'import'> | undefined
    }
  | { readonly kind: 'found'; readonly name: string; readonly found: ImportFound }
  /** Nothing could be read: why, in words. */
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }

export interface Importer {
  readonly state: ImportState
  readonly readText: (text: string) => void
  readonly readFile: (file: File) => void
  /** Stops the reading under way, or takes the answer away. */
  readonly reset: () => void
}

/** The name of a text that came from no file. */
export const PASTED = 'the pasted text'

export function useImport(): Importer {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const { ask, cancel, progress } = useJob('import')
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(
    (name: string, ask: (signal: AbortSignal) => Promise<ImportFound | undefined>) => {
      current.current?.abort()
      const stop = new AbortController()
      current.current = stop
      setState({ kind: 'reading', name, progress: undefined })
      ask(stop.signal).then(
        (found) => {
          if (!stop.signal.aborted && found !== undefined) setState({ kind: 'found', name, found })
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          const message = error instanceof Error ? error.message : String(error)
          setState({ kind: 'failed', name, message })
        },
      )
    },
    [],
  )
  const read = useCallback(
    async (input: JobInput<'import'>, signal: AbortSignal) => {
      // What was stopped while its bytes came must not take the place of what was asked since.
      const output = signal.aborted ? undefined : await ask(input)
      return output && withBoards(output, signal)
    },
    [ask],
  )
  const readText = useCallback(
    (text: string) => start(PASTED, (signal) => read({ text }, signal)),
    [start, read],
  )
  const readFile = useCallback(
    (file: File) =>
      start(file.name, async (signal) => {
        // Whether it may be read at all is settled before a byte of it is.
        const allowed = await read({ size: file.size }, signal)
        if (allowed === undefined || allowed.problems.length > 0) return allowed
        const bytes = new Uint8Array(await file.arrayBuffer())
        return read({ name: file.name, bytes }, signal)
      }),
    [start, read],
  )
  const reset = useCallback(() => {
    current.current?.abort()
    cancel()
    setState({ kind: 'idle' })
  }, [cancel])
  return {
    state: state.kind === 'reading' ? { ...state, progress } : state,
    readText,
    readFile,
    reset,
  }
}
