/**
 * Who bids: the systems that `npm run conformance -- auction` can ask, all that are listed as
 * systems. A bidder sees what its seat sees, and says whether its call came from the natural defaults.
 */
import { afterCall } from '#bidding/auction/auction-state.ts'
import { ruleFor, turnOfHand } from '#bidding/auction/choose.ts'
import { blankHandModel } from '#bidding/auction/hand-model.ts'
import type { CallSource } from '#bidding/auction/public-state.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Call } from '#core/call.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { refOfWord } from '#core/system-ref.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { SYSTEMS } from '#systems/list.ts'
import { played } from '#systems/registry.ts'

/** Points, least and most. */
export interface PointRange {
  readonly low: number
  readonly high: number
}
/** A call, and whether no rule of the system stood behind it. */
export interface BidderCall {
  readonly call: Call
  readonly natural: boolean
  /** How the earlier calls of the bidder's own side were read. */
  readonly sources?: readonly CallSource[]
  /** The points that a call at this turn is read to show. */
  readonly shownBy?: (call: Call) => PointRange
}
/** Bids one seat. Pure: the same view gives the same call. */
export type Bidder = (view: SeatView) => BidderCall

/**
 * The bidder's side bidding that system, the other side its own.
 * @param blanked what the other three hands have shown is kept from it; the rules hear the calls alone.
 * @throws Error when the view is not a turn of an auction.
 */
const systemBidder =
  (system: BiddingSystem, opponents: BiddingSystem, blanked: boolean): Bidder =>
  (view) => {
    const side = sideOf(view.seat)
    const state = good(turnOfHand(view, side === 0 ? [system, opponents] : [opponents, system]))
    const turnRule = ruleFor(
      blanked
        ? {
            ...state,
            shown: (seat) => (seat === state.seat ? state.shown(seat) : blankHandModel()),
          }
        : state,
      view.hand,
    )
    const { call } = turnRule
    const ours = state.notes.filter(({ seat }) => sideOf(seat) === side)
    return {
      call,
      natural: turnRule.natural,
      sources: ours.map(({ source }) => source),
      shownBy: (other) => afterCall(state, other).shown(state.seat).hcp,
    }
  }

/** The names that `--system` knows. */
export const systemIds = (): readonly string[] => SYSTEMS.map(({ id }) => id)
const systemOf = (name: string): BiddingSystem | undefined => {
  const ref = refOfWord(name)
  if (!systemIds().includes(ref.id)) return undefined
  const made = played(ref)
  return made.ok ? made.value.system : undefined
}
/** The bidder of that name (`sayc`, `sayc+smolen`) against opponents of another, or `undefined`. */
export const bidderOf = async (
  id: string,
  other = id,
  blanked = false,
): Promise<Bidder | undefined> => {
  const system = systemOf(id)
  const opponents = systemOf(other)
  return system && opponents && systemBidder(system, opponents, blanked)
}
