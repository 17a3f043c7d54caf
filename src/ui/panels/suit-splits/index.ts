import type { PanelDefinition } from '../panel.ts'
import { PANEL_ID, PANEL_TITLE, SuitSplitsPanel } from './SuitSplitsPanel.tsx'

export const suitSplitsPanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: SuitSplitsPanel,
}
