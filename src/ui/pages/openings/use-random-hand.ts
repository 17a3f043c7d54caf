/** A random hand that opens as asked, drawn in the engine; a newer wish replaces the one under way. */
import { useCallback } from 'react'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { freshSeed } from '#store/fresh-seed.ts'
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
      const seed = freshSeed()
      return ask({ ...filter, reading, seed })
    },
    [ask],
  )
  return { looking: state === 'running', find }
}
