/** Says in the live region what one step forward told the observer, after the step itself has been said. */
import { useEffect, useRef } from 'react'
import { actions, currentRecord, observer as observerOf } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import type { NewsNow } from './use-news.ts'

/** Milliseconds between the sentence on the card and the one on what it tells. */
const PAUSE = 150

export function useAnnounceNews({ news: told, known }: NewsNow): void {
  const observer = useKibitzer(observerOf)
  const cards = useKibitzer((s) => currentRecord(s).cards.length)
  const folded = useKibitzer((s) => s.prefs.folds['hidden-hands'] === true)
  // Who guesses first is not told before.
  const silent = useKibitzer((s) => !s.prefs.spokenNews)
  const guessing = useKibitzer((s) => s.prefs.guessFirst)
  const seen = useRef({ cards, observer })
  const news = folded || silent || guessing || !known ? undefined : (told?.aloud ?? '')
  useEffect(() => {
    // Before the first card there is nothing to wait for.
    if (cards === 0) seen.current = { cards, observer }
    // Wait while the answer is being worked out: the step has not been told yet.
    if (news === undefined) return
    const forward = seen.current.observer === observer && cards === seen.current.cards + 1
    seen.current = { cards, observer }
    if (!forward || news === '') return
    const timer = setTimeout(() => actions.announceNews(news), PAUSE)
    return () => clearTimeout(timer)
  }, [cards, observer, news])
}
