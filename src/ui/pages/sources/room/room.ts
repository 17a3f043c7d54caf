import type { Hand } from '#core/hand.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { Source } from '../../../kit/sources.ts'

/** A claim in the words of systems, and the calls of which one is claimed. */
export type Claimed = JobOutput<'census', 'leaves'>[number]['edit'] & {}
/** What a room gets. */
export interface RoomProps {
  readonly source: Source
  /** The hand of the address, for rooms that look at one. */
  readonly hand: Hand | undefined
  /** The claim of the address, for the room that decides them. */
  readonly claim: Claimed | undefined
  /** Puts another hand into the address. */
  readonly onHand: (hand: Hand) => void
}
