import type { Hand } from '#core/hand.ts'
import type { Source } from '../../../kit/sources.ts'

/** What a room gets. */
export interface RoomProps {
  readonly source: Source
  /** The hand of the address, for rooms that look at one. */
  readonly hand: Hand | undefined
  /** Puts another hand into the address. */
  readonly onHand: (hand: Hand) => void
}
