/** Calls and the reasons for them: systems, opening strategies, the fact base. */
import type { JobTable } from '../job.ts'
import { auction } from './bidding/auction.ts'
import { byPoints } from './bidding/by-points.ts'
import { callCount } from './bidding/call-count.ts'
import { factBase } from './bidding/fact-base.ts'
import { openingFeatures } from './bidding/opening-features.ts'
import { openingMeaningJob } from './bidding/opening-meaning.ts'
import { openings } from './bidding/openings.ts'
import { strategyCheck } from './bidding/strategy-check.ts'
import { strategyList } from './bidding/strategy-list.ts'
import { strategyRead } from './bidding/strategy-read.ts'
import { strategyRules } from './bidding/strategy-rules.ts'
import { strategyWrite } from './bidding/strategy-write.ts'
import { systemList } from './bidding/system-list.ts'
import { turn } from './bidding/turn.ts'

export const biddingJobs = {
  turn,
  'by-points': byPoints,
  auction,
  'call-count': callCount,
  openings,
  'opening-features': openingFeatures,
  'opening-meaning': openingMeaningJob,
  'system-list': systemList,
  'fact-base': factBase,
  'strategy-list': strategyList,
  'strategy-check': strategyCheck,
  'strategy-read': strategyRead,
  'strategy-rules': strategyRules,
  'strategy-write': strategyWrite,
} as const satisfies JobTable
