/** What the table is doing, as the lens follows it. */
import { position } from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import type { LensPhase } from './lens-model.ts'

export function useLensPhase(): LensPhase {
  const phase = useKibitzer((s) => position(s).phase)
  const bidOnly = useKibitzer((s) => s.players.twoHands === true)
  if (phase === 'finished' || (bidOnly && phase === 'lead')) return 'end'
  return phase === 'auction' ? 'auction' : 'play'
}
