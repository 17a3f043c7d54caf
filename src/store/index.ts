/** The page's store, its actions and its selectors. */
import { engine } from '#engine/client.ts'
import { followEngine } from './engine-sync.ts'
import { followLinks, openBeside, TABLE_ROUTE } from './links/share-link.ts'
import { keepTable } from './persistence/keep.ts'
import type { AsideStore, Persistence } from './persistence/persistence.ts'
import type { KibitzerState } from './state.ts'
import { createKibitzerStore } from './store.ts'

const made = createKibitzerStore()
export const { store, actions } = made

let saving: Persistence | undefined

/** This tab keeps the table from now on, not the other one. */
export const keepThisTab = async (): Promise<void> => saving?.keepHere()

/** Where the page's table is kept; `undefined` before it is open. */
export const keptHere = (): Persistence | undefined => saving

/** The state with every board of the table; at once but in the first moments of a visit to a long one. */
export const wholeTable = async (): Promise<KibitzerState> => saving?.whole() ?? store.getState()

/** What could not be read at some visit and is set aside; `undefined` before the page's table is open. */
export const setAsideHere = (): AsideStore | undefined => saving?.aside

/**
 * Starts what the store does by itself: brings back the table of the last visit, opens the link the
 * page was called with, saves every change from now on, and follows the engine. Never rejects;
 * awaited before the first drawing.
 */
export async function openPageTable(): Promise<Persistence> {
  followEngine(made, engine())
  saving = await keepTable(made)
  // The table is drawn with the board on it; what a link or another page shows is looked for among all boards.
  if (location.hash.length > TABLE_ROUTE.length) await saving.whole().catch(() => undefined)
  await followLinks(made, engine())
  return saving
}

/** Takes what a share link carries beside its position into use where it is sound; says what became of it. */
export const takeBeside = (packed: string): Promise<void> => openBeside(made, engine(), packed)

export type { ActionResult } from './action-result.ts'
export type { Actions } from './actions.ts'
export { afterPicture } from './after-picture.ts'
export {
  type BothSides,
  type CallEntry,
  type CallTable,
  type CardingAgreement,
  MAX_ENTRIES,
  type Predicate,
  type SideAgreements,
} from './agreements/agreements.ts'
export { SILENT_CARDING, START_SIDES } from './agreements/agreements-start.ts'
export type { DealOptions, LoadOptions, SetDealOptions } from './board-actions.ts'
export { KEEP_AGREEMENTS, shareHash } from './links/share-link.ts'
export { type OwnSystem, ownSystemById } from './own-systems/own-systems.ts'
export type { AsideEntry } from './persistence/aside.ts'
export { KEEP_THIS_TAB, SAVE_AGAIN, SHOW_SAVED } from './persistence/told.ts'
export type { Prefs, RobotSpeed } from './prefs.ts'
export * from './selectors.ts'
export {
  boardsOfDay,
  type DayKind,
  type DaySet,
  dateOf,
  middayOf,
} from './sessions/day-boards.ts'
export { robotScoring } from './sessions/session-board.ts'
export {
  boardsOfCode,
  MOST_SESSION_BOARDS,
  type OtherTable,
  ROBOTS_PLAY_FOR,
  type Session,
  type SessionBoard,
  type SessionSet,
  sessionNow,
  sessionOfSet,
  sheetOf,
} from './sessions/sessions.ts'
export type { DealtSet } from './sessions/sessions-actions.ts'
export type { KibitzerState, SharedPosition } from './state.ts'
export {
  type LimitRow,
  pastOf,
  type SavedStrategy,
  type StrategyPast,
  type StrategyRow,
  type StrategySheet,
} from './strategies/strategies.ts'
export { type CalledBy, type ChosenBy, sameEvent, type TimelineEvent } from './table/event.ts'
export type { ExampleOpening, ExampleState } from './table/example.ts'
export type { Line, LineTree } from './table/lines.ts'
export {
  callsByItself,
  isSilent,
  type Player,
  type PlayersState,
} from './table/players.ts'
export { type Phase, positionAt, type TablePosition } from './table/position.ts'
export {
  actorOf,
  type BoardResult,
  type NextStep,
  placeSentence,
  resultOf,
  summaryOf,
} from './table/readings.ts'
export { contractSentence } from './table/sentences.ts'
export type { Spotlight } from './table/spotlight.ts'
export type { TableBoard } from './table/table.ts'
export type { Notice, ViewMode } from './table/view.ts'
export { youAreDummy } from './table/your-turn.ts'
