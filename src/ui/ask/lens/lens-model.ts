/** Which tabs the lens has, and which one is open: the phase leads until a person chooses. Pure. */
import { t } from '#core/text.ts'

/** What the table is doing: nothing yet on a first visit, bidding, playing, or over. */
export type LensPhase = 'start' | 'auction' | 'play' | 'end'
export type LensTab = 'start' | 'result' | 'why' | 'hands' | 'suit' | 'more'
/** A tab picked by hand; it holds until the phase changes. */
export interface LensChoice {
  readonly tab: LensTab
  readonly phase: LensPhase
}

export const TAB_NAMES: Readonly<Record<LensTab, string>> = {
  start: t`Start`,
  result: t`Result`,
  why: t`Why`,
  hands: t`Hands`,
  suit: t`Suit`,
  more: t`More`,
}

/** Tabs by phase, first to last; the first of them is not always the one that is followed. */
export const TABS: Readonly<Record<LensPhase, readonly LensTab[]>> = {
  start: ['start', 'why', 'hands', 'suit', 'more'],
  auction: ['why', 'hands', 'suit', 'more'],
  play: ['why', 'hands', 'suit', 'more'],
  end: ['result', 'why', 'hands', 'suit', 'more'],
}
const FOLLOWED: Readonly<Record<LensPhase, LensTab>> = {
  start: 'start',
  auction: 'why',
  play: 'hands',
  end: 'result',
}

/**
 * The tab that is open.
 * @param led where a worked example leads; it stands behind what a person chooses.
 */
export const openTab = (
  phase: LensPhase,
  choice: LensChoice | undefined,
  led?: LensTab,
): LensTab =>
  choice?.phase === phase && TABS[phase].includes(choice.tab)
    ? choice.tab
    : (led ?? FOLLOWED[phase])

/** What a second lens shows beside the first: the hands, or why when those are open already. */
export const besideTab = (phase: LensPhase, first: LensTab): LensTab =>
  first === 'hands' ? (phase === 'start' ? 'start' : 'why') : 'hands'
