/** What a seat can know of the hidden hands, and what proves it. */
import type { JobTable } from '../job.ts'
import { agreementsCheck } from './knowledge/agreements-check.ts'
import { hiddenHands } from './knowledge/hidden-hands.ts'
import { knowledgeJob } from './knowledge/knowledge.ts'
import { knowledgeLine } from './knowledge/knowledge-line.ts'
import { markGuessJob } from './knowledge/mark-guess.ts'
import { openingShares } from './knowledge/opening-shares.ts'
import { splitHonours } from './knowledge/split-honours.ts'
import { whyAgreed } from './knowledge/why-agreed.ts'
import { whyBound } from './knowledge/why-bound.ts'
import { whyChance } from './knowledge/why-chance.ts'
import { whyCount } from './knowledge/why-count.ts'
import { whyKept } from './knowledge/why-kept.ts'
import { whyPattern } from './knowledge/why-pattern.ts'
import { whyPlacedJob } from './knowledge/why-placed.ts'

export const knowledgeJobs = {
  'agreements-check': agreementsCheck,
  'hidden-hands': hiddenHands,
  'why-bound': whyBound,
  knowledge: knowledgeJob,
  'knowledge-line': knowledgeLine,
  'why-agreed': whyAgreed,
  'why-chance': whyChance,
  'why-count': whyCount,
  'why-kept': whyKept,
  'why-pattern': whyPattern,
  'why-placed': whyPlacedJob,
  'split-honours': splitHonours,
  'mark-guess': markGuessJob,
  'opening-shares': openingShares,
} as const satisfies JobTable
