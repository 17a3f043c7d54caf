import type { PanelDefinition } from '../panel.ts'
import { TimelinePanel } from './TimelinePanel.tsx'

export const timelinePanel: PanelDefinition = {
  id: 'timeline',
  title: 'Timeline',
  Component: TimelinePanel,
}
