/**
 * A strategy that bids a whole auction: the opening by the thirteen rules, every later turn by the
 * table that applies to it. Each turn shows the survivors, why every other lawful call fell, and the
 * one that the tie-break picks.
 */
import { type Auction, isEnded } from '#core/auction.ts'
import { type Call, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Strategy } from '#core/strategy.ts'
import {
  type Candidate,
  type Elimination,
  type EliminationRule,
  eliminate,
  ground,
} from '#rules/elimination.ts'
import { numbersOf, openingOf, type Pick, pick } from '../bidder.ts'
import { OPENING_RULES } from '../rules.ts'
import { CONTINUATION_RULES } from './rules.ts'
import type { Continuations, TurnFact } from './table.ts'
import {
  afterCall,
  isOpened,
  type PublicState,
  publicTurn,
  seatToCall,
  startState,
  tableFor,
  turnCalls,
  turnFacts,
} from './turn.ts'

/** A strategy with what follows its openings. */
export interface Chain {
  readonly opening: Strategy
  readonly continuations: Continuations
}

/** One call of a strategy with all that was weighed. */
export interface Turn extends Elimination {
  readonly seat: Seat
  readonly pick: Pick
  /** Id of the table: `opening`, the table's own, or `none` where no table applies and Pass is left. */
  readonly table: string
  readonly tableName: string
  /** The rules that `struck` names. */
  readonly rules: readonly EliminationRule[]
  /** The facts that `struck` names, in order; those of the strategy at the opening. */
  readonly facts: readonly { readonly kind: string }[]
}

/** The calls of a turn as the rules see them. */
export const candidatesOf = (
  calls: readonly Call[],
  facts: readonly TurnFact[],
): readonly Candidate[] =>
  calls.map((call) => {
    const said = facts.find((fact) => fact.kind === 'say' && fact.call === call)
    return {
      call,
      is: {
        class: call === PASS ? 'pass' : 'call',
        call,
        rank: said?.kind === 'say' ? said.rank : 0,
      },
    }
  })

/** The turn of the seat that calls next, which holds this hand. */
export function turnOf(chain: Chain, state: PublicState, hand: Hand): Turn {
  const seat = seatToCall(state)
  const numbers = numbersOf(hand)
  if (!isOpened(state)) {
    const opening = openingOf(chain.opening, numbers)
    return {
      seat,
      ...opening,
      table: 'opening',
      tableName: 'The opening',
      rules: OPENING_RULES,
      facts: chain.opening.facts,
    }
  }
  const table = tableFor(chain.continuations, publicTurn(state))
  const facts = turnFacts(table, state)
  // Rising order, doubles above the bids, as everywhere.
  const calls = [...turnCalls(state)].sort((a, b) => a - b)
  const candidates = candidatesOf(calls, facts)
  const elimination = eliminate(ground(CONTINUATION_RULES, facts, candidates), candidates, numbers)
  return {
    seat,
    ...elimination,
    pick: pick(elimination.surviving, chain.continuations.tieBreak, numbers.lengths),
    table: table?.id ?? 'none',
    tableName: table?.name ?? 'No table',
    rules: CONTINUATION_RULES,
    facts,
  }
}

/** Which chain each side plays; a side without one passes throughout, whatever it holds. */
export type Chains = readonly [Chain | undefined, Chain | undefined]
const SILENT: Chain = {
  opening: { name: 'Silent', facts: [], tieBreak: ['P'] },
  continuations: { name: 'Silent', tables: [], tieBreak: [] },
}
const chainOf = (chains: Chains, seat: Seat): Chain => chains[sideOf(seat)] ?? SILENT

/** What is public after these calls, each read by the chain of the side that made it. */
export function stateAfter(auction: Auction, chains: Chains): PublicState {
  let state = startState(auction.dealer)
  for (const call of auction.calls) {
    const { opening, continuations } = chainOf(chains, seatToCall(state))
    state = afterCall(state, call, opening, continuations)
  }
  return state
}

/**
 * The turn of a seat at the table, where earlier calls may be anyone's.
 * @param view whose turn it is; only its own hand is in it.
 */
export function turnAtTable(chains: Chains, view: SeatView): Turn {
  const calls = view.calls.map(({ call }) => call)
  const state = stateAfter({ dealer: view.dealer, calls }, chains)
  invariant(
    !isEnded(state.auction) && seatToCall(state) === view.seat,
    'a turn is asked of the seat that calls next',
  )
  return turnOf(chainOf(chains, view.seat), state, view.hand)
}

/** A whole auction, each call picked by the strategy of its side. */
export interface BidOut {
  readonly auction: Auction
  readonly turns: readonly Turn[]
}
/** Bids a deal to the end. It ends: bids rise, and a call that nothing survives for is a pass. */
export function bidOut(chains: Chains, dealer: Seat, deal: Deal): BidOut {
  let state = startState(dealer)
  const turns: Turn[] = []
  while (!isEnded(state.auction)) {
    const seat = seatToCall(state)
    const chain = chainOf(chains, seat)
    // One hand at a time is handed in, so no call can depend on another.
    const turn = turnOf(chain, state, deal[seat])
    turns.push(turn)
    state = afterCall(state, turn.pick.call, chain.opening, chain.continuations)
  }
  return { auction: state.auction, turns }
}
