/** Practice: deals and questions drawn for a topic, help with them, and answers marked. */
import type { JobTable } from '../job.ts'
import { practiceChange } from './practice/bid-change.ts'
import { practiceDeal } from './practice/bid-deal.ts'
import { practiceHelp } from './practice/bid-help.ts'
import { practiceMark } from './practice/bid-mark.ts'
import { practiceShows } from './practice/call-shows.ts'

export const practiceJobs = {
  'practice-deal': practiceDeal,
  'practice-help': practiceHelp,
  'practice-mark': practiceMark,
  'practice-change': practiceChange,
  'practice-shows': practiceShows,
} as const satisfies JobTable
