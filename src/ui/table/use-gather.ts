/**
 * A trick that has just been completed rests, is gathered and goes. Nothing waits for it: the next
 * card may come at any time. Stepping through the board leaves complete tricks where they lie.
 */
import { useEffect, useState } from 'react'
import type { Prefs } from '#store/index.ts'

export type GatherStage = 'rest' | 'gathering' | 'gathered'

/** Milliseconds: how long a complete trick rests, and how long it takes to go (`--motion` of the tokens). */
const PACES: Readonly<Record<Prefs['motion'], { readonly rest: number; readonly travel: number }>> =
  {
    full: { rest: 600, travel: 180 },
    quick: { rest: 300, travel: 72 },
    none: { rest: 600, travel: 0 },
  }

/**
 * @param key names the position.
 * @param completed true when the last card, played now, completed a trick.
 */
export function useGather(motion: Prefs['motion'], key: string, completed: boolean): GatherStage {
  const [at, setAt] = useState<{ readonly key: string; readonly stage: GatherStage }>({
    key: '',
    stage: 'rest',
  })
  useEffect(() => {
    if (!completed) return
    const { rest: lies, travel } = PACES[motion]
    const rest = setTimeout(() => setAt({ key, stage: 'gathering' }), lies)
    const gone = setTimeout(() => setAt({ key, stage: 'gathered' }), lies + travel)
    return () => {
      clearTimeout(rest)
      clearTimeout(gone)
    }
  }, [motion, key, completed])
  return completed && at.key === key ? at.stage : 'rest'
}
