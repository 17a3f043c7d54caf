/** The panels that are fetched once the page rests: together, for they are small and one request is cheap. */
import { useLens } from '../../ask/lens/lens-store.ts'
import { PanelList, type TabOfPanels } from './PanelList.tsx'
import { inOrder, type PanelDefinition } from './panel.ts'

const PANELS = inOrder(
  import.meta.glob<PanelDefinition>('./*/index.tsx', { eager: true, import: 'default' }),
)

export default function FetchedPanels({ tab }: TabOfPanels) {
  const first = useLens((s) => s.led?.panel)
  return <PanelList panels={PANELS} tab={tab} first={first} />
}
