/** Measures the boards of sessions one after another, while the table is used. Draws nothing. */
import { useEffect } from 'react'
import { actions, type Session, type SessionBoard } from '#store/index.ts'
import { isDue } from '../../ask/session/session-words.ts'
import { useMeasure } from '../../ask/session/use-measure.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'

export default function SessionKeeper() {
  const sessions = useKibitzer((s) => s.sessions)
  for (const session of sessions) {
    const board = session.boards.find((one) => isDue(session, one))
    if (board !== undefined) return <Measuring key={board.board} session={session} board={board} />
  }
  return null
}

function Measuring({
  session,
  board,
}: {
  readonly session: Session
  readonly board: SessionBoard
}) {
  const { against, tables, gone } = useMeasure(session, board)
  const found = gone ? [] : against
  useEffect(() => {
    if (found !== undefined) actions.measureBoard(board.board, found, tables)
  })
  return null
}
