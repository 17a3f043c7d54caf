/** A worked example on the table: what it is, and what comes back when it is left. Saved. */
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import type { BothSides } from '../agreements/agreements.ts'
import type { PlayersState } from './players.ts'
import type { ViewState } from './view.ts'

/** What comes back when the example is left. */
export interface BeforeExample {
  /** The board that was on the table. */
  readonly board: number
  readonly sides: BothSides
  readonly players: PlayersState
  readonly view: Pick<ViewState, 'mode' | 'observer' | 'turned'>
  readonly lawOnly: boolean
}
export interface ExampleState {
  /** The name of the example in the list of examples. */
  readonly id: string
  /** The board it was put on the table as. */
  readonly board: number
  readonly before: BeforeExample
}

/** An example as the page's list has it. */
export interface ExampleOpening {
  readonly id: string
  readonly title: string
  readonly record: BoardRecord
  /** Events shown first. */
  readonly cursor: number
  readonly observer: Seat
  readonly sides: BothSides
  /** What the sides play; all by hand when absent. */
  readonly systems?: PlayersState['systems']
}
