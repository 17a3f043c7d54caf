/** A source reads a view and the agreements of both sides and says what the actions mean. */
import type { SeatView } from '#core/seat-view.ts'
import type { CardingAgreement } from '../carding.ts'
import type { Inference } from '../inference.ts'
import type { CallTable } from './call-table.ts'

export interface Agreements {
  /** By side, North-South first. */
  readonly carding: readonly [CardingAgreement, CardingAgreement]
  readonly calls: readonly [CallTable, CallTable]
}
export type Source = (view: SeatView, agreements: Agreements) => readonly Inference[]
