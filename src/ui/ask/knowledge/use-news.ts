/** The news of the act at the cursor; all that came before is counted too, so that nothing is told twice. */
import { useMemo } from 'react'
import type { JobOutput } from '#engine/protocol.ts'
import { cursor } from '#store/index.ts'
import { useRested } from '../../kit/use-rested.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { useMoment } from './use-moment.ts'
import { useQuestion } from './use-question.ts'

export interface NewsNow {
  /** `undefined` where there is none, or none yet. */
  readonly news: JobOutput<'news'>[number] | undefined
  /** False until it is known whether there is any. */
  readonly known: boolean
  readonly running: boolean
}

export function useNews(): NewsNow {
  const { question, key } = useQuestion()
  const at = useKibitzer(cursor)
  // Before the first act there is nothing to tell, and the first offer is waited for; once it stands, the worker that
  // counts gets ready.
  const rested = useRested()
  const counting = useMoment(at > 0 || rested).running
  // The figures come first: the line is worked out when nobody waits for them.
  const input = at === 0 || counting ? undefined : question
  const { state, output } = useJob('news', input, `${key}|news`)
  return useMemo(
    () => ({
      news: output?.find((one) => one.at === at),
      known: output !== undefined,
      running: at > 0 && (counting || state === 'running'),
    }),
    [state, output, at, counting],
  )
}
