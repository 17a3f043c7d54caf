/** A turn that a student is asked about: help with it, the call marked, what would make it right, what it showed. */
import type { Problem, Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { type BidChange, type ChangeAsked, changeFor } from './bid-change.ts'
import { type BidHelp, type HelpAsked, helpWith } from './bid-help.ts'
import { type BidMark, type MarkAsked, markOf } from './bid-mark.ts'
import { type CallShows, type ShownAsked, shownBy } from './call-shows.ts'

type Asked = HelpAsked | MarkAsked | ChangeAsked | ShownAsked
interface Answers {
  readonly help: Result<BidHelp, Problem>
  readonly mark: Result<BidMark, Problem>
  readonly change: Result<BidChange, Problem>
  readonly shown: Result<CallShows, Problem>
}

/** Yields, where a change is looked for, the cards that have been tried. Problems: those of the turn. */
const practiceTurn: AskedJob<Asked, ByAsk<Asked, number>, Answers> = function* (asked) {
  switch (asked.ask) {
    case 'help':
      return yield* reporting(helpWith(asked), () => 0)
    case 'mark':
      return markOf(asked)
    case 'change':
      return yield* changeFor(asked)
    case 'shown':
      return yield* reporting(shownBy(asked), () => 0)
  }
}

export const job = defineJob({
  name: 'practice-turn',
  family: 'practice',
  weight: 'heavy',
  systems: ['system', 'opponents'],
  run: practiceTurn,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'practice-turn': typeof practiceTurn
  }
}
