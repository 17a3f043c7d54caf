import type { PanelDefinition } from '../panel.ts'
import { HiddenHandsPanel } from './HiddenHandsPanel.tsx'
import { PANEL_ID, PANEL_TITLE } from './HiddenHandsView.tsx'

export const hiddenHandsPanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: HiddenHandsPanel,
}
