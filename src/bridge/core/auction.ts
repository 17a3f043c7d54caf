/** Auctions: whose turn it is, which calls are lawful, when it ends (Laws of Duplicate Bridge 2017, Laws 17-22). */
import {
  BIDS,
  type Bid,
  type Call,
  callCode,
  callName,
  DOUBLE,
  isBid,
  PASS,
  REDOUBLE,
  strainOf,
} from './call.ts'
import type { Contract } from './contract.ts'
import { ok, type Problem, problem, type Result } from './result.ts'
import { rotate, type Seat, seatName, sideOf } from './seat.ts'
import { t } from './text.ts'

/** The dealer and the calls in order. */
export interface Auction {
  readonly dealer: Seat
  readonly calls: readonly Call[]
}

export const emptyAuction = (dealer: Seat): Auction => ({ dealer, calls: [] })
/** Who made the call at that place (0-based). */
export const callerAt = (auction: Auction, index: number): Seat => rotate(auction.dealer, index)

interface Standing {
  /** The last bid, its place, and 0 undoubled, 1 doubled, 2 redoubled. */
  readonly bid: Bid | undefined
  readonly at: number
  readonly doubled: 0 | 1 | 2
  /** Passes since the last call that was not a pass. */
  readonly passes: number
}

function standing(calls: readonly Call[]): Standing {
  let bid: Bid | undefined
  let at = -1
  let doubled: 0 | 1 | 2 = 0
  let passes = 0
  for (const [i, call] of calls.entries()) {
    if (call === PASS) {
      passes += 1
      continue
    }
    passes = 0
    if (isBid(call)) {
      bid = call
      at = i
      doubled = 0
    } else doubled = call === DOUBLE ? 1 : 2
  }
  return { bid, at, doubled, passes }
}

/** True after three passes behind a bid, or four passes at the start. */
export const isEnded = (auction: Auction): boolean => {
  const { bid, passes } = standing(auction.calls)
  return bid === undefined ? passes >= 4 : passes >= 3
}
/** True when the auction ended without a bid. */
export const isPassedOut = (auction: Auction): boolean =>
  isEnded(auction) && auction.calls.every((call) => call === PASS)

/** Whose turn it is to call; `undefined` once the auction has ended. */
export const turn = (auction: Auction): Seat | undefined =>
  isEnded(auction) ? undefined : callerAt(auction, auction.calls.length)

/**
 * Why the call may not be made now.
 * @returns `undefined` when it is lawful, else a problem that names the rule.
 */
export function whyIllegal(auction: Auction, call: Call): Problem | undefined {
  if (isEnded(auction))
    return { code: 'call/ended', message: t`The auction has ended; no further call can be made.` }
  if (call === PASS) return undefined
  const { bid, at, doubled } = standing(auction.calls)
  if (isBid(call))
    return bid !== undefined && call <= bid
      ? {
          code: 'call/insufficient',
          message: t`${callCode(call)} is not enough: a bid must be higher than ${callCode(bid)}.`,
        }
      : undefined
  if (bid === undefined)
    return {
      code: call === DOUBLE ? 'call/double' : 'call/redouble',
      message: t`There is no bid to ${callName(call)}.`,
    }
  const byOpponents =
    sideOf(callerAt(auction, at)) !== sideOf(callerAt(auction, auction.calls.length))
  if (call === DOUBLE) {
    if (!byOpponents)
      return {
        code: 'call/double',
        message: t`${callCode(bid)} was bid by your own side and cannot be doubled.`,
      }
    if (doubled !== 0)
      return { code: 'call/double', message: t`${callCode(bid)} is already doubled.` }
    return undefined
  }
  if (doubled === 0)
    return {
      code: 'call/redouble',
      message: t`${callCode(bid)} is not doubled, so it cannot be redoubled.`,
    }
  if (doubled === 2)
    return { code: 'call/redouble', message: t`${callCode(bid)} is already redoubled.` }
  return byOpponents
    ? { code: 'call/redouble', message: t`Only the side that was doubled may redouble.` }
    : undefined
}

export const isLegal = (auction: Auction, call: Call): boolean =>
  whyIllegal(auction, call) === undefined

/** The lawful calls: pass, double, redouble, then bids upwards; empty once the auction has ended. */
export const legalCalls = (auction: Auction): readonly Call[] =>
  [PASS, DOUBLE, REDOUBLE, ...BIDS].filter((call) => isLegal(auction, call))

/** The auction with one more call, or the problem that forbids it. */
export function withCall(auction: Auction, call: Call): Result<Auction, Problem> {
  const why = whyIllegal(auction, call)
  return why
    ? problem(why.code, `${seatName(callerAt(auction, auction.calls.length))}: ${why.message}`)
    : ok({ ...auction, calls: [...auction.calls, call] })
}

/**
 * The contract of an ended auction; `undefined` while it runs or when it was passed out.
 * Declarer is the player of the winning side who first named the final strain (Laws, Definitions).
 */
export function contractOf(auction: Auction): Contract | undefined {
  if (!isEnded(auction)) return undefined
  const { bid, at, doubled } = standing(auction.calls)
  if (bid === undefined) return undefined
  const side = sideOf(callerAt(auction, at))
  const strain = strainOf(bid)
  const first = auction.calls.findIndex(
    (call, i) => isBid(call) && strainOf(call) === strain && sideOf(callerAt(auction, i)) === side,
  )
  return { bid, doubled, declarer: callerAt(auction, first) }
}
