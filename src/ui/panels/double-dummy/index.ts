import type { PanelDefinition } from '../panel.ts'
import { DoubleDummyPanel } from './DoubleDummyPanel.tsx'

export const doubleDummyPanel: PanelDefinition = {
  id: 'double-dummy',
  title: 'Double dummy',
  Component: DoubleDummyPanel,
}
