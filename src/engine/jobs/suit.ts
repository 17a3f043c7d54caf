/** One suit and several: plans, odds, leads, the catalogue. */
import type { JobTable } from '../job.ts'
import { catalogueQuiz, catalogueSearch } from './suit/catalogue.ts'
import { leadSearch } from './suit/lead-search.ts'
import { severalSuits } from './suit/several-suits.ts'
import { suitJob } from './suit/suit.ts'
import { suitDefence } from './suit/suit-defence.ts'
import { suitFind } from './suit/suit-find.ts'
import { suitLines } from './suit/suit-lines.ts'
import { suitMixed } from './suit/suit-mixed.ts'
import { suitPlay } from './suit/suit-play.ts'
import { suitQuery } from './suit/suit-query.ts'
import { suitReview } from './suit/suit-review.ts'
import { suitScenarios } from './suit/suit-scenarios.ts'
import { suitTable } from './suit/suit-table.ts'

export const suitJobs = {
  suit: suitJob,
  'suit-defence': suitDefence,
  'suit-find': suitFind,
  'suit-lines': suitLines,
  'suit-mixed': suitMixed,
  'suit-play': suitPlay,
  'suit-query': suitQuery,
  'suit-review': suitReview,
  'lead-search': leadSearch,
  'suit-scenarios': suitScenarios,
  'suit-table': suitTable,
  'several-suits': severalSuits,
  'catalogue-search': catalogueSearch,
  'catalogue-quiz': catalogueQuiz,
} as const satisfies JobTable
