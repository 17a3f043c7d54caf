/** The jobs by name. To add one: write `<name>.ts` beside this file and add its line. */
import type { JobTable } from '../job.ts'
import { auctionCount } from './bidding/auction-count.ts'
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
import { audit } from './census/audit.ts'
import { census } from './census/census.ts'
import { openings } from './census/openings.ts'
import { propositions } from './census/propositions.ts'
import { randomOpening } from './census/random-opening.ts'
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
import { catalogueQuiz, catalogueSearch } from './suit/catalogue.ts'
import { leadSearch } from './suit/lead-search.ts'
import { severalSuits } from './suit/several-suits.ts'
import { suitJob } from './suit/suit.ts'
import { suitDefence } from './suit/suit-defence.ts'
import { suitMixed } from './suit/suit-mixed.ts'
import { suitPlay } from './suit/suit-play.ts'
import { suitQuery } from './suit/suit-query.ts'
import { suitReview } from './suit/suit-review.ts'
import { suitScenarios } from './suit/suit-scenarios.ts'
import { suitTable } from './suit/suit-table.ts'
import { dealJob } from './table/deal.ts'
import { exportJob } from './table/export.ts'
import { importJob } from './table/import.ts'
import { linkJob } from './table/link.ts'

export const JOBS = {
  'agreements-check': agreementsCheck,
  'auction-count': auctionCount,
  'why-call': whyCall,
  'fact-base': factBase,
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
  deal: dealJob,
  import: importJob,
  export: exportJob,
  link: linkJob,
  'mark-guess': markGuessJob,
  census,
  propositions,
  openings,
  'opening-features': openingFeatures,
  'random-opening': randomOpening,
  'why-not': whyNot,
  'smallest-change': smallestChange,
  'strategy-list': strategyList,
  'strategy-hand': strategyHand,
  'strategy-check': strategyCheck,
  'strategy-read': strategyRead,
  'strategy-write': strategyWrite,
  'strategy-meaning': strategyMeaning,
  'strategy-audit': audit,
  'strategy-turn': strategyTurn,
  'strategy-auction': strategyAuction,
  'opening-shares': openingShares,
  'system-list': systemList,
  'system-turn': systemTurn,
  'system-why-not': systemWhyNot,
  'system-auction': systemAuction,
  'system-count': systemCount,
  'system-deals': systemDeals,
  suit: suitJob,
  'suit-defence': suitDefence,
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
