import type { PanelDefinition } from '../panel.ts'
import { FactBasePanel } from './FactBasePanel.tsx'
import { PANEL_ID, PANEL_TITLE } from './FactBaseView.tsx'

export const factBasePanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: FactBasePanel,
}
