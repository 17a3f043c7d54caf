/** Reading a text or file in the worker, as a state that a component can draw. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JobInput, JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
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
  const run = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => run.current?.abort(), [])

  const start = useCallback((name: string, work: (signal: AbortSignal) => Promise<ImportFound>) => {
    run.current?.abort()
    const stop = new AbortController()
    run.current = stop
    setState({ kind: 'reading', name, progress: undefined })
    work(stop.signal).then(
      (found) => {
        if (!stop.signal.aborted) setState({ kind: 'found', name, found })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setState({ kind: 'failed', name, message })
      },
    )
  }, [])
  const ask = useCallback(
    async (name: string, input: JobInput<'import'>, signal: AbortSignal) =>
      withBoards(
        await engine().run('import', input, {
          signal,
          onProgress: (progress) => {
            if (!signal.aborted) setState({ kind: 'reading', name, progress })
          },
        }),
        signal,
      ),
    [],
  )
  const readText = useCallback(
    (text: string) => start(PASTED, (signal) => ask(PASTED, { text }, signal)),
    [start, ask],
  )
  const readFile = useCallback(
    (file: File) =>
      start(file.name, async (signal) => {
        // Whether it may be read at all is settled before a byte of it is.
        const allowed = await ask(file.name, { size: file.size }, signal)
        if (allowed.problems.length > 0) return allowed
        const bytes = new Uint8Array(await file.arrayBuffer())
        return ask(file.name, { name: file.name, bytes }, signal)
      }),
    [start, ask],
  )
  const reset = useCallback(() => {
    run.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  return { state, readText, readFile, reset }
}
