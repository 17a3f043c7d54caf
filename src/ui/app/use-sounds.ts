/** Sounds at the table, where the reader wants them. */
import { useEffect } from 'react'
import { store } from '#store/index.ts'
import { useKibitzer } from './use-kibitzer.ts'

export function useSounds(): void {
  const on = useKibitzer((s) => s.prefs.sounds)
  useEffect(() => {
    if (!on) return undefined
    let gone = false
    let stop = (): void => undefined
    void import('./sounds.ts').then(({ startSounds }) => {
      if (!gone) stop = startSounds(store)
    })
    return () => {
      gone = true
      stop()
    }
  }, [on])
}
