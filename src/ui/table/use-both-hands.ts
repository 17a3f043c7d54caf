/**
 * When partner’s robot declares, dummy has nothing to do: the person there may play both hands, or watch. The
 * robot waits for the answer, once a board.
 */
import { useCallback } from 'react'
import { actions, currentBoard, mayPlayFor, youAreDummy } from '#store/index.ts'
import { useMoment, watchPartner } from '../ask/requests.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'

export interface BothHands {
  /** Plays declarer’s cards from now on; `undefined` where there is nothing to take over. */
  readonly take: (() => void) | undefined
  /** True while the robot waits to hear whether it is taken over. */
  readonly asked: boolean
  /** The question in words. */
  readonly words: string
  readonly watch: () => void
}

/** @param ahead true when the record goes on after this place. */
export function useBothHands(ahead: boolean): BothHands {
  const declarer = useKibitzer((s) => (ahead ? undefined : mayPlayFor(s)))
  const board = useKibitzer((s) => currentBoard(s).id)
  const watched = useMoment((m) => m.watched)
  const take = useCallback(() => {
    if (declarer !== undefined) actions.playFor(declarer)
  }, [declarer])
  return {
    take: declarer === undefined ? undefined : take,
    asked: declarer !== undefined && watched !== board,
    words: declarer === undefined ? '' : youAreDummy(declarer),
    watch: watchPartner,
  }
}
