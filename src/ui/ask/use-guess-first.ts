import { useKibitzer } from './use-kibitzer.ts'

/** True while the answers of the moment are to be guessed; also for what would give them away. */
export const useGuessFirst = (): boolean => useKibitzer((s) => s.prefs.guessFirst)
