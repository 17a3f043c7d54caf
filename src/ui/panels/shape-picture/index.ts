import type { PanelDefinition } from '../panel.ts'
import { ShapePicturePanel } from './ShapePicturePanel.tsx'
import { PANEL_ID, PANEL_TITLE } from './ShapePictureView.tsx'

export const shapePicturePanel: PanelDefinition = {
  id: PANEL_ID,
  title: PANEL_TITLE,
  Component: ShapePicturePanel,
}
