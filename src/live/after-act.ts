/** What a board has come to: its score, and whom a robot plays for. Pure. */
import { scoreFor } from '#core/score.ts'
import type { Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { isOver, type LiveBoard, toAct, tricksAtEnd, whoAnswers } from './log.ts'
import type { Sitter } from './news.ts'
import { isAtBar } from './pace.ts'
import type { RoomTable } from './room-data.ts'

/** A board that has ended has its score; one that is taken up again has none. */
export function scoresAfter(
  table: RoomTable,
  before: LiveBoard,
  board: LiveBoard,
): RoomTable['scores'] {
  const { record } = board
  // A board that was only bid has no result.
  if (board.biddingOnly) return table.scores
  const number = record?.board.number
  if (record === undefined || number === undefined || isOver(before) === isOver(board))
    return table.scores
  if (!isOver(board))
    return before.record?.board.number === number ? table.scores.slice(0, -1) : table.scores
  const points = scoreFor(0, record.contract, record.board.vulnerability, tricksAtEnd(board) ?? 0)
  return [...table.scores, [number, points]]
}

/** Who must be played for by a robot now, and whether a claim or an undo waits for it. */
export function robotTurn(
  board: LiveBoard | undefined,
  bar: number | undefined,
  seats: Tuple4<Sitter>,
): { readonly by: Seat; readonly act: 'call' | 'card' | 'answer' } | undefined {
  if (board?.record === undefined || board.stopped || isAtBar(board, bar)) return undefined
  const { asked } = board
  if (asked !== undefined) {
    const by = whoAnswers(board.record, asked).find(
      (seat) => seats[seat].state === 'robot' && !asked.yes.includes(seat),
    )
    return by === undefined ? undefined : { by, act: 'answer' }
  }
  const turn = toAct(board)
  return turn !== undefined && seats[turn.by].state === 'robot'
    ? { by: turn.by, act: turn.act }
    : undefined
}
