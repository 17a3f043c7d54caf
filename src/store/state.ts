/** The whole state: slices that do not know of one another. */
import type { BoardRecord } from '#core/record.ts'
import type { AgreementsState } from './agreements/agreements.ts'
import type { InsightState } from './insight.ts'
import type { OwnSystemsState } from './own-systems/own-systems.ts'
import type { Prefs } from './prefs.ts'
import type { SessionsState } from './sessions/sessions.ts'
import type { StrategiesState } from './strategies/strategies.ts'
import type { ExampleState } from './table/example.ts'
import type { LibraryState } from './table/library.ts'
import type { PlayersState } from './table/players.ts'
import type { Spotlight } from './table/spotlight.ts'
import type { TableState } from './table/table.ts'
import type { ViewState } from './table/view.ts'

export interface KibitzerState {
  readonly table: TableState
  readonly players: PlayersState
  readonly insight: InsightState
  readonly prefs: Prefs
  readonly view: ViewState
  readonly library: LibraryState
  readonly strategies: StrategiesState
  readonly ownSystems: OwnSystemsState
  readonly spotlight: Spotlight
  readonly agreements: AgreementsState
  /** `undefined` while no worked example is open. */
  readonly example: ExampleState | undefined
  readonly sessions: SessionsState
}

/** What a share link carries: the whole active line, how much of it is shown, and how it is looked at. */
export interface SharedPosition {
  readonly record: BoardRecord
  readonly cursor: number
  readonly view: Pick<ViewState, 'mode' | 'observer' | 'turned'>
}
