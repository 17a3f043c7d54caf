/**
 * A turn that a student is asked about: a board for it, drawn for a rule or as hands come for a topic; help with it, the
 * call marked, what would make it right, what it showed.
 */
import type { Problem, Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { type BidChange, type ChangeAsked, changeFor } from './bid-change.ts'
import { type BidDeal, type BidDealInput, dealForRule } from './bid-deal.ts'
import { type BidHelp, type HelpAsked, helpWith } from './bid-help.ts'
import { type BidMark, type MarkAsked, markOf } from './bid-mark.ts'
import { type CallShows, type ShownAsked, shownBy } from './call-shows.ts'
import { type DrawInput, type DrawnTurn, drawTurn } from './draw-turn.ts'

type Asked =
  | ({ readonly ask: 'rule' } & BidDealInput)
  | ({ readonly ask: 'topic' } & DrawInput)
  | HelpAsked
  | MarkAsked
  | ChangeAsked
  | ShownAsked
interface Answers {
  readonly rule: Result<BidDeal, Problem>
  readonly topic: Result<DrawnTurn, Problem>
  readonly help: Result<BidHelp, Problem>
  readonly mark: Result<BidMark, Problem>
  readonly change: Result<BidChange, Problem>
  readonly shown: Result<CallShows, Problem>
}

/**
 * Yields, where a board is drawn, the share that is done, where a change is looked for, the cards that have been tried.
 * Problems: those of the turn.
 */
const practiceTurn: AskedJob<Asked, ByAsk<Asked, number>, Answers> = function* (asked) {
  switch (asked.ask) {
    case 'rule':
      return yield* dealForRule(asked)
    case 'topic':
      return yield* drawTurn(asked)
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
