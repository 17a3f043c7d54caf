/** What the events up to the cursor told, the latest first. */
import { useMemo } from 'react'
import { players } from '#core/play.ts'
import { cursor as cursorOf } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useHiddenHands } from '../../knowledge/use-hidden-hands.ts'
import { useKnowledgeInput } from '../../knowledge/use-knowledge.ts'
import { useKnowledgeLine } from '../../knowledge/use-knowledge-line.ts'
import { changeEntries } from './changes-model.ts'

export function useChanges() {
  const { view, answer, stale, observer, error, retry } = useHiddenHands()
  const { events: told, running, error: toldError, retry: toldRetry } = useKnowledgeLine()
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
  /** What could not be worked out, by law and by agreement. */
  const failures = [
    { message: error, retry },
    { message: toldError, retry: toldRetry },
  ].flatMap(({ message, retry: again }) =>
    message === undefined ? [] : [{ message, retry: again }],
  )
  const { input } = useKnowledgeInput()
  /** The question of the moment after so many cards, for the proof of a bound by law. */
  const questionAt = (cards: number) =>
    input === undefined || view === undefined
      ? undefined
      : { ...input, lawOnly: true, view: { ...view, cards: view.cards.slice(0, cards) } }
  return { entries, view, stale: stale || running, observer, failures, questionAt }
}
