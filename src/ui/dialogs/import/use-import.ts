/** Reading a text or file in the worker, as a state that a component can draw. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobProgress } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'
import {
  type FoundIn,
  type ImportFound,
  isFull,
  isZip,
  together,
  withBoards,
  withCard,
} from './found.ts'

type Encoding = NonNullable<ImportFound['encoding']>

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
  /** Reads the last file again with its letters read so. */
  readonly readAgain: (encoding: Encoding) => void
  /** Stops the reading under way, or takes the answer away. */
  readonly reset: () => void
}

/** The name of a text that came from no file. */
export const PASTED = t`the pasted text`

export function useImport(): Importer {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const { ask, cancel, progress } = useJob('import')
  const { ask: askText } = useJob('system-text')
  const last = useRef<File | undefined>(undefined)
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
      const found = output && (await withBoards(output, signal))
      if (found === undefined || output?.card === undefined) return found
      const card = await askText<'opened'>({ ask: 'opened', card: output.card })
      return card && withCard(found, card)
    },
    [ask, askText],
  )
  const readText = useCallback(
    (text: string) => start(PASTED, (signal) => read({ text }, signal)),
    [start, read],
  )
  const readFile = useCallback(
    (file: File, encoding?: Encoding) => {
      last.current = file
      start(file.name, async (signal) => {
        // Whether it may be read at all is settled before a byte of it is.
        const allowed = await read({ size: file.size }, signal)
        if (allowed === undefined || allowed.problems.length > 0) return allowed
        const whole = new Uint8Array(await file.arrayBuffer())
        const letters = encoding === undefined ? {} : { encoding }
        if (!isZip(whole)) return read({ name: file.name, bytes: whole, ...letters }, signal)
        const { unzipped } = await import('./unzip.ts')
        const parts: FoundIn[] = []
        const files = await unzipped(whole, MAX_FILE_BYTES, signal)
        for (const { name, bytes } of files) {
          if (isFull(parts)) break
          const found = await read({ name, bytes, ...letters }, signal)
          if (found === undefined) return undefined
          parts.push({ name, found })
        }
        return together(parts, files.length - parts.length)
      })
    },
    [start, read],
  )
  const readAgain = useCallback(
    (encoding: Encoding) => {
      if (last.current !== undefined) readFile(last.current, encoding)
    },
    [readFile],
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
    readAgain,
    reset,
  }
}
