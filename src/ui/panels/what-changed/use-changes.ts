/** What the events up to the cursor told, the latest first. */
import { useMemo } from 'react'
import { players } from '#core/play.ts'
import { cursor as cursorOf } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useHiddenHands } from '../../knowledge/use-hidden-hands.ts'
import { useKnowledgeLine } from '../../knowledge/use-knowledge-line.ts'
import { changeEntries } from './changes-model.ts'

export function useChanges() {
  const { view, answer, stale, observer, error } = useHiddenHands()
  const told = useKnowledgeLine()
  const cursor = useKibitzer(cursorOf)
  const entries = useMemo(() => {
    if (view === undefined) return []
    const { contract, cards, calls, dealer } = view
    return changeEntries({
      snapshots: answer?.snapshots ?? [],
      told,
      dealer,
      calls: calls.map(({ call }) => call),
      order: cards,
      players: contract === undefined ? [] : players({ contract, cards }),
      cursor,
    })
  }, [view, answer, told, cursor])
  return { entries, view, stale, observer, error }
}
