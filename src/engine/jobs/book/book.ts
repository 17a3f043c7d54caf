/** A whole system, from its rules: all of them by topic, or the sheet that a partnership would write. */
import type { Problem, Result } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { loadPlaceTexts } from '#systems/rule-places.ts'
import { type AskedJob, type ByAsk, defineJob, needing } from '../../job.ts'
import { type BookCard, cardOfBook } from './book-card.ts'
import { type BookRules, rulesOfBook } from './book-rules.ts'

interface Asked {
  readonly ask: 'rules' | 'card'
  readonly system: SystemRef
}
interface Answers {
  readonly rules: Result<BookRules, Problem>
  readonly card: Result<BookCard, Problem>
}

/**
 * Yields the share that is done. A problem for an unknown system. The auctions of the rules are a resource, so that
 * whoever only imports the jobs need not know how to load them: the journeys do not.
 */
const book = needing(
  loadPlaceTexts,
  (texts): AskedJob<Asked, ByAsk<Asked, number>, Answers> =>
    ({ ask, system }) =>
      ask === 'rules' ? rulesOfBook(system, texts) : cardOfBook(system),
)

export const job = defineJob({
  name: 'book',
  family: 'book',
  weight: 'heavy',
  systems: ['system'],
  run: book,
})
declare module '../../registry.ts' {
  interface JobsByName {
    book: typeof book
  }
}
