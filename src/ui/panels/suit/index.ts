/** *Suit*: how to play one suit, by the odds of the table. */
import type { PanelDefinition } from '../panel.ts'
import { SuitPanel } from './SuitPanel.tsx'
import { PANEL_ID, PANEL_TITLE } from './suit-choice.ts'

export const suitPanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: SuitPanel,
}
