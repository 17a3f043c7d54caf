/** Calls and the reasons for them: systems, opening strategies, the fact base. */
import type { JobTable } from '../job.ts'
import { factBase } from './bidding/fact-base.ts'
import { openingFeatures } from './bidding/opening-features.ts'
import { smallestChange } from './bidding/smallest-change.ts'
import { strategyAuction } from './bidding/strategy-auction.ts'
import { strategyCheck } from './bidding/strategy-check.ts'
import { strategyHand } from './bidding/strategy-hand.ts'
import { strategyList } from './bidding/strategy-list.ts'
import { strategyMeaning } from './bidding/strategy-meaning.ts'
import { strategyRead } from './bidding/strategy-read.ts'
import { strategyTurn } from './bidding/strategy-turn.ts'
import { strategyWrite } from './bidding/strategy-write.ts'
import { systemAuction } from './bidding/system-auction.ts'
import { systemCount } from './bidding/system-count.ts'
import { systemDeals } from './bidding/system-deals.ts'
import { systemList } from './bidding/system-list.ts'
import { systemTurn } from './bidding/system-turn.ts'
import { systemWhyNot } from './bidding/system-why-not.ts'
import { whyCall } from './bidding/why-call.ts'
import { whyNot } from './bidding/why-not.ts'

export const biddingJobs = {
  'why-call': whyCall,
  'fact-base': factBase,
  'opening-features': openingFeatures,
  'why-not': whyNot,
  'smallest-change': smallestChange,
  'strategy-list': strategyList,
  'strategy-hand': strategyHand,
  'strategy-check': strategyCheck,
  'strategy-read': strategyRead,
  'strategy-write': strategyWrite,
  'strategy-meaning': strategyMeaning,
  'strategy-turn': strategyTurn,
  'strategy-auction': strategyAuction,
  'system-list': systemList,
  'system-turn': systemTurn,
  'system-why-not': systemWhyNot,
  'system-auction': systemAuction,
  'system-count': systemCount,
  'system-deals': systemDeals,
} as const satisfies JobTable
