/**
 * Who bids: the systems that `npm run conformance -- auction` can ask, each loaded when named. A
 * bidder sees what its seat sees, and says whether its call came from the floor of the ladder.
 */
import type { Call } from '#core/call.ts'
import type { SeatView } from '#core/seat-view.ts'

/** A call, and whether no rule of the system stood behind it. */
export interface BidderCall {
  readonly call: Call
  readonly floor: boolean
}
/** Bids one seat. Pure: the same view gives the same call. */
export type Bidder = (view: SeatView) => BidderCall

/** By the name of the system. To add one, add a line. */
const BIDDERS: Readonly<Record<string, () => Promise<Bidder>>> = {}

/** The names that `--system` knows. */
export const systemIds = (): readonly string[] => Object.keys(BIDDERS)
/** The bidder of that name, or `undefined`. */
export const bidderOf = async (id: string): Promise<Bidder | undefined> =>
  Object.hasOwn(BIDDERS, id) ? BIDDERS[id]?.() : undefined
