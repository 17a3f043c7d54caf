/** What the events up to the cursor told, the latest first. */
import { useMemo } from 'react'
import { players } from '#core/play.ts'
import { auctionView, type SeatView } from '#core/seat-view.ts'
import { cursor as cursorOf } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { changeEntries } from './changes-model.ts'
import { useLine } from './use-line.ts'
import { useQuestion } from './use-question.ts'

/** What the observer of the whole line has seen after so many events, calls first. */
const viewAfter = (view: SeatView, at: number): SeatView =>
  at > view.calls.length
    ? { ...view, cards: view.cards.slice(0, at - view.calls.length) }
    : auctionView(view.seat, view.hand, view.dealer, view.vulnerability, view.calls.slice(0, at))

export function useChanges() {
  const { view, law, told, running, error, retry } = useLine()
  const cursor = useKibitzer(cursorOf)
  const entries = useMemo(() => {
    if (view === undefined) return []
    const { contract, cards, calls, dealer } = view
    return changeEntries({
      law,
      told,
      dealer,
      calls: calls.map(({ call }) => call),
      order: cards,
      players: contract === undefined ? [] : players({ contract, cards }),
      cursor,
    })
  }, [view, law, told, cursor])
  const { question } = useQuestion()
  /** The question of the moment after so many events, for the proofs of what they told. */
  const questionAt = (at: number) => question && view && { ...question, view: viewAfter(view, at) }
  return { entries, view, running, error, retry, questionAt }
}
