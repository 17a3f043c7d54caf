/** What each side plays now. */
import { useMemo } from 'react'
import { systemsPlayed } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { type SystemsNow, systemsNow } from './systems.ts'

const NOTHING = {} as const

/** The systems there are. */
export const useSystemList = () => useJob('system-list', NOTHING, '')

export function useSystems(): SystemsNow & {
  readonly error: string | undefined
  readonly retry: () => void
} {
  const kept = useKibitzer(systemsPlayed)
  const own = useKibitzer((s) => s.strategies.list)
  const silent = useKibitzer((s) => s.players.twoHands === true)
  const { output, error, run: retry } = useSystemList()
  const now = useMemo(() => systemsNow(kept, own, output, silent), [kept, own, output, silent])
  const message = error?.message
  return useMemo(() => ({ ...now, error: message, retry }), [now, message, retry])
}
