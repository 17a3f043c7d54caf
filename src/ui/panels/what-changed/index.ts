import type { PanelDefinition } from '../panel.ts'
import { PANEL_ID, PANEL_TITLE, WhatChangedPanel } from './WhatChangedPanel.tsx'

export const whatChangedPanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: WhatChangedPanel,
}
