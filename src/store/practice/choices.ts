/** What a student practises with. */
import { type Seat, SOUTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { OPEN_TABLE, type PracticeTable } from '#practice/table.ts'

/** Another seat on every deal. */
export const ANY_SEAT = 'any'

export interface PracticeChoices extends PracticeTable {
  /** The student's own. */
  readonly system: SystemRef
  /** Where the student sits to bid. */
  readonly seat: Seat | typeof ANY_SEAT
}
export const START_CHOICES: PracticeChoices = { ...OPEN_TABLE, system: { id: 'sayc' }, seat: SOUTH }
