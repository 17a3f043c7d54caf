/** Play with all cards in view. */
import type { JobTable } from '../job.ts'
import { cardDecisionJob } from './play/card-decision.ts'
import { claimCheck } from './play/claim-check.ts'
import { ddCards, ddLine, ddTable, ddTrace } from './play/double-dummy.ts'
import { leadQuestionJob } from './play/lead-question.ts'
import { parJob } from './play/par.ts'
import { postMortemJob } from './play/post-mortem.ts'
import { reviewCallsJob } from './play/review-calls.ts'
import { robotCard } from './play/robot-card.ts'
import { robotStartJob } from './play/robot-start.ts'
import { robotTablesJob } from './play/robot-tables.ts'
import { simulateJob } from './play/simulate.ts'

export const playJobs = {
  'dd-table': ddTable,
  'dd-cards': ddCards,
  'dd-line': ddLine,
  'dd-trace': ddTrace,
  par: parJob,
  'lead-question': leadQuestionJob,
  'robot-card': robotCard,
  'claim-check': claimCheck,
  'post-mortem': postMortemJob,
  'robot-start': robotStartJob,
  'card-decision': cardDecisionJob,
  'review-calls': reviewCallsJob,
  'robot-tables': robotTablesJob,
  simulate: simulateJob,
} as const satisfies JobTable
