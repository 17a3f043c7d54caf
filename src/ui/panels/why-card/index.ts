import type { PanelDefinition } from '../panel.ts'
import { WhyCardPanel } from './WhyCardPanel.tsx'

export const whyCardPanel: PanelDefinition = {
  id: 'why-card',
  title: 'Why this card',
  Component: WhyCardPanel,
}
