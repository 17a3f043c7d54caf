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

/** All others are fetched together as soon as the page rests; whoever opens a tab sooner waits for them. */
const panel = (
  name: Pick<PanelDefinition, 'id' | 'title'>,
  chosen: (panels: typeof import('./fetched-panels.ts')) => ComponentType,
): PanelDefinition & FetchedPart<object> => ({
  ...name,
  ...fetched(async () => chosen(await import('./fetched-panels.ts'))),
})

const hiddenHandsPanel = panel(PANEL_NAMES.hiddenHands, (panels) => panels.HiddenHandsPanel)
const whyCardPanel = panel(PANEL_NAMES.whyCard, (panels) => panels.WhyCardPanel)
const resultPanel = panel(PANEL_NAMES.result, (panels) => panels.ResultPanel)
const suitPanel = panel(PANEL_NAMES.suit, (panels) => panels.SuitPanel)
const whatChangedPanel = panel(PANEL_NAMES.whatChanged, (panels) => panels.WhatChangedPanel)
const linesPanel = panel(PANEL_NAMES.lines, (panels) => panels.LinesPanel)
const suitSplitsPanel = panel(PANEL_NAMES.suitSplits, (panels) => panels.SuitSplitsPanel)
const shapePicturePanel = panel(PANEL_NAMES.shapePicture, (panels) => panels.ShapePicturePanel)
const doubleDummyPanel = panel(PANEL_NAMES.doubleDummy, (panels) => panels.DoubleDummyPanel)
const factBasePanel = panel(PANEL_NAMES.factBase, (panels) => panels.FactBasePanel)

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

/** Fetches every panel that did not come with the page. */
export async function fetchPanels(): Promise<void> {
  // One that cannot be fetched now is asked for again, and says so, when its tab is opened.
  for (const { fetch } of FETCHED) await fetch().catch(() => undefined)
}
