/** Cues: what to look for in dummy, and what it would show. */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Statement } from './statement.ts'

export interface Cue {
  /** Its place in the order of listing. */
  readonly id: number
  /** The card to look for in dummy. */
  readonly card: Card
  /** Why it matters: the facts it would sharpen. */
  readonly facts: readonly number[]
  /** What follows when dummy has the card. */
  readonly tells: { readonly about: Seat; readonly says: Statement }
  /** The same card would also end an assumption: the first says which. */
  readonly status: 'waiting' | 'seen' | 'dropped'
}
