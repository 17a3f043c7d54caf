/** Laws of a whole auction in any system: what each call must not do, given the rule that made it. */

import { isForced, isGame } from '#bidding/auction/pattern-holds.ts'
import type { CallNote, PublicState } from '#bidding/auction/public-state.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import { passesForcing, takesAnyHand } from '#bidding/audit/forcing-passed.ts'
import { type SelfPlayStep, selfPlay } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { type Bid, bidOf, type Call, callCode, isBid, PASS, strainOf } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { HONOURS, length } from '#core/holding.ts'
import { type BySide, partner, sideOf } from '#core/seat.ts'
import { NOTRUMP, SUITS } from '#core/suit.ts'

/**
 * `forcing-passed` a natural bid that forces is passed; or a double, an artificial bid or the bid of a hand
 * that passed first, by a rule that takes any hand.
 * `strong-pass` 16 points or more pass partner's natural suit below game, though both hands may have 25,
 * by a rule that takes any hand and so gives no reason of this one; a sign-off is a reason.
 * `unanswered` partner’s call asks, the next player passes, and no rule of the system answers.
 * `untold-strength` 19 points or more pass below game by a natural default though the calls made show no more
 * than an opening; 17 or more where they pass a bid of the opponents and have acted once at most.
 * `untold-fit` 13 points or more and nine trumps between the hands leave them a contract that a raise to
 * three outbids.
 * `untold-suit` seven cards with an honour that nobody has bid stay silent at a turn where three of them would do, with five
 * points or more.
 * `second-retreat` a player goes back, below game, to the same suit of the side out of the same other
 * suit for the second time, though nothing forces.
 */
const AUCTION_LAWS = [
  'forcing-passed',
  'strong-pass',
  'unanswered',
  'untold-strength',
  'untold-fit',
  'untold-suit',
  'second-retreat',
] as const
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

const isSuitBid = (call: Call): call is Bid => isBid(call) && strainOf(call) !== NOTRUMP
/** Shows its suit. */
const isNaturalSuit = ({ call, artificial }: CallNote): boolean => isSuitBid(call) && !artificial

function passesStrong(state: PublicState, made: TurnRule, points: number): boolean {
  const { seat, notes, lastBid } = state
  const live = notes.at(-2)
  if (made.call !== PASS || points < STRONG || !takesAnyHand(made)) return false
  if (live === undefined || live.call !== lastBid || notes.at(-1)?.call !== PASS) return false
  if (!isNaturalSuit(live) || isGame(live.call) || live.forcing === 'sign-off') return false
  return points + state.shown(partner(seat)).hcp.high >= GAME
}

const isUnanswered = ({ notes }: PublicState, { natural }: TurnRule): boolean =>
  natural && notes.at(-2)?.message !== undefined && notes.at(-1)?.call === PASS

/** Strength that one act does not tell, and that no act tells that shows an opening. */
const TELLING = 17
const VERY_STRONG = 19
const OPENING_SHOWS = 15
const WORTH_A_FIT = 13
const FIT = 9
const LONG = 7
const WORTH_A_SUIT = 5
/** Up to here a fit or a long suit is shown. */
const HIGHEST = 3

/** Passes a contract below game that is not doubled, by common sense alone. */
const passesOpenly = ({ lastBid, doubled }: PublicState, { natural, call }: TurnRule): boolean =>
  natural && call === PASS && doubled === 0 && !(lastBid !== undefined && isGame(lastBid))
const isTheirs = ({ lastBidder, seat }: PublicState): boolean =>
  lastBidder !== undefined && sideOf(lastBidder) !== sideOf(seat)

const passesUntoldStrength = (state: PublicState, made: TurnRule, points: number): boolean => {
  const { seat, seats } = state
  const least = isTheirs(state) && seats[seat].acted <= 1 ? TELLING : VERY_STRONG
  return passesOpenly(state, made) && points >= least && state.shown(seat).hcp.low < OPENING_SHOWS
}

const passesUntoldFit = (state: PublicState, made: TurnRule, cards: hand.Hand): boolean => {
  if (!passesOpenly(state, made) || !isTheirs(state) || hand.hcp(cards) < WORTH_A_FIT) return false
  const { lengths } = state.shown(partner(state.seat))
  return SUITS.some(
    (suit) =>
      hand.lengths(cards)[suit] + lengths[suit].low >= FIT && bidOf(HIGHEST, suit) > state.lastBid!,
  )
}

const passesUntoldSuit = (state: PublicState, made: TurnRule, cards: hand.Hand): boolean => {
  const { lastBid, seats } = state
  if (!passesOpenly(state, made) || hand.hcp(cards) < WORTH_A_SUIT) return false
  // Opposite partner's own bid a long suit may be worth less than what partner plays.
  if (lastBid !== undefined && !isTheirs(state)) return false
  return SUITS.some((suit) => {
    const { [suit]: held } = cards
    if (
      length(held) < LONG ||
      (held & HONOURS) === 0 ||
      seats.some(({ suits }) => suits.includes(suit))
    )
      return false
    return lastBid === undefined || bidOf(HIGHEST, suit) > lastBid
  })
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
export function breachesOf(
  { state, turnRule }: Pick<SelfPlayStep, 'state' | 'turnRule'>,
  cards: hand.Hand,
): readonly Breach[] {
  const broken: Readonly<Record<AuctionLaw, boolean>> = {
    'forcing-passed': passesForcing(state, turnRule),
    'strong-pass': passesStrong(state, turnRule, hand.hcp(cards)),
    unanswered: isUnanswered(state, turnRule),
    'untold-strength': passesUntoldStrength(state, turnRule, hand.hcp(cards)),
    'untold-fit': passesUntoldFit(state, turnRule, cards),
    'untold-suit': passesUntoldSuit(state, turnRule, cards),
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
