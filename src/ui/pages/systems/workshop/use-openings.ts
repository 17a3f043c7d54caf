/** What a system opens of all hands, beside the one it is compared with. */
import type { Seed } from '#core/rng.ts'
import { type SystemRef, systemKey } from '#core/system-ref.ts'
import type { JobValue } from '#engine/protocol.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKept } from '../../../kit/use-kept.ts'

type Beside = JobValue<'system-openings'>
export type CallPair = Beside['pairs'][number]
export interface OpeningsView {
  /** How many hands each pair of calls takes, the commonest first; kept while it is counted anew. */
  readonly pairs: readonly CallPair[] | undefined
  /** How the surviving sets of two strategies stand to each other. */
  readonly sets: Beside['sets']
  readonly state: 'ready' | 'running' | 'failed'
  readonly cancelled: boolean
  /** The share that is counted, while it runs. */
  readonly progress: number | undefined
  readonly error: string | undefined
  readonly run: () => void
  readonly cancel: () => void
}
/** The same hands are shown at each visit. */
export const SHOWN_HANDS: Seed = [1968, 3, 9, 27]

export function useOpenings(system: SystemRef, against: SystemRef): OpeningsView {
  const {
    value: found,
    failed,
    progress,
    run,
    cancel,
    ...job
  } = useJob(
    'system-openings',
    { system, against, seed: SHOWN_HANDS },
    `${systemKey(system)} | ${systemKey(against)}`,
  )
  const { value, stale } = useKept(found, system.id)
  return {
    pairs: value?.pairs,
    sets: value?.sets,
    state:
      failed !== undefined ? 'failed' : stale && job.state !== 'cancelled' ? 'running' : 'ready',
    cancelled: job.state === 'cancelled',
    progress,
    error: failed,
    run,
    cancel,
  }
}
