/** Which tab a person chose and whether the sheet of a phone is up. For this visit only; never saved. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type LensChoice, type LensPhase, type LensTab, openTab } from './lens-model.ts'

interface LensState {
  readonly choice: LensChoice | undefined
  /** On a phone: the lens stands over the table instead of a line beneath it. */
  readonly raised: boolean
  /** The turn that *Why* explains, for the position it was chosen in. */
  readonly turn: { readonly key: string; readonly index: number } | undefined
  /** The panel that a worked example is read beside, in every phase, and its tab. */
  readonly led: LensLead | undefined
}
export interface LensLead {
  readonly tab: LensTab
  readonly panel: string
}
const lens = createStore<LensState>(() => ({
  choice: undefined,
  raised: false,
  turn: undefined,
  led: undefined,
}))

export const useLens = <T>(selector: (state: LensState) => T): T => useStore(lens, selector)
export const useOpenTab = (phase: LensPhase): LensTab =>
  useLens((s) => openTab(phase, s.choice, s.led?.tab))
/** Leads the lens to a panel, or no longer. */
export const leadLens = (led: LensLead | undefined): void => lens.setState({ led })
export const raiseLens = (raised: boolean): void => lens.setState({ raised })
/** @param key names the position. @param index place of the call, from 0. */
export const explainTurn = (key: string, index: number): void =>
  lens.setState({ turn: { key, index } })
/** Opens *Why* for a call of the auction, on a phone with the sheet. */
export const explainCall = (phase: LensPhase, key: string, index: number): void =>
  lens.setState({ choice: { tab: 'why', phase }, raised: true, turn: { key, index } })
/** Opens a tab; on a phone it comes up with it. */
export const chooseTab = (choice: LensChoice): void => lens.setState({ choice, raised: true })
/** As the sender of a link saw it; a sheet stays where it is. */
export const showLook = (
  choice: LensChoice | undefined,
  key: string,
  turn: number | undefined,
): void => lens.setState({ choice, turn: turn === undefined ? undefined : { key, index: turn } })
