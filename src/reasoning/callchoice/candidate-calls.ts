/** The calls that a player thinks of at a turn: the system's, and a few that good players weigh against it. */
import { afterCall } from '#bidding/auction/auction-state.ts'
import { isForced, isGame } from '#bidding/auction/pattern-holds.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { isLegal } from '#core/auction.ts'
import {
  type Bid,
  bidOf,
  type Call,
  DOUBLE,
  isBid,
  LEVELS,
  type Level,
  levelOf,
  PASS,
  strainOf,
} from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { lho, partner, rho, sideOf } from '#core/seat.ts'
import { isMajor, NOTRUMP, type Strain, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { isTold } from './told.ts'

/** Calls weighed at a turn, the system's among them. */
const MOST = 6
/** Cards together that make a fit, and cards that make a suit of one's own. */
const FIT = 8
const LONG_FIT = 9
const OWN = 6
const OWN_AT_TWO = 5
/** Honours, the ten among them, in a suit of one's own that partner has not shown; at three and above. */
const OWN_HONOURS = 2
const OWN_HONOURS_HIGH = 3
/** Points with which a suit of one's own is thought of. */
const OWN_POINTS = 6
/** Points of both hands at which a call is thought of: `most` as partner may have, `mean` as he has on the mean. */
const GAME_MOST = 20
/** On the mean, short suits counted, for a game that is bid to make; with a fit of ten it may be bid to fail. */
const GAME_MEAN = { major: 22, minor: 25 } as const
const SACRIFICE_FIT = 10
/** Tricks that the law of total tricks leaves to a fit: so many fewer than its cards. */
const LAW = 6
/** Cards that partner has on the mean in a suit that he has said nothing of. */
const UNTOLD = 2
const NOTRUMP_GAME = { most: 25, mean: 23 } as const
const SLAM = { most: 31, mean: 28 } as const
/** On the mean, for a double; fewer with trumps behind it. */
const DOUBLE_MEAN = 19
const DOUBLE_STACKED = { mean: 16, cards: 4, honours: 2 } as const
/** Points of one's own for a double without them. */
const DOUBLE_OWN = 7
/** From here a hand is too strong to pass while its calls have shown less than the second figure. */
const TOO_STRONG = { points: 17, shown: 15 } as const

/** What the caller reckons with. */
interface Outlook {
  readonly state: PublicState
  readonly hand: Hand
  /** The opponents hold the last bid. */
  readonly theirs: boolean
  /** Points of both hands, at most and on the mean. */
  readonly most: number
  readonly mean: number
  /** Points for short suits in the caller's hand. */
  readonly shape: number
  /** The lowest bid of a strain that may be made. */
  readonly lowest: (strain: Strain) => Bid | undefined
}

function outlook(state: PublicState, hand: Hand): Outlook {
  const { low, high } = state.shown(partner(state.seat)).hcp
  const own = hcp(hand)
  const { lastBid = 0, lastBidder, seat } = state
  return {
    state,
    hand,
    theirs: lastBidder !== undefined && sideOf(lastBidder) !== sideOf(seat),
    most: own + high,
    mean: own + (low + high) / 2,
    shape: HAND_MEASURES.distribution.value(hand),
    lowest: (strain) => LEVELS.map((level) => bidOf(level, strain)).find((bid) => bid > lastBid),
  }
}

const atMost = (bid: Bid | undefined, level: Level): boolean =>
  bid !== undefined && levelOf(bid) <= level

/**
 * The hand has bid the suit, partner has passed it, and no great strength is left to tell: a hand is bid once, and
 * again only as high as the law of total tricks goes.
 */
function isBidAlready({ state, hand }: Outlook, suit: Suit, fit: number, bid: Bid): boolean {
  const { seat, notes } = state
  const last = notes.findLast((note) => note.seat === seat && isBid(note.call))?.call
  if (last === undefined || strainOf(last as Bid) !== suit || notes.at(-2)?.call !== PASS)
    return false
  const cards = Math.max(fit, length(hand[suit]) + UNTOLD)
  return hcp(hand) < TOO_STRONG.points && levelOf(bid) > cards - LAW
}

/** The hand has acted and is told, and partner, who knows it, has passed: game is no more in question. */
const isGameDeclined = ({ state, hand }: Outlook): boolean =>
  state.seats[state.seat].acted > 0 && state.notes.at(-2)?.call === PASS && isTold(state, hand)

/** Their side has acted, and partner does not ask for points: a fit of ten may bid game to fail. */
function maySacrifice({ state: { seats, seat, notes } }: Outlook): boolean {
  const his = notes.at(-2)
  const asked = his?.is === 'game-try' || his?.forcing === 'invitational'
  return !asked && seats[lho(seat)].acted + seats[rho(seat)].acted > 0
}

/** The side asks for aces with four notrump here. */
const asksWithNotrump = ({ state }: Outlook): boolean =>
  afterCall(state, bidOf(4, NOTRUMP)).notes.at(-1)?.message !== undefined

/** Bids in a suit in which this fit stands: to compete, game, over their game, slam. */
function inSuit(about: Outlook, suit: Suit, fit: number): Call[] {
  const { theirs, most, mean, shape, lowest, state } = about
  const least = lowest(suit)
  if (least === undefined || isBidAlready(about, suit, fit, least)) return []
  const game = bidOf(isMajor(suit) ? 4 : 5, suit)
  const found: Call[] = []
  // Our own game is left for slam alone.
  const open = theirs || !isGame(state.lastBid ?? PASS)
  const pushing = theirs || (fit < FIT && most >= GAME_MOST)
  // So high a part score, or a bid over their game, has trumps or points behind it.
  const worth = levelOf(least) < 4 || fit >= SACRIFICE_FIT || mean + shape >= GAME_MEAN.major
  if (open && least <= game && pushing && worth) found.push(least)
  const within =
    (mean + shape >= GAME_MEAN[isMajor(suit) ? 'major' : 'minor'] && !isGameDeclined(about)) ||
    (fit >= SACRIFICE_FIT && maySacrifice(about)) ||
    (theirs && levelOf(least) >= levelOf(game))
  const trumps = isMajor(suit) ? FIT : LONG_FIT
  if (open && least <= game && fit >= trumps && most >= GAME_MOST && within) found.push(game)
  if (theirs && fit >= LONG_FIT && levelOf(least) === 5) found.push(least)
  if (fit >= FIT && most >= SLAM.most && mean >= SLAM.mean && atMost(least, 6)) {
    // The ask for aces or key cards, where the side has one, costs nothing; its rules say what follows.
    const mayAsk = (state.lastBid ?? 0) < bidOf(4, NOTRUMP)
    if (mayAsk) found.push(bidOf(4, NOTRUMP))
    if (!mayAsk || (mean >= SLAM.most && !asksWithNotrump(about))) found.push(bidOf(6, suit))
  }
  return found
}

/** The suits that come into question as trumps, the longest fit first, two at most. */
function trumpsFor({ state, hand, lowest }: Outlook, system: Call) {
  const { lengths } = state.shown(partner(state.seat))
  const low = (state.lastBid ?? 0) < bidOf(2, 3)
  const { suits: told } = state.seats[state.seat]
  const theirs = [...state.seats[lho(state.seat)].suits, ...state.seats[rho(state.seat)].suits]
  return SUITS_DESCENDING.map((suit) => {
    const own = length(hand[suit])
    const honours = atMost(lowest(suit), 2) ? OWN_HONOURS : OWN_HONOURS_HIGH
    return { suit, own, honours, fit: own + lengths[suit].low }
  })
    .filter(
      ({ suit, own, honours, fit }) =>
        fit >= FIT ||
        (!theirs.includes(suit) &&
          SUIT_MEASURES.honours.value(hand[suit]) >= honours &&
          hcp(hand) >= OWN_POINTS &&
          (own >= OWN || (own >= OWN_AT_TWO && low && system === PASS && !told.includes(suit)))),
    )
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, 2)
}

/** Trumps of theirs enough to double on. */
function isStacked({ lastBid }: PublicState, hand: Hand): boolean {
  if (lastBid === undefined || strainOf(lastBid) === NOTRUMP) return false
  const held = hand[strainOf(lastBid) as Suit]
  const { cards, honours } = DOUBLE_STACKED
  return length(held) >= cards && SUIT_MEASURES.honours.value(held) >= honours
}

/** Their suits are stopped here, or by partner, who has bid notrump. */
const mayStop = ({ notes, seats, seat }: PublicState, hand: Hand): boolean =>
  notes.some(
    (note) =>
      note.seat === partner(seat) &&
      !note.artificial &&
      isBid(note.call) &&
      strainOf(note.call) === NOTRUMP,
  ) ||
  [...seats[lho(seat)].suits, ...seats[rho(seat)].suits].every(
    (suit) => SUIT_MEASURES.stopped.value(hand[suit]) > 0,
  )

/** Their contract below game is nothing to leave to a strong hand that has not told its strength. */
const isTooStrong = ({ theirs, state, hand }: Outlook): boolean =>
  theirs &&
  hcp(hand) >= TOO_STRONG.points &&
  state.shown(state.seat).hcp.low < TOO_STRONG.shown &&
  !isGame(state.lastBid ?? PASS)

/** A double here asks partner to bid: no call with their trumps. */
const asksToTakeOut = (state: PublicState): boolean =>
  isLegal(state.auction, DOUBLE) && afterCall(state, DOUBLE).notes.at(-1)?.forcing === 'one-round'

/** Half of the points, some of them here, or trumps enough. */
function mayDouble({ theirs, mean, state, hand }: Outlook): boolean {
  if (!theirs) return false
  if (isStacked(state, hand)) return mean >= DOUBLE_STACKED.mean && !asksToTakeOut(state)
  return mean >= DOUBLE_MEAN && hcp(hand) >= DOUBLE_OWN
}

/**
 * The calls to weigh, the system's first. A pass is none where partner's call forces, nor one that leaves a
 * strong hand untold.
 * @param system the call of the system.
 */
export function candidateCalls(state: PublicState, hand: Hand, system: Call): readonly Call[] {
  const about = outlook(state, hand)
  const { most, mean, lowest } = about
  const calls: Call[] = [system]
  if (!isForced(state) && !isTooStrong(about)) calls.push(PASS)
  if (mayDouble(about)) calls.push(DOUBLE)
  for (const { suit, fit } of trumpsFor(about, system)) calls.push(...inSuit(about, suit, fit))
  if (
    most >= NOTRUMP_GAME.most &&
    mean >= NOTRUMP_GAME.mean &&
    !isGameDeclined(about) &&
    atMost(lowest(NOTRUMP), 3) &&
    mayStop(state, hand)
  )
    calls.push(bidOf(3, NOTRUMP))
  const lawful = [...new Set(calls)].filter((call) => isLegal(state.auction, call))
  return lawful.slice(0, MOST)
}
