/** The panels of the table page by the tab of the lens they stand in; to add one, add its line. */
import type { LensTab } from '../lens/lens-model.ts'
import { fetched } from './fetched.ts'
import { PANEL_NAMES } from './names.ts'
import type { PanelDefinition } from './panel.ts'
import { StartPanel } from './start/StartPanel.tsx'
import { WhyCallPanel } from './why-call/WhyCallPanel.tsx'

/** The panels that a table shows before anybody has pressed anything come with the page itself. */
const startPanel: PanelDefinition = { ...PANEL_NAMES.start, Component: StartPanel }
const whyCallPanel: PanelDefinition = { ...PANEL_NAMES.whyCall, Component: WhyCallPanel }

const hiddenHandsPanel = fetched(PANEL_NAMES.hiddenHands, async () => {
  const { HiddenHandsPanel } = await import('./hidden-hands/HiddenHandsPanel.tsx')
  return HiddenHandsPanel
})
const whyCardPanel = fetched(PANEL_NAMES.whyCard, async () => {
  const { WhyCardPanel } = await import('./why-card/WhyCardPanel.tsx')
  return WhyCardPanel
})
const resultPanel = fetched(PANEL_NAMES.result, async () => {
  const { ResultPanel } = await import('./result/ResultPanel.tsx')
  return ResultPanel
})
const suitPanel = fetched(PANEL_NAMES.suit, async () => {
  const { SuitPanel } = await import('./suit/SuitPanel.tsx')
  return SuitPanel
})
const whatChangedPanel = fetched(PANEL_NAMES.whatChanged, async () => {
  const { WhatChangedPanel } = await import('./what-changed/WhatChangedPanel.tsx')
  return WhatChangedPanel
})
const linesPanel = fetched(PANEL_NAMES.lines, async () => {
  const { LinesPanel } = await import('./lines/LinesPanel.tsx')
  return LinesPanel
})
const suitSplitsPanel = fetched(PANEL_NAMES.suitSplits, async () => {
  const { SuitSplitsPanel } = await import('./suit-splits/SuitSplitsPanel.tsx')
  return SuitSplitsPanel
})
const shapePicturePanel = fetched(PANEL_NAMES.shapePicture, async () => {
  const { ShapePicturePanel } = await import('./shape-picture/ShapePicturePanel.tsx')
  return ShapePicturePanel
})
const doubleDummyPanel = fetched(PANEL_NAMES.doubleDummy, async () => {
  const { DoubleDummyPanel } = await import('./double-dummy/DoubleDummyPanel.tsx')
  return DoubleDummyPanel
})
const factBasePanel = fetched(PANEL_NAMES.factBase, async () => {
  const { FactBasePanel } = await import('./fact-base/FactBasePanel.tsx')
  return FactBasePanel
})

const MORE = [
  whatChangedPanel,
  linesPanel,
  suitSplitsPanel,
  shapePicturePanel,
  doubleDummyPanel,
  factBasePanel,
]
const FETCHED = [hiddenHandsPanel, whyCardPanel, resultPanel, suitPanel, ...MORE]

export const PANELS: Readonly<Record<LensTab, readonly PanelDefinition[]>> = {
  start: [startPanel],
  result: [resultPanel],
  why: [whyCardPanel, whyCallPanel],
  hands: [hiddenHandsPanel],
  suit: [suitPanel],
  more: MORE,
}

/** Fetches every panel that did not come with the page, one after the other. */
export async function fetchPanels(): Promise<void> {
  // One that cannot be fetched now is asked for again, and says so, when its tab is opened.
  for (const { fetch } of FETCHED) await fetch().catch(() => undefined)
}
