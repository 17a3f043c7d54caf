/** What a seat can know of the hidden hands, and what proves a claim of any panel. */
import type { JobTable } from '../job.ts'
import { agreementsCheck } from './knowledge/agreements-check.ts'
import { hiddenHands } from './knowledge/hidden-hands.ts'
import { knowledgeJob } from './knowledge/knowledge.ts'
import { knowledgeLine } from './knowledge/knowledge-line.ts'
import { markGuessJob } from './knowledge/mark-guess.ts'
import { openingShares } from './knowledge/opening-shares.ts'
import { proofJob } from './proof/proof.ts'

export const knowledgeJobs = {
  'agreements-check': agreementsCheck,
  'hidden-hands': hiddenHands,
  knowledge: knowledgeJob,
  'knowledge-line': knowledgeLine,
  proof: proofJob,
  'mark-guess': markGuessJob,
  'opening-shares': openingShares,
} as const satisfies JobTable
