/** The panels of the table page by the tab of the lens they stand in; to add one, add its line. */
import type { ComponentType } from 'react'
import type { LensTab } from '../lens/lens-model.ts'
import { type FetchedPart, fetched } from '../parts/fetched.tsx'
import { PANEL_NAMES } from './names.ts'
import type { PanelDefinition } from './panel.ts'
import { StartPanel } from './start/StartPanel.tsx'
import { WhyCallPanel } from './why-call/WhyCallPanel.tsx'

/** The panels that a table shows before anybody has pressed anything come with the page itself. */
const startPanel: PanelDefinition = { ...PANEL_NAMES.start, Component: StartPanel }
const whyCallPanel: PanelDefinition = { ...PANEL_NAMES.whyCall, Component: WhyCallPanel }

/** All others are fetched as soon as the page rests; whoever opens a tab sooner waits for that one. */
const panel = (
  name: Pick<PanelDefinition, 'id' | 'title'>,
  load: () => Promise<ComponentType>,
): PanelDefinition & FetchedPart<object> => ({ ...name, ...fetched(load) })

const hiddenHandsPanel = panel(PANEL_NAMES.hiddenHands, async () => {
  const { HiddenHandsPanel } = await import('./hidden-hands/HiddenHandsPanel.tsx')
  return HiddenHandsPanel
})
const whyCardPanel = panel(PANEL_NAMES.whyCard, async () => {
  const { WhyCardPanel } = await import('./why-card/WhyCardPanel.tsx')
  return WhyCardPanel
})
const resultPanel = panel(PANEL_NAMES.result, async () => {
  const { ResultPanel } = await import('./result/ResultPanel.tsx')
  return ResultPanel
})
const suitPanel = panel(PANEL_NAMES.suit, async () => {
  const { SuitPanel } = await import('./suit/SuitPanel.tsx')
  return SuitPanel
})
const whatChangedPanel = panel(PANEL_NAMES.whatChanged, async () => {
  const { WhatChangedPanel } = await import('./what-changed/WhatChangedPanel.tsx')
  return WhatChangedPanel
})
const linesPanel = panel(PANEL_NAMES.lines, async () => {
  const { LinesPanel } = await import('./lines/LinesPanel.tsx')
  return LinesPanel
})
const suitSplitsPanel = panel(PANEL_NAMES.suitSplits, async () => {
  const { SuitSplitsPanel } = await import('./suit-splits/SuitSplitsPanel.tsx')
  return SuitSplitsPanel
})
const shapePicturePanel = panel(PANEL_NAMES.shapePicture, async () => {
  const { ShapePicturePanel } = await import('./shape-picture/ShapePicturePanel.tsx')
  return ShapePicturePanel
})
const doubleDummyPanel = panel(PANEL_NAMES.doubleDummy, async () => {
  const { DoubleDummyPanel } = await import('./double-dummy/DoubleDummyPanel.tsx')
  return DoubleDummyPanel
})
const factBasePanel = panel(PANEL_NAMES.factBase, async () => {
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
