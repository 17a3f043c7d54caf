/**
 * What every action brings with it besides what it changes itself: one list, by name, in the order in
 * which they are applied. Each returns the state as it is where nothing follows.
 */
import { withSessionBoard } from './sessions/session-board.ts'
import type { KibitzerState } from './state.ts'
import { withoutStaleExample } from './table/example-opening.ts'
import { withOwnSeat } from './table/played-for.ts'

export const AFTER_CHANGE: readonly {
  readonly name: string
  readonly apply: (state: KibitzerState) => KibitzerState
}[] = [
  // An example left behind gives back the view and the seats that the next ones start from.
  { name: 'leave-example', apply: withoutStaleExample },
  { name: 'give-seat-back', apply: withOwnSeat },
  { name: 'score-session-board', apply: withSessionBoard },
]

export const afterChange = (changed: KibitzerState): KibitzerState =>
  AFTER_CHANGE.reduce((state, { apply }) => apply(state), changed)
