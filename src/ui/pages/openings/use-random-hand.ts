/** A random hand that opens as asked, drawn in the engine; a newer wish replaces the one under way. */
import { useCallback } from 'react'
import { randomSeed } from '#core/rng.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'

export type RandomFilter = Omit<JobInput<'random-opening'>, 'seed' | 'reading'>

export interface RandomHand {
  readonly looking: boolean
  /** `undefined` when another wish came. Rejects when the engine failed. */
  readonly find: (
    reading: JobInput<'random-opening'>['reading'],
    filter: RandomFilter,
  ) => Promise<JobOutput<'random-opening'> | undefined>
}

export function useRandomHand(): RandomHand {
  const { state, ask } = useJob('random-opening')
  const find = useCallback<RandomHand['find']>(
    (reading, filter) => {
      const seed = randomSeed(crypto.getRandomValues(new Uint32Array(4)))
      return ask({ ...filter, reading, seed })
    },
    [ask],
  )
  return { looking: state === 'running', find }
}
