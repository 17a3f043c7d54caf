/** The panels of the table page and where they stand; to add one, add its line. */
import { examplePanel } from './example/index.tsx'
import { factBasePanel } from './fact-base/index.ts'
import { hiddenHandsPanel } from './hidden-hands/index.ts'
import type { PanelDefinition } from './panel.ts'
import { shapePicturePanel } from './shape-picture/index.ts'
import { suitPanel } from './suit/index.ts'
import { suitSplitsPanel } from './suit-splits/index.ts'
import { timelinePanel } from './timeline/index.ts'
import { whatChangedPanel } from './what-changed/index.ts'
import { whyCallPanel } from './why-call/index.ts'

/** `under`: below the table; `middle` and `right`: the columns beside it on wide windows. */
export const PANELS: Readonly<Record<'under' | 'middle' | 'right', readonly PanelDefinition[]>> = {
  under: [examplePanel, timelinePanel, whatChangedPanel],
  middle: [whyCallPanel, factBasePanel, suitPanel],
  right: [hiddenHandsPanel, shapePicturePanel, suitSplitsPanel],
}
