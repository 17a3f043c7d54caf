/** The jobs by name. To add one: write `<name>.ts` beside this file and add its line. */
import type { JobTable } from '../job.ts'
import { agreementsCheck } from './agreements-check.ts'
import { auctionCount } from './auction-count.ts'
import { audit } from './audit.ts'
import { catalogueQuiz, catalogueSearch } from './catalogue.ts'
import { census } from './census.ts'
import { dealJob } from './deal.ts'
import { exportJob } from './export.ts'
import { factBase } from './fact-base.ts'
import { hiddenHands } from './hidden-hands.ts'
import { importJob } from './import.ts'
import { knowledgeJob } from './knowledge.ts'
import { knowledgeLine } from './knowledge-line.ts'
import { ladderAuction } from './ladder-auction.ts'
import { ladderCount } from './ladder-count.ts'
import { ladderDeals } from './ladder-deals.ts'
import { ladderList } from './ladder-list.ts'
import { ladderTurn } from './ladder-turn.ts'
import { ladderWhyNot } from './ladder-why-not.ts'
import { leadSearch } from './lead-search.ts'
import { linkJob } from './link.ts'
import { markGuessJob } from './mark-guess.ts'
import { openingFeatures } from './opening-features.ts'
import { openingShares } from './opening-shares.ts'
import { openings } from './openings.ts'
import { propositions } from './propositions.ts'
import { randomOpening } from './random-opening.ts'
import { severalSuits } from './several-suits.ts'
import { smallestChange } from './smallest-change.ts'
import { splitHonours } from './split-honours.ts'
import { strategyAuction } from './strategy-auction.ts'
import { strategyCheck } from './strategy-check.ts'
import { strategyHand } from './strategy-hand.ts'
import { strategyList } from './strategy-list.ts'
import { strategyMeaning } from './strategy-meaning.ts'
import { strategyRead } from './strategy-read.ts'
import { strategyTurn } from './strategy-turn.ts'
import { strategyWrite } from './strategy-write.ts'
import { suitJob } from './suit.ts'
import { suitDefence } from './suit-defence.ts'
import { suitMixed } from './suit-mixed.ts'
import { suitPlay } from './suit-play.ts'
import { suitQuery } from './suit-query.ts'
import { suitReview } from './suit-review.ts'
import { suitScenarios } from './suit-scenarios.ts'
import { suitTable } from './suit-table.ts'
import { whyAgreed } from './why-agreed.ts'
import { whyBound } from './why-bound.ts'
import { whyCall } from './why-call.ts'
import { whyChance } from './why-chance.ts'
import { whyCount } from './why-count.ts'
import { whyKept } from './why-kept.ts'
import { whyNot } from './why-not.ts'
import { whyPattern } from './why-pattern.ts'
import { whyPlacedJob } from './why-placed.ts'

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
  'ladder-list': ladderList,
  'ladder-turn': ladderTurn,
  'ladder-why-not': ladderWhyNot,
  'ladder-auction': ladderAuction,
  'ladder-count': ladderCount,
  'ladder-deals': ladderDeals,
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
