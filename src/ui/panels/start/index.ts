import type { PanelDefinition } from '../panel.ts'
import { StartPanel } from './StartPanel.tsx'

export const startPanel: PanelDefinition = { id: 'start', title: 'Start', Component: StartPanel }
