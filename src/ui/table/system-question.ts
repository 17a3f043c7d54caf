/** What is asked of the systems that bid whole auctions. Pure. */
import { callerAt } from '#core/auction.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { JobInput } from '#engine/protocol.ts'
import type { Position } from '#store/index.ts'
import { rulesSystemOf, type SideSystem, type SideSystems } from './systems.ts'

export type SystemQuestion = JobInput<'system-turn'>
type Choices = SystemQuestion['sides']

const choiceOf = (system: SideSystem): Choices[0] => ({
  system: rulesSystemOf(system) ?? 'natural',
})

/**
 * The two sides as the engine takes them. A side that bids by hand or by an opening strategy is read as
 * natural; East and West are silent while two hands are bid.
 */
export const sideChoices = ([ns, ew]: SideSystems, twoHands: boolean): Choices => [
  choiceOf(ns),
  twoHands ? { system: 'silent' } : choiceOf(ew),
]

/**
 * The auction up to a place, as a seat sees it: its own thirteen cards and the calls.
 * @param calls how many calls are seen.
 * @returns `undefined` when the hand is not wholly known.
 */
function auctionView(p: Position, seat: Seat, calls: number): SystemQuestion['view'] | undefined {
  const { deal, vulnerability } = p.record.board
  const held = deal[seat]
  if (held === undefined || hand.size(held) !== 13) return undefined
  return {
    seat,
    hand: held,
    dealer: p.auction.dealer,
    vulnerability,
    calls: p.record.calls.slice(0, calls),
    contract: undefined,
    dummy: undefined,
    cards: [],
    claim: undefined,
  }
}

/**
 * What is asked about one turn.
 * @param index place of the call, from 0; as many as there are calls for the one to come.
 */
export function systemTurnQuestion(
  p: Position,
  index: number,
  sides: Choices,
): SystemQuestion | undefined {
  const view = auctionView(p, callerAt(p.auction, index), index)
  return view && { sides, view }
}

/**
 * What is asked about the auction as a seat reads it.
 * @param calls how many calls of it; all by default.
 */
export function systemAuctionQuestion(
  p: Position,
  seat: Seat,
  sides: Choices,
  calls = p.record.calls.length,
): JobInput<'system-auction'> | undefined {
  const view = auctionView(p, seat, calls)
  return view && { sides, view }
}

/** Names the question by its content. */
export const questionKey = ({ sides, view }: SystemQuestion): string =>
  [
    sides[0].system,
    sides[1].system,
    view.seat,
    hand.format(view.hand),
    view.dealer,
    view.vulnerability,
    view.calls.map(({ call }) => call).join(','),
  ].join('|')
