/** What the table is doing, as the lens follows it. */
import { canUndo, type KibitzerState, position, timeline } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import type { LensPhase } from './lens-model.ts'

/** True on a first visit while nothing has been chosen or done. */
export const isFirstVisit = (s: KibitzerState): boolean =>
  !s.prefs.begun && timeline(s).length === 0 && !canUndo(s)
export const useFirstVisit = (): boolean => useKibitzer(isFirstVisit)

export function useLensPhase(): LensPhase {
  const first = useFirstVisit()
  const phase = useKibitzer((s) => position(s).phase)
  const bidOnly = useKibitzer((s) => s.players.twoHands === true)
  if (phase === 'finished' || (bidOnly && phase === 'lead')) return 'end'
  if (phase !== 'auction') return 'play'
  return first ? 'start' : 'auction'
}
