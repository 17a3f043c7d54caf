/**
 * Laws of a whole auction, whatever the systems: what each call of it must not do, given the rule that
 * made it.
 */
import { type Bid, type Call, callCode, isBid, PASS, strainOf } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { type BySide, partner, sideOf } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { isForced, isGame } from '../pattern-holds.ts'
import type { CallNote, PublicState } from '../public-state.ts'
import type { BiddingSystem } from '../system.ts'
import type { TurnRule } from '../turn-rules.ts'
import { type SelfPlayStep, selfPlay } from './walk.ts'

/**
 * `forcing-passed` a natural bid that forces is passed; or a double, an artificial bid or the bid of a hand
 * that passed first, by a rule that takes any hand.
 * `strong-pass` 16 points or more pass partner's natural suit below game, though both hands may have 25,
 * by a rule that takes any hand and so gives no reason of this one; a sign-off is a reason.
 * `second-retreat` a player goes back, below game, to the same suit of the side out of the same other
 * suit for the second time, though nothing forces.
 */
const AUCTION_LAWS = ['forcing-passed', 'strong-pass', 'second-retreat'] as const
export type AuctionLaw = (typeof AUCTION_LAWS)[number]

/** A call that breaks a law. */
export interface Breach {
  readonly law: AuctionLaw
  /** Id of the rule that made the call. */
  readonly rule: string
  /** The calls up to it. */
  readonly auction: string
  readonly hand: string
}

/** The least that a hand holds to be strong, and the points both hands need for game. */
const STRONG = 16
const GAME = 25

const takesAnyHand = ({ rule: { shows } }: TurnRule): boolean =>
  shows.kind === 'all' && shows.of.length === 0
const isSuitBid = (call: Call): call is Bid => isBid(call) && strainOf(call) !== NOTRUMP
/** Shows its suit. */
const isNaturalSuit = ({ call, artificial }: CallNote): boolean => isSuitBid(call) && !artificial

function passesForcing(state: PublicState, made: TurnRule): boolean {
  const asked = state.notes.at(-2)
  if (made.call !== PASS || asked === undefined || !isForced(state)) return false
  // An artificial bid may ask for a pass with that suit, and who passed first does not force an opener.
  const open = asked.artificial || state.seats[asked.seat].passed
  return !isBid(asked.call) || open ? takesAnyHand(made) : true
}

function passesStrong(state: PublicState, made: TurnRule, points: number): boolean {
  const { seat, notes, lastBid } = state
  const live = notes.at(-2)
  if (made.call !== PASS || points < STRONG || !takesAnyHand(made)) return false
  if (live === undefined || live.call !== lastBid || notes.at(-1)?.call !== PASS) return false
  if (!isNaturalSuit(live) || isGame(live.call) || live.forcing === 'sign-off') return false
  return points + state.shown(partner(seat)).hcp.high >= GAME
}

/** The side's suit bids, and which of them go back to a suit of the side out of another one. */
function retreatsTwice(state: PublicState, { call, origin }: TurnRule): boolean {
  const { notes, seat } = state
  if (isForced(state) || !isSuitBid(call) || origin.artificial || isGame(call)) return false
  const bids = [
    ...notes.filter((note) => sideOf(note.seat) === sideOf(seat) && isNaturalSuit(note)),
    { seat, call },
  ].map((one) => ({ seat: one.seat, suit: strainOf(one.call as Bid) }))
  const retreats = bids.map(({ suit }, i) => {
    const was = bids[i - 1]?.suit
    const back = was !== suit && bids.slice(0, i).some((one) => one.suit === suit)
    return back ? `${suit} out of ${was}` : undefined
  })
  const last = retreats.at(-1)
  return (
    last !== undefined &&
    bids.filter((one, i) => one.seat === seat && retreats[i] === last).length > 1
  )
}

/** The laws that this call of this hand breaks. */
function breachesOf({ state, turnRule }: SelfPlayStep, cards: hand.Hand): readonly Breach[] {
  const broken: Readonly<Record<AuctionLaw, boolean>> = {
    'forcing-passed': passesForcing(state, turnRule),
    'strong-pass': passesStrong(state, turnRule, hand.hcp(cards)),
    'second-retreat': retreatsTwice(state, turnRule),
  }
  return AUCTION_LAWS.filter((law) => broken[law]).map((law) => ({
    law,
    rule: turnRule.origin.id,
    auction: [...state.auction.calls, turnRule.call].map(callCode).join(' '),
    hand: hand.format(cards),
  }))
}

/** The breaches of these deals bid by the systems, in order. */
export const breachesIn = (
  sides: BySide<BiddingSystem>,
  deals: readonly Deal[],
): readonly Breach[] =>
  deals.flatMap((deal) =>
    [...selfPlay(sides, [deal])].flatMap((step) => breachesOf(step, deal[step.state.seat])),
  )
