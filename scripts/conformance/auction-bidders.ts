/**
 * Who bids: the systems that `npm run conformance -- auction` can ask, all that are listed as
 * ladders. A bidder sees what its seat sees, and says whether its call came from the natural floor.
 */
import { choose } from '#bidding/choose.ts'
import type { LadderSystem } from '#bidding/ladder-system.ts'
import type { CallSource } from '#bidding/public-state.ts'
import type { Call } from '#core/call.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { LADDERS } from '#systems/index.ts'

/** A call, and whether no rule of the system stood behind it. */
export interface BidderCall {
  readonly call: Call
  readonly floor: boolean
  /** How the earlier calls of the bidder's own side were read. */
  readonly sources?: readonly CallSource[]
}
/** Bids one seat. Pure: the same view gives the same call. */
export type Bidder = (view: SeatView) => BidderCall

/**
 * The bidder's side bidding that system, the other side its own.
 * @throws Error when the view is not a turn of an auction.
 */
const ladderBidder =
  (system: LadderSystem, other: LadderSystem): Bidder =>
  (view) => {
    const side = sideOf(view.seat)
    const chosen = choose(view, side === 0 ? [system, other] : [other, system])
    if (!chosen.ok) throw new Error(chosen.error.message)
    const { call, rung, state } = chosen.value
    const ours = state.notes.filter(({ seat }) => sideOf(seat) === side)
    return { call, floor: rung.floor, sources: ours.map(({ source }) => source) }
  }

const ladders: Readonly<Record<string, LadderSystem>> = LADDERS
/** The names that `--system` knows. */
export const systemIds = (): readonly string[] => Object.keys(ladders)
const ladderOf = (id: string): LadderSystem | undefined =>
  Object.hasOwn(ladders, id) ? ladders[id] : undefined
/** The bidder of that name against opponents of another, or `undefined`. */
export const bidderOf = async (id: string, other = id): Promise<Bidder | undefined> => {
  const system = ladderOf(id)
  const opponents = ladderOf(other)
  return system && opponents && ladderBidder(system, opponents)
}
