/** Which session the board on the table is of, and how it comes into its score. */
import { strainOfContract } from '#core/contract.ts'
import { isWhole } from '#core/deal.ts'
import { dealCounts, honoursIn } from '#core/rubber.ts'
import { sideOf } from '#core/seat.ts'
import type { KibitzerState } from '../state.ts'
import type { ChosenBy } from '../table/event.ts'
import { activeLine } from '../table/lines.ts'
import { resultOf } from '../table/readings.ts'
import { boardAt, positionOf, type TableBoard, treeOf } from '../table/table.ts'
import { ROBOTS_PLAY_FOR, type Session, sessionNow, sheetOf, withLast } from './sessions.ts'

/** True for a board that the session deals, played already or not. */
const isOf = ({ from, length, set }: Session, { id, seed }: TableBoard): boolean =>
  id >= from && (set === undefined ? seed !== undefined : id < from + length)

/**
 * What robots play for on the board on the table, and what its cards are looked back on by: as the session
 * counts that it is of, also once that is over; IMPs on a board of none.
 */
export function robotScoring({ sessions, table }: KibitzerState): ChosenBy['scoring'] {
  const at = boardAt(table)
  const played = sessions.findLast(({ boards }) => boards.some(({ board }) => board === at.id))
  const now = sessionNow(sessions)
  const session = played ?? (now !== undefined && isOf(now, at) ? now : undefined)
  return session === undefined ? 'imps' : ROBOTS_PLAY_FOR[session.scoring]
}

/** The state with the board on the table in the score, where it is of the session and has just ended. */
export function withSessionBoard(state: KibitzerState): KibitzerState {
  const session = sessionNow(state.sessions)
  const at = boardAt(state.table)
  if (session === undefined || !isOf(session, at)) return state
  if (session.boards.some(({ board }) => board === at.id)) return state
  // What another table did is no result of the reader's.
  if (activeLine(treeOf(at)).origin === 'table') return state
  const p = positionOf(at)
  const result = p.phase === 'finished' ? resultOf(p) : undefined
  if (result?.score === undefined) return state
  const { contract } = p
  const [lead] = p.record.cards
  const ours = contract === undefined || sideOf(contract.declarer) === session.side
  const { deal } = p.record.board
  const honours =
    session.honours === true && contract !== undefined && isWhole(deal)
      ? honoursIn(deal, strainOfContract(contract))
      : undefined
  const made = {
    board: at.id,
    number: at.source.board.number ?? session.boards.length + 1,
    ...(contract === undefined ? {} : { contract }),
    ...(result.kind === 'played' ? { declarerTricks: result.declarerTricks } : {}),
    ...(honours === undefined ? {} : { honours }),
    calls: p.record.calls.map(({ call }) => call),
    ...(lead === undefined ? {} : { lead }),
  }
  const sheet = sheetOf(session, made)
  const duplicate = ours ? result.score : 0 - result.score
  const score =
    sheet === undefined ? duplicate : dealCounts(sheet, session.boards.length, session.side)
  const boards = [...session.boards, { ...made, score }]
  const over = boards.length >= session.length || sheet?.over === true ? { over: true } : {}
  return { ...state, sessions: withLast(state.sessions, { ...session, boards, ...over }) }
}
