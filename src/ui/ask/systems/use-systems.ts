/** What each side plays now. */
import { useMemo } from 'react'
import type { SystemRef } from '#core/system-ref.ts'
import { systemTextKey } from '#core/system-text.ts'
import { systemsPlayed } from '#store/index.ts'
import { shared } from '../../kit/shared.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { allSystems, type Own, resolved, type SystemsNow, systemsNow } from './systems.ts'

const ALL = { ask: 'systems' } as const

/** What the partnership made itself. */
export function useOwn(): Own {
  const strategies = useKibitzer((s) => s.strategies.list)
  const systems = useKibitzer((s) => s.ownSystems.list)
  return useMemo(() => ({ strategies, systems }), [strategies, systems])
}
/** The system as a question names it: with its text or facts, where it is one's own. */
export function usePlayable(ref: SystemRef): SystemRef {
  const own = useOwn()
  return useMemo(() => resolved(ref, own), [ref, own])
}

/** The systems there are. */
export const useSystemList = () => useSystemsIf(true)
function useSystemsIf(wanted: boolean) {
  const { output: builtIn, error, run } = useJob('lists', wanted ? ALL : undefined, '')
  const own = useOwn()
  const asked = useMemo(
    () =>
      own.systems.length === 0 || !wanted
        ? undefined
        : { systems: own.systems.map(({ id, plays }) => ({ id, text: plays })) },
    [own, wanted],
  )
  const key = useMemo(() => own.systems.map(({ plays }) => systemTextKey(plays)).join(' '), [own])
  const { output: read } = useJob('own-systems', asked, key)
  const output = useMemo(() => builtIn && allSystems(builtIn, own, read), [builtIn, own, read])
  return useMemo(() => ({ output, error, run }), [output, error, run])
}

interface SystemsAsked extends SystemsNow {
  readonly error: string | undefined
  readonly retry: () => void
}
function useSystemsNow(wanted: boolean): SystemsAsked {
  const kept = useKibitzer(systemsPlayed)
  const own = useOwn()
  const silent = useKibitzer((s) => s.players.twoHands === true)
  const { output, error, run: retry } = useSystemsIf(wanted)
  const now = useMemo(() => systemsNow(kept, own, output, silent), [kept, own, output, silent])
  const message = error?.message
  return useMemo(() => ({ ...now, error: message, retry }), [now, message, retry])
}
export const [SystemsShared, useSystems] = shared('SystemsShared', useSystemsNow)
