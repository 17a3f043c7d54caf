/**
 * Who bids: the systems that `npm run conformance -- auction` can ask, all that are listed as
 * ladders. A bidder sees what its seat sees, and says whether its call came from the natural floor.
 */
import { choose } from '#bidding/choose.ts'
import type { LadderSystem } from '#bidding/ladder-system.ts'
import type { Call } from '#core/call.ts'
import type { SeatView } from '#core/seat-view.ts'
import { LADDERS } from '#systems/index.ts'

/** A call, and whether no rule of the system stood behind it. */
export interface BidderCall {
  readonly call: Call
  readonly floor: boolean
}
/** Bids one seat. Pure: the same view gives the same call. */
export type Bidder = (view: SeatView) => BidderCall

/**
 * Both sides bidding that system.
 * @throws Error when the view is not a turn of an auction.
 */
const ladderBidder =
  (system: LadderSystem): Bidder =>
  (view) => {
    const chosen = choose(view, [system, system])
    if (!chosen.ok) throw new Error(chosen.error.message)
    return { call: chosen.value.call, floor: chosen.value.rung.floor }
  }

const ladders: Readonly<Record<string, LadderSystem>> = LADDERS
/** The names that `--system` knows. */
export const systemIds = (): readonly string[] => Object.keys(ladders)
/** The bidder of that name, or `undefined`. */
export const bidderOf = async (id: string): Promise<Bidder | undefined> => {
  const system = Object.hasOwn(ladders, id) ? ladders[id] : undefined
  return system === undefined ? undefined : ladderBidder(system)
}
