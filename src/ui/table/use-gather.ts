/**
 * A trick that has just been completed rests, is gathered and goes. Nothing waits for it: the next
 * card may come at any time. Stepping through the board leaves complete tricks where they lie.
 */
import { useEffect, useState } from 'react'

export type GatherStage = 'rest' | 'gathering' | 'gathered'

/** Milliseconds: how long a complete trick rests, and how long it takes to go. */
const REST = 600
const TRAVEL = 180

/**
 * @param key names the position.
 * @param completed true when the last card, played now, completed a trick.
 */
export function useGather(key: string, completed: boolean): GatherStage {
  const [at, setAt] = useState<{ readonly key: string; readonly stage: GatherStage }>({
    key: '',
    stage: 'rest',
  })
  useEffect(() => {
    if (!completed) return
    const rest = setTimeout(() => setAt({ key, stage: 'gathering' }), REST)
    const gone = setTimeout(() => setAt({ key, stage: 'gathered' }), REST + TRAVEL)
    return () => {
      clearTimeout(rest)
      clearTimeout(gone)
    }
  }, [key, completed])
  return completed && at.key === key ? at.stage : 'rest'
}
