/**
 * Both sides of a table with what they play: the one thing that bids, explains and reads, whoever asks.
 * The public state carries the systems of both sides, so every call is read as its maker's system
 * means it.
 */

import { stateAfter } from '#bidding/auction/auction-state.ts'
import { type Chosen, chooseAt, ruleFor, turnOfHand } from '#bidding/auction/choose.ts'
import { type CallMeaning, meaning } from '#bidding/auction/meaning.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import type { FactSystem } from '#bidding/factbase/run.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { type BySide, type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { selectTraced, type Trace } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import type { EliminationMade, OpeningSelector } from './entry.ts'
import { loadedOf } from './loaded.ts'
import { played } from './registry.ts'
import type { OpenbidAction } from './schenken-1967/bidval.ts'
import { READINGS, type ReadingName } from './schenken-1967/readings.ts'
import { openbidSystem } from './schenken-1967/rules.ts'

/** How a call was selected, with all its working. */
export type TurnSelection =
  /** The first rule that the hand meets. */
  | { readonly kind: 'rules'; readonly chosen: Chosen }
  /** The sections of OPENBID. */
  | {
      readonly kind: 'procedure'
      readonly reading: ReadingName
      readonly trace: Trace<OpenbidAction>
    }
  | ({ readonly kind: 'elimination' } & EliminationMade)

/** One turn of one hand. */
export interface Turn {
  /** What was public before it. */
  readonly state: PublicState
  readonly call: Call
  /** True when the call does not show its strain, and must be alerted. */
  readonly alert: boolean
  readonly by: TurnSelection
}
export interface Bidder {
  readonly sides: BySide<BiddingSystem>
  /** What is public after these calls; a problem at the first that is not lawful. */
  readonly state: (
    dealer: Seat,
    vulnerability: Vulnerability,
    calls: readonly Call[],
  ) => Result<PublicState, Problem>
  /** A problem when it is another seat's turn, or the auction is unlawful or has ended. */
  readonly turn: (view: SeatView) => Result<Turn, Problem>
  /** A call, lawful at this turn, as the system of the seat that makes it means it. */
  readonly meaning: (state: PublicState, call: Call) => CallMeaning
  /** What a fact base is kept by, where a side's program keeps one. */
  readonly facts?: FactSystem
}

/** The selector’s own working at the turn; `undefined` where it goes by the rules alone. */
function select(
  selector: OpeningSelector,
  { auction, opener }: PublicState,
  hand: Hand,
): TurnSelection | undefined {
  if (selector.kind === 'elimination') {
    const made = selector.select(hand, auction.calls)
    return made && { kind: 'elimination', ...made }
  }
  if (opener !== undefined) return undefined
  return {
    kind: 'procedure',
    reading: selector.reading,
    trace: selectTraced(openbidSystem(READINGS[selector.reading]), everySituation, hand),
  }
}
const selectedCall = (by: TurnSelection): Call | undefined => {
  switch (by.kind) {
    case 'rules':
      return by.chosen.call
    case 'procedure':
      return by.trace.selection?.action.call
    case 'elimination':
      return by.choice.pick.call
  }
}

/** The bidder of two sides; a problem where one of the names means nothing. */
export function bidderOf([ns, ew]: SystemRefs): Result<Bidder, Problem> {
  const north = played(ns)
  if (!north.ok) return north
  const east = played(ew)
  if (!east.ok) return east
  const both = [north.value, east.value] as const
  const sides: BySide<BiddingSystem> = [both[0].system, both[1].system]
  const facts = loadedOf(ns)?.facts ?? loadedOf(ew)?.facts
  return ok({
    sides,
    state: (dealer, vulnerability, calls) => stateAfter(sides, dealer, vulnerability, calls),
    turn: (view) => {
      const made = turnOfHand(view, sides)
      if (!made.ok) return made
      const state = made.value
      const { opening } = both[sideOf(view.seat)]
      const by = (opening && select(opening, state, view.hand)) ?? {
        kind: 'rules',
        chosen: chooseAt(state, view.hand),
      }
      const turnRule = ruleFor(state, view.hand)
      const call = selectedCall(by) ?? turnRule.call
      return ok({ state, call, alert: turnRule.origin.artificial ?? false, by })
    },
    meaning,
    ...(facts === undefined ? {} : { facts }),
  })
}
