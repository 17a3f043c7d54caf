/**
 * When a robot declares and its partner is a person, the person may play both hands: dummy has nothing else
 * to do. The table turns so that declarer’s cards are below; on the next board everybody sits as before.
 */
import type { Seat } from '#core/seat.ts'
import type { KibitzerState } from '../state.ts'
import { boardAt } from './table.ts'

/** The state with the person playing for that seat’s robot on the board on the table. */
export function withPlayedFor(state: KibitzerState, seat: Seat): KibitzerState {
  const { players, view, table } = state
  const sits = view.mode.kind === 'sit' ? { from: view.mode.seat } : {}
  return {
    ...state,
    players: { ...players, playedFor: { board: boardAt(table).id, seat, ...sits } },
    view:
      view.mode.kind === 'sit'
        ? { ...view, mode: { kind: 'sit', seat }, observer: undefined, turned: 0 }
        : view,
  }
}

/** Gives the seat back when another board has come on the table. */
export function withOwnSeat(state: KibitzerState): KibitzerState {
  const { playedFor, ...players } = state.players
  if (playedFor === undefined || playedFor.board === boardAt(state.table).id) return state
  const { mode } = state.view
  const here = mode.kind === 'sit' && mode.seat === playedFor.seat
  return {
    ...state,
    players,
    view:
      here && playedFor.from !== undefined
        ? { ...state.view, mode: { kind: 'sit', seat: playedFor.from }, observer: undefined }
        : state.view,
  }
}
