/** A random hand that opens as asked, drawn in the engine; a newer wish replaces the one under way. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Hand } from '#core/hand.ts'
import { randomSeed } from '#core/rng.ts'
import type { JobInput } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'

export type RandomFilter = Omit<JobInput<'random-opening'>, 'seed' | 'reading'>

export interface RandomHand {
  readonly looking: boolean
  /** Gives the hand; `undefined` when there is none or another wish came. Rejects when the engine failed. */
  readonly find: (
    reading: JobInput<'random-opening'>['reading'],
    filter: RandomFilter,
  ) => Promise<{ readonly hand: Hand | undefined } | undefined>
}

export function useRandomHand(): RandomHand {
  const [looking, setLooking] = useState(false)
  const control = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => control.current?.abort(), [])
  const find = useCallback<RandomHand['find']>(async (reading, filter) => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setLooking(true)
    try {
      const seed = randomSeed(crypto.getRandomValues(new Uint32Array(4)))
      const input = { ...filter, reading, seed }
      const { hand } = await engine().run('random-opening', input, { signal: mine.signal })
      return { hand }
    } catch (error) {
      if (mine.signal.aborted) return undefined
      throw error
    } finally {
      if (control.current === mine) setLooking(false)
    }
  }, [])
  return { looking, find }
}
