/** A whole system, from its rules: all of them by topic, or the sheet that a partnership would write. */
import type { Problem, Result } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { loadPlaceTexts } from '#systems/rule-places.ts'
import { type AskedJob, type ByAsk, defineJob, needing } from '../../job.ts'
import { type BookCard, cardOfBook } from './book-card.ts'
import { type BookRules, rulesOfBook } from './book-rules.ts'
import { type PlaceOfRule, placeOfRule } from './rule-place.ts'

interface WholeAsked {
  readonly ask: 'rules' | 'card'
  readonly system: SystemRef
}
/** A turn at which one of its rules speaks. */
interface PlaceAsked {
  readonly ask: 'place'
  readonly system: SystemRef
  readonly label: string
}
type Asked = WholeAsked | PlaceAsked
interface Answers {
  readonly rules: Result<BookRules, Problem>
  readonly card: Result<BookCard, Problem>
  readonly place: Result<PlaceOfRule, Problem>
}

/**
 * Yields the share that is done. A problem for an unknown system. The auctions of the rules are a resource, so that
 * whoever only imports the jobs need not know how to load them: the journeys do not.
 */
const book = needing(
  loadPlaceTexts,
  (texts): AskedJob<Asked, ByAsk<Asked, number>, Answers> =>
    (asked) => {
      if (asked.ask === 'place') return placeOfRule(asked.system, asked.label, texts)
      return asked.ask === 'rules' ? rulesOfBook(asked.system, texts) : cardOfBook(asked.system)
    },
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
