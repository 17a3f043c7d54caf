/** What the events up to the cursor told, the latest first. */
import { useMemo } from 'react'
import { players } from '#core/play.ts'
import { auctionView, type SeatView } from '#core/seat-view.ts'
import { cursor as cursorOf } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useHiddenHands } from '../../knowledge/use-hidden-hands.ts'
import { useKnowledgeInput } from '../../knowledge/use-knowledge.ts'
import { useKnowledgeLine } from '../../knowledge/use-knowledge-line.ts'
import { changeEntries } from './changes-model.ts'

/** What the observer of the whole line has seen after so many events, calls first. */
const viewAfter = (view: SeatView, at: number): SeatView =>
  at > view.calls.length
    ? { ...view, cards: view.cards.slice(0, at - view.calls.length) }
    : auctionView(view.seat, view.hand, view.dealer, view.vulnerability, view.calls.slice(0, at))

export function useChanges() {
  const { view, answer, stale, observer, error, retry } = useHiddenHands('cards')
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
  /** The question of the moment after so many events, for the proofs of what they told. */
  const questionAt = (at: number) =>
    input === undefined || view === undefined ? undefined : { ...input, view: viewAfter(view, at) }
  return { entries, view, stale: stale || running, observer, failures, questionAt }
}
