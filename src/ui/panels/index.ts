/** The panels of the table page by the tab of the lens they stand in; to add one, add its line. */
import type { LensTab } from '../lens/lens-model.ts'
import { doubleDummyPanel } from './double-dummy/index.ts'
import { factBasePanel } from './fact-base/index.ts'
import { hiddenHandsPanel } from './hidden-hands/index.ts'
import { linesPanel } from './lines/index.ts'
import type { PanelDefinition } from './panel.ts'
import { resultPanel } from './result/index.ts'
import { shapePicturePanel } from './shape-picture/index.ts'
import { startPanel } from './start/index.ts'
import { suitPanel } from './suit/index.ts'
import { suitSplitsPanel } from './suit-splits/index.ts'
import { whatChangedPanel } from './what-changed/index.ts'
import { whyCallPanel } from './why-call/index.ts'
import { whyCardPanel } from './why-card/index.ts'

export const PANELS: Readonly<Record<LensTab, readonly PanelDefinition[]>> = {
  start: [startPanel],
  result: [resultPanel],
  why: [whyCardPanel, whyCallPanel],
  hands: [hiddenHandsPanel],
  suit: [suitPanel],
  more: [
    whatChangedPanel,
    linesPanel,
    suitSplitsPanel,
    shapePicturePanel,
    doubleDummyPanel,
    factBasePanel,
  ],
}
