/** How a board comes into the score of the session under way. */
import { sideOf } from '#core/seat.ts'
import type { KibitzerState } from '../state.ts'
import { resultOf } from '../table/readings.ts'
import { boardAt, positionOf } from '../table/table.ts'
import { sessionNow, withLast } from './sessions.ts'

/** The state with the board on the table in the score, where it is of the session and has just ended. */
export function withSessionBoard(state: KibitzerState): KibitzerState {
  const session = sessionNow(state.sessions)
  const at = boardAt(state.table)
  if (session === undefined || at.id < session.from || at.seed === undefined) return state
  if (session.boards.some(({ board }) => board === at.id)) return state
  const p = positionOf(at)
  const result = p.phase === 'finished' ? resultOf(p) : undefined
  if (result?.score === undefined) return state
  const { contract } = p
  const ours = contract === undefined || sideOf(contract.declarer) === session.side
  const boards = [
    ...session.boards,
    {
      board: at.id,
      number: at.source.board.number ?? session.boards.length + 1,
      ...(contract === undefined ? {} : { contract }),
      ...(result.kind === 'played' ? { declarerTricks: result.declarerTricks } : {}),
      score: ours ? result.score : 0 - result.score,
    },
  ]
  const over = boards.length >= session.length ? { over: true } : {}
  return { ...state, sessions: withLast(state.sessions, { ...session, boards, ...over }) }
}
