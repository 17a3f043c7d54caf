/** A board that robots bid and play up to where South is asked: for a lead, for what is hidden, or for a card; or a board that was played, at a card of it. */
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob, needing } from '../../job.ts'
import {
  type CardDecision,
  cardDecision,
  type DecisionAsked,
  type OwnCardAsked,
  ownCard,
} from './card-decision.ts'
import { type LeadAsked, type LeadQuestion, leadQuestion } from './lead-question.ts'
import { type PausedAsked, type RobotStart, robotStart } from './robot-start.ts'
import { sharedKernel } from './shared-kernel.ts'

type Asked = LeadAsked | PausedAsked | DecisionAsked | OwnCardAsked
interface Answers {
  readonly lead: Result<LeadQuestion, Problem>
  readonly paused: Result<RobotStart, Problem>
  readonly decision: Result<CardDecision, Problem>
  readonly own: Result<CardDecision, Problem>
}

/** Yields how far it is: of a lead the deals tried, else a share. A problem for an unknown system. */
const practiceBoard = needing(
  sharedKernel,
  (kernel): AskedJob<Asked, ByAsk<Asked, number>, Answers> =>
    (asked) => {
      switch (asked.ask) {
        case 'lead':
          return leadQuestion(asked)
        case 'paused':
          return robotStart(kernel, asked)
        case 'decision':
          return cardDecision(kernel, asked)
        case 'own':
          return ownCard(kernel, asked)
      }
    },
)

export const job = defineJob({
  name: 'practice-board',
  family: 'play',
  weight: 'heavy',
  systems: ['system', 'systems'],
  run: practiceBoard,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'practice-board': typeof practiceBoard
  }
}
