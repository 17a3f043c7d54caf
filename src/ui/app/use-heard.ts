/** What is heard at the table, where the reader wants it: sounds, and a voice that reads. Each is fetched only then. */
import { useEffect } from 'react'
import { type Prefs, store } from '#store/index.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'

type Start = (from: typeof store) => () => void

/** Runs what is fetched as long as the preference is on. */
function useWhile(on: boolean, fetched: () => Promise<Start>): void {
  useEffect(() => {
    if (!on) return undefined
    let gone = false
    let stop = (): void => undefined
    void fetched().then((start) => {
      if (!gone) stop = start(store)
    })
    return () => {
      gone = true
      stop()
    }
  }, [on, fetched])
}

const sounds = async (): Promise<Start> => (await import('./sounds.ts')).startSounds
const voice = async (): Promise<Start> => (await import('./voice.ts')).startVoice

export function useHeard(): void {
  const wants =
    (what: keyof Pick<Prefs, 'sounds' | 'readAloud'>) => (s: { readonly prefs: Prefs }) =>
      s.prefs[what]
  useWhile(useKibitzer(wants('sounds')), sounds)
  useWhile(useKibitzer(wants('readAloud')), voice)
}
