/**
 * Puts the board on the table into the reader's record as soon as it is over, and what looking back on it finds
 * while it stays there. Draws nothing.
 */
import { useEffect } from 'react'
import { lookedAt } from '#played/played-board.ts'
import { currentBoard, keptHere, store } from '#store/index.ts'
import { playedNow } from '#store/played/finished.ts'
import { keepLooked, keepPlayed } from '#store/played/played.ts'
import { useBoardVerdict } from '../../ask/session/use-board-verdict.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { usePar } from '../../ask/use-par.ts'

export default function PlayedKeeper() {
  const id = useKibitzer((s) => currentBoard(s).id)
  const board = useKibitzer((s) => currentBoard(s).source.board)
  const told = useBoardVerdict()?.output
  const verdict = told?.ok === true ? told.value.verdict : undefined
  // What is counted in matchpoints is looked back on in IMPs by the record itself.
  const inImps = verdict?.scoring === 'imps' ? verdict : undefined
  const { found } = usePar(inImps && board)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board that is over is looked at once.
  useEffect(() => {
    const played = playedNow(store.getState(), Date.now())
    const storage = keptHere()?.storage()
    // A storage that refuses is told of by the notice that the table is not kept.
    if (played !== undefined && storage !== undefined)
      keepPlayed(storage, played).catch(() => undefined)
  }, [id])
  useEffect(() => {
    const played = playedNow(store.getState(), Date.now())
    const storage = keptHere()?.storage()
    if (played === undefined || played.forPartner || storage === undefined) return
    if (inImps === undefined || found === undefined || inImps.seat !== played.seat) return
    void keepLooked(storage, played, lookedAt(played, inImps, found))
  }, [inImps, found])
  return null
}
