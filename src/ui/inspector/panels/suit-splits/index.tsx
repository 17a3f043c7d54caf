/** *Suit splits*, connected: the same answer as *Hidden hands*, suit by suit. */

import { use } from 'react'
import { t } from '#core/text.ts'
import { SupposeBar } from '../../../ask/knowledge/SupposeBar.tsx'
import { useMoment } from '../../../ask/knowledge/use-moment.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { SuitSplitsView } from './SuitSplitsView.tsx'

function SuitSplitsPanel() {
  const known = useMoment()
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const { id } = use(PanelNameContext)
  const folded = useKibitzer((s) => s.prefs.folds[id] === true)
  return (
    <SuitSplitsView known={known} lawOnly={lawOnly} folded={folded} supposing={<SupposeBar />} />
  )
}

export default {
  id: 'suit-splits',
  title: t`Suit splits`,
  tab: 'more',
  order: 3,
  Component: SuitSplitsPanel,
} satisfies PanelDefinition
