/** What the reader of the panel *Suit* has chosen. */
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { JobInput } from '#engine/protocol.ts'

type Evidence = JobInput<'suit-at-table', 'plans'>['evidence']
/** What the reader has chosen; it stays while the board is played. */
export interface SuitChoice {
  readonly suit: Suit
  readonly evidence: Evidence
  readonly goal: number | 'max' | undefined
  readonly avoid: Seat | undefined
}
