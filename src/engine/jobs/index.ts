/**
 * Which jobs there are, by family, and who works on each. A family is a chunk of code that a worker
 * loads when one of its jobs is first asked for. Data alone: the page reads it and loads no job.
 */
import type { biddingJobs } from './bidding.ts'
import type { bookJobs } from './book.ts'
import type { censusJobs } from './census.ts'
import type { knowledgeJobs } from './knowledge.ts'
import type { playJobs } from './play.ts'
import type { practiceJobs } from './practice.ts'
import type { suitJobs } from './suit.ts'
import type { tableJobs } from './table.ts'

/** The jobs of each family, by name. */
export interface Families {
  readonly bidding: typeof biddingJobs
  readonly book: typeof bookJobs
  readonly table: typeof tableJobs
  readonly knowledge: typeof knowledgeJobs
  readonly suit: typeof suitJobs
  readonly census: typeof censusJobs
  readonly play: typeof playJobs
  readonly practice: typeof practiceJobs
}
export type FamilyName = keyof Families
export type Jobs = Families['bidding'] &
  Families['book'] &
  Families['table'] &
  Families['knowledge'] &
  Families['suit'] &
  Families['census'] &
  Families['play'] &
  Families['practice']

/**
 * `quick`: answered at once, by the worker that does nothing else. `heavy`: may take a second or more
 * and is shared out among the other workers.
 */
export type Weight = 'quick' | 'heavy'

export const FAMILIES: {
  readonly [F in FamilyName]: { readonly [N in keyof Families[F]]: Weight }
} = {
  bidding: {
    turn: 'quick',
    'by-points': 'heavy',
    auction: 'quick',
    'call-count': 'heavy',
    openings: 'quick',
    'opening-features': 'quick',
    'opening-meaning': 'quick',
    'system-list': 'quick',
    'fact-base': 'quick',
    'strategy-list': 'quick',
    'strategy-check': 'quick',
    'strategy-rules': 'quick',
    'strategy-read': 'quick',
    'strategy-write': 'quick',
  },
  book: {
    'book-turn': 'quick',
    'book-rules': 'heavy',
    'book-shares': 'heavy',
    'book-hands': 'heavy',
    'book-compare': 'heavy',
    'book-card': 'heavy',
  },
  table: {
    deal: 'heavy',
    import: 'heavy',
    export: 'quick',
    link: 'quick',
  },
  knowledge: {
    'agreements-check': 'heavy',
    'hidden-hands': 'heavy',
    knowledge: 'heavy',
    'knowledge-line': 'heavy',
    proof: 'heavy',
    'mark-guess': 'heavy',
    'opening-shares': 'heavy',
  },
  suit: {
    suit: 'heavy',
    'suit-defence': 'heavy',
    'suit-find': 'heavy',
    'suit-lines': 'heavy',
    'suit-mixed': 'heavy',
    'suit-play': 'heavy',
    'suit-query': 'heavy',
    'suit-review': 'heavy',
    'lead-search': 'heavy',
    'suit-scenarios': 'heavy',
    'suit-table': 'heavy',
    'several-suits': 'heavy',
    'catalogue-search': 'heavy',
    'catalogue-quiz': 'heavy',
  },
  census: {
    census: 'heavy',
    propositions: 'heavy',
    'random-opening': 'heavy',
    'strategy-audit': 'heavy',
  },
  play: {
    'dd-table': 'heavy',
    'dd-cards': 'heavy',
    'dd-line': 'heavy',
    'dd-trace': 'heavy',
    par: 'quick',
    'robot-card': 'heavy',
    'claim-check': 'heavy',
    'post-mortem': 'heavy',
    'lead-question': 'heavy',
    'robot-start': 'heavy',
    'card-decision': 'heavy',
    'review-calls': 'heavy',
    'robot-tables': 'heavy',
    simulate: 'heavy',
  },
  practice: {
    'practice-deal': 'heavy',
    'practice-help': 'heavy',
    'practice-mark': 'heavy',
    'practice-change': 'heavy',
    'practice-shows': 'heavy',
  },
}

export interface JobPlace {
  readonly family: FamilyName
  readonly weight: Weight
}

const PLACES = new Map<string, JobPlace>(
  Object.entries(FAMILIES).flatMap(([family, jobs]) =>
    Object.entries(jobs).map(([name, weight]) => [name, { family: family as FamilyName, weight }]),
  ),
)

/** Where a job belongs; `undefined` when there is none of that name. */
export const placeOfJob = (name: string): JobPlace | undefined => PLACES.get(name)
