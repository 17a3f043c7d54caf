/** The calls that a player thinks of at a turn: the system's, and a few that good players weigh against it. */
import { isForced } from '#bidding/auction/pattern-holds.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { isLegal } from '#core/auction.ts'
import {
  type Bid,
  bidOf,
  type Call,
  DOUBLE,
  LEVELS,
  type Level,
  levelOf,
  PASS,
} from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { partner, sideOf } from '#core/seat.ts'
import { isMajor, NOTRUMP, type Strain, SUITS_DESCENDING, type Suit } from '#core/suit.ts'

/** Calls weighed at a turn, the system's among them. */
const MOST = 6
/** Cards together that make a fit, and cards that make a suit of one's own. */
const FIT = 8
const LONG_FIT = 9
const OWN = 6
const OWN_AT_TWO = 5
/** Points of both hands at which a call is thought of: `most` as partner may have, `mean` as he has on the mean. */
const GAME_MOST = 20
const NOTRUMP_GAME = { most: 24, mean: 21 } as const
const SLAM = { most: 31, mean: 28 } as const
/** From so many on, a double of four and higher. */
const DOUBLE_HIGH = 16

/** What the caller reckons with. */
interface Outlook {
  readonly state: PublicState
  /** The opponents hold the last bid. */
  readonly theirs: boolean
  /** Points of both hands, at most and on the mean. */
  readonly most: number
  readonly mean: number
  /** The lowest bid of a strain that may be made. */
  readonly lowest: (strain: Strain) => Bid | undefined
}

function outlook(state: PublicState, hand: Hand): Outlook {
  const { low, high } = state.shown(partner(state.seat)).hcp
  const own = hcp(hand)
  const { lastBid = 0, lastBidder, seat } = state
  return {
    state,
    theirs: lastBidder !== undefined && sideOf(lastBidder) !== sideOf(seat),
    most: own + high,
    mean: own + (low + high) / 2,
    lowest: (strain) => LEVELS.map((level) => bidOf(level, strain)).find((bid) => bid > lastBid),
  }
}

const atMost = (bid: Bid | undefined, level: Level): boolean =>
  bid !== undefined && levelOf(bid) <= level

/** Bids in a suit in which this fit stands: to compete, game, over their game, slam. */
function inSuit({ theirs, most, mean, lowest, state }: Outlook, suit: Suit, fit: number): Call[] {
  const least = lowest(suit)
  if (least === undefined) return []
  const game = bidOf(isMajor(suit) ? 4 : 5, suit)
  const found: Call[] = []
  const pushing = theirs || (fit < FIT && most >= GAME_MOST) || levelOf(least) === 4
  if (least <= game && pushing) found.push(least)
  if (least <= game && fit >= FIT && most >= GAME_MOST) found.push(game)
  if (theirs && fit >= LONG_FIT && levelOf(least) === 5) found.push(least)
  if (fit >= FIT && most >= SLAM.most && mean >= SLAM.mean && atMost(least, 6)) {
    found.push(bidOf(6, suit))
    // The ask for aces or key cards, where the side has one; its rules say what follows.
    if ((state.lastBid ?? 0) < bidOf(4, NOTRUMP)) found.push(bidOf(4, NOTRUMP))
  }
  return found
}

/** The suits that come into question as trumps, the longest fit first, two at most. */
function trumpsFor({ state }: Outlook, hand: Hand, system: Call) {
  const { lengths } = state.shown(partner(state.seat))
  const low = (state.lastBid ?? 0) < bidOf(2, 3)
  return SUITS_DESCENDING.map((suit) => {
    const own = length(hand[suit])
    return { suit, own, fit: own + lengths[suit].low }
  })
    .filter(
      ({ own, fit }) => fit >= FIT || own >= OWN || (own >= OWN_AT_TWO && low && system === PASS),
    )
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, 2)
}

/**
 * The calls to weigh, the system's first. A pass is none where partner's call forces.
 * @param system the call of the system.
 */
export function candidateCalls(state: PublicState, hand: Hand, system: Call): readonly Call[] {
  const about = outlook(state, hand)
  const { theirs, most, mean, lowest } = about
  const calls: Call[] = [system]
  if (!isForced(state)) calls.push(PASS)
  const high = state.lastBid !== undefined && levelOf(state.lastBid) >= 4
  if (theirs && (!high || mean >= DOUBLE_HIGH)) calls.push(DOUBLE)
  for (const { suit, fit } of trumpsFor(about, hand, system))
    calls.push(...inSuit(about, suit, fit))
  if (most >= NOTRUMP_GAME.most && mean >= NOTRUMP_GAME.mean && atMost(lowest(NOTRUMP), 3))
    calls.push(bidOf(3, NOTRUMP))
  const lawful = [...new Set(calls)].filter((call) => isLegal(state.auction, call))
  return lawful.slice(0, MOST)
}
