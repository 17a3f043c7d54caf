import type { PanelDefinition } from '../panel.ts'
import { LinesPanel } from './LinesPanel.tsx'

export const linesPanel: PanelDefinition = { id: 'lines', title: 'Lines', Component: LinesPanel }
