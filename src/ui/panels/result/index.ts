import type { PanelDefinition } from '../panel.ts'
import { ResultPanel } from './ResultPanel.tsx'

export const resultPanel: PanelDefinition = {
  id: 'result',
  title: 'Result',
  Component: ResultPanel,
}
