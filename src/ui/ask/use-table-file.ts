/** The catalogue's table, fetched when it is first wanted and inflated; it stays for the life of the page. */
import { useCallback, useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { BUILD } from './kept-files.ts'
import { ROOT } from './language.ts'

let kept: Promise<Uint8Array> | undefined

async function load(): Promise<Uint8Array> {
  let answer: Response
  try {
    answer = await fetch(`${ROOT}combinations.bin${BUILD === undefined ? '' : `?build=${BUILD}`}`)
  } catch {
    throw new Error(
      t`The catalogue has never been opened in this browser, and now there is no network. Open it once online; from then on it is here offline too.`,
    )
  }
  if (!answer.ok || answer.body === null)
    throw new Error(t`The catalogue could not be fetched (${answer.status}).`)
  const inflated = answer.body.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}

export interface TableFile {
  readonly bytes: Uint8Array | undefined
  readonly error: string | undefined
  readonly retry: () => void
}

/** @param wanted fetches nothing before it is true. */
export function useTableFile(wanted: boolean): TableFile {
  const [bytes, setBytes] = useState<Uint8Array | undefined>(undefined)
  const [error, setError] = useState<string | undefined>(undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!wanted || tries < 0) return
    let gone = false
    kept ??= load()
    kept.then(
      (loaded) => {
        if (!gone) setBytes(loaded)
      },
      (failure: unknown) => {
        kept = undefined
        if (!gone) setError(failure instanceof Error ? failure.message : String(failure))
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, tries])
  const retry = useCallback(() => {
    setError(undefined)
    setTries((n) => n + 1)
  }, [])
  return { bytes, error, retry }
}
