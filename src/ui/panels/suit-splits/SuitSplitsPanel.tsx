/** *Suit splits*, connected: the same answer as *Hidden hands*, suit by suit. */
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useKnowledge } from '../../knowledge/use-knowledge.ts'
import { PANEL_NAMES } from '../names.ts'
import { SuitSplitsView } from './SuitSplitsView.tsx'

export function SuitSplitsPanel() {
  const known = useKnowledge()
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const folded = useKibitzer((s) => s.prefs.folds[PANEL_NAMES.suitSplits.id] === true)
  return <SuitSplitsView known={known} lawOnly={lawOnly} folded={folded} />
}
