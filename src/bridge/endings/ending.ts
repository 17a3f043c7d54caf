/** An ending: the last tricks as one player sees them, and every layout of the cards he does not see. */
import type { Deal } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import type { Strain } from '#core/suit.ts'
import type { Trick } from '#core/trick.ts'

export interface EndingLayout {
  /** Cards not yet played, those on the table not among them. */
  readonly hands: Deal
  /** Its share, or anything in proportion to it; 0 and more. */
  readonly weight: number
}

export interface Ending {
  readonly strain: Strain
  /** The trick in play, with up to three cards on the table. */
  readonly trick: Trick
  /** The seats whose cards the chooser plays: declarer's and dummy's, or a defender's. One of them is to play. */
  readonly own: readonly Seat[]
  /** The seats whose hands the chooser sees: two. */
  readonly seen: readonly Seat[]
  /** One at least; all alike in the hands that are seen. */
  readonly layouts: readonly EndingLayout[]
  /**
   * What the chooser's tricks are worth to him, by how many he takes from here on, the trick in play
   * included: one figure more than tricks are left, none less than the one before.
   */
  readonly worth: readonly number[]
}

/** Every trick counts alike. */
export const worthOfTricks = (left: number): readonly number[] =>
  Array.from({ length: left + 1 }, (_, n) => n)
/** So many tricks are wanted, and more are worth nothing. */
export const worthOfMaking = (left: number, wanted: number): readonly number[] =>
  Array.from({ length: left + 1 }, (_, n) => (n >= wanted ? 1 : 0))
