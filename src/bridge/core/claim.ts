/** A claim ends the play: the side of the claimer takes a stated number of the tricks that remain (Laws 68-71). */
import type { Seat } from './seat.ts'

export interface Claim {
  /** Who claims or concedes. */
  readonly seat: Seat
  /** Tricks declarer's side takes in all, 0..13, played and claimed together. */
  readonly declarerTricks: number
}
