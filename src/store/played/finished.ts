/** Whether the board on the table has just been played by the reader, and what is kept of it. */
import { isWhole } from '#core/deal.ts'
import { SEATS, type Seat, sideOf } from '#core/seat.ts'
import type { PlayedBoard } from '#played/played-board.ts'
import { systemsOn } from '../selectors.ts'
import type { KibitzerState } from '../state.ts'
import { activeLine, rootOf } from '../table/lines.ts'
import { resultOf } from '../table/readings.ts'
import { boardAt, positionOf, treeOf } from '../table/table.ts'

/** The one person at the table; with several nobody knows whose board it is. */
function personAt({ players }: KibitzerState): Seat | undefined {
  const [person, ...others] = SEATS.filter((seat) => players.seats[seat].kind === 'person')
  return others.length === 0 ? person : undefined
}

/**
 * The board on the table as it is kept: over, dealt and played here for the first time by one person with robots.
 * @param at the time now, in milliseconds.
 * @returns `undefined` for any other.
 */
export function playedNow(state: KibitzerState, at: number): PlayedBoard | undefined {
  const seat = personAt(state)
  const board = boardAt(state.table)
  const p = positionOf(board)
  if (seat === undefined || p.phase !== 'finished' || state.example !== undefined) return undefined
  // What came with its calls was played by others; what is tried again, with the cards known.
  const tree = treeOf(board)
  const { origin } = rootOf(tree, activeLine(tree))
  if (board.source.calls.length > 0 || origin !== undefined) return undefined
  const result = resultOf(p)
  const { contract } = p
  if (result?.score === undefined || !isWhole(p.record.board.deal)) return undefined
  const ours = contract === undefined || sideOf(contract.declarer) === sideOf(seat)
  const { playedFor } = state.players
  const forPartner =
    playedFor?.board === board.id && contract !== undefined && playedFor.seat === contract.declarer
  return {
    ...{ at, seat, contract, systems: systemsOn(state, board) },
    ...(forPartner ? { forPartner } : {}),
    record: p.record,
    score: ours ? result.score : 0 - result.score,
  }
}
