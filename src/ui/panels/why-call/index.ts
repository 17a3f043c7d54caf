import type { PanelDefinition } from '../panel.ts'
import { WhyCallPanel } from './WhyCallPanel.tsx'
import { PANEL_ID, PANEL_TITLE } from './WhyCallView.tsx'

export const whyCallPanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: WhyCallPanel,
}
