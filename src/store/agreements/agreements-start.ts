/** What a first visit has agreed, and what the worked examples are told by. */
import { t } from '#core/text.ts'
import { EVERYDAY, FOURTH_BEST, NOTHING_AGREED } from '#reasoning/sources/carding.ts'
import {
  type AgreementsState,
  type BothSides,
  type CallTable,
  type CardingAgreement,
  fresh,
  type SideAgreements,
} from './agreements.ts'

/** What the worked examples are told by: fourth best, top of a doubleton, top of a sequence. */
export const FOURTH_BEST_CARDING: CardingAgreement = { ...FOURTH_BEST, odds: 'own' }
/** Agreements left out of account. */
export const SILENT_CARDING: CardingAgreement = NOTHING_AGREED

/** No calls by hand, and nobody says anything about the weights yet. */
export const NO_CALLS: CallTable = { name: t`By hand`, entries: [], weight: 90, price: 0.05 }
const START: SideAgreements = { carding: EVERYDAY, calls: NO_CALLS }
/** What a first visit has: no calls by hand, everyday leads on both sides. */
export const START_SIDES: BothSides = [START, START]

export const initialAgreements = (): AgreementsState => fresh(START_SIDES)
