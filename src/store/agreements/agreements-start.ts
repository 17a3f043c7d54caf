/**
 * The carding agreement a first visit begins with, as the engine has it: everyday leads by the odds of
 * recorded play, usual signals. The page must have it
 * before the engine has said anything, so it stands here again; a test holds the two together.
 */
import {
  type AgreementsState,
  type BothSides,
  type CallTable,
  type CardingAgreement,
  fresh,
  type SideAgreements,
} from './agreements.ts'

type Rule = CardingAgreement['notrump'][number]

const place = (
  k: number,
  min: number,
  max: number,
  headed: 'any' | 'spots' | 'honour' = 'any',
  qualifier: Rule['qualifier'] = 'consistent',
): Rule => ({ kind: 'place', k, min, max, headed, qualifier })

const TOUCHING: readonly Rule[] = [
  { kind: 'sequence', length: 2, qualifier: 'consistent' },
  { kind: 'inside', length: 2, qualifier: 'consistent' },
  { kind: 'second', length: 2, qualifier: 'unspecified' },
]
const NOTRUMP: readonly Rule[] = [
  ...TOUCHING,
  place(1, 2, 2),
  place(1, 3, 3, 'spots'),
  place(2, 3, 3, 'spots', 'unspecified'),
  place(3, 3, 3, 'spots', 'unspecified'),
  place(3, 3, 3, 'honour'),
  place(2, 3, 3, 'honour', 'unspecified'),
  place(4, 4, 13, 'honour'),
  place(3, 4, 13, 'honour', 'unspecified'),
  place(5, 5, 13, 'honour', 'unspecified'),
  place(2, 4, 13, 'spots'),
  place(1, 4, 13, 'spots', 'unspecified'),
  place(4, 4, 13, 'spots', 'unspecified'),
]
const SUIT: readonly Rule[] = [
  ...TOUCHING,
  place(1, 2, 2),
  place(3, 3, 4),
  place(5, 5, 5),
  place(3, 6, 6),
  place(5, 7, 13),
  place(4, 4, 13, 'any', 'unspecified'),
  place(1, 3, 3, 'spots', 'unspecified'),
  place(2, 3, 13, 'spots', 'unspecified'),
  place(1, 3, 13, 'honour', 'unspecified'),
]

export const START_CARDING: CardingAgreement = {
  name: 'Everyday',
  notrump: NOTRUMP,
  suit: SUIT,
  later: { notrump: NOTRUMP, suit: SUIT },
  weights: { consistent: 80, unspecified: 20, inconsistent: 2 },
  odds: 'recorded',
  signals: {
    count: 'standard',
    attitude: 'standard',
    discard: 'standard',
    suitPreference: false,
    weights: { agreed: 60, against: 30 },
  },
  notMade: { cover: 40, partnersSuit: 50, sequence: 40, lowestOfEquals: 15 },
}

const FOURTH: readonly Rule[] = [
  { kind: 'sequence', length: 3, qualifier: 'consistent' },
  place(1, 2, 2),
  place(1, 3, 3, 'spots'),
  ...[1, 2, 3].map((k) => place(k, 3, 3, 'honour', 'unspecified')),
  place(4, 4, 13),
]
/** What the worked examples are told by: fourth best, top of a doubleton, top of a sequence. */
export const FOURTH_BEST_CARDING: CardingAgreement = {
  ...START_CARDING,
  name: 'Fourth best',
  notrump: FOURTH,
  suit: FOURTH,
  later: { notrump: FOURTH, suit: FOURTH },
  odds: 'own',
}

/** Every lead is as likely as any other, and no card says more than the law: agreements left out of account. */
const ANY: readonly Rule[] = Array.from({ length: 13 }, (_, i) =>
  place(i + 1, i + 1, 13, 'any', 'unspecified'),
)
export const SILENT_CARDING: CardingAgreement = {
  name: 'Nothing agreed',
  notrump: ANY,
  suit: ANY,
  later: { notrump: ANY, suit: ANY },
  weights: { consistent: 1, unspecified: 1, inconsistent: 1 },
  signals: {
    count: 'none',
    attitude: 'none',
    discard: 'none',
    suitPreference: false,
    weights: { agreed: 1, against: 1 },
  },
  notMade: { cover: 100, partnersSuit: 100, sequence: 100, lowestOfEquals: 100 },
}

/** No calls by hand, and nobody says anything about the weights yet. */
export const NO_CALLS: CallTable = { name: 'By hand', entries: [], weight: 90, price: 0.05 }
const START: SideAgreements = { carding: START_CARDING, calls: NO_CALLS }
/** What a first visit has: no calls by hand, everyday leads on both sides. */
export const START_SIDES: BothSides = [START, START]

export const initialAgreements = (): AgreementsState => fresh(START_SIDES)
