/**
 * Bidding whole boards and measuring the contracts by the double-dummy table that stands beside
 * each board: how far short of the best contract of North and South, and how far from par.
 */
import {
  type Auction,
  callerAt,
  contractOf,
  emptyAuction,
  isEnded,
  whyIllegal,
  withCall,
} from '#core/auction.ts'
import {
  BIDS,
  type Bid,
  bidOf,
  type Call,
  callCode,
  LEVELS,
  levelOf,
  PASS,
  parseCall,
  strainOf,
} from '#core/call.ts'
import { type Contract, strainOfContract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as deal from '#core/deal.ts'
import { imps } from '#core/imps.ts'
import { score, scoreFor } from '#core/score.ts'
import {
  NORTH,
  otherSide,
  parseSeat,
  type Seat,
  SIDES,
  type Side,
  SOUTH,
  seatsOf,
  sideOf,
} from '#core/seat.ts'
import { parseStrain, STRAINS, type Strain, strainLetter } from '#core/suit.ts'
import { isVulnerable, parseVulnerability, type Vulnerability } from '#core/vulnerability.ts'
import type { Bidder } from './auction-bidders.ts'
import { checkFields, isObject, type JsonObject } from './harness.ts'

/** A board with what a double-dummy solver says of it. */
export interface SolvedBoard {
  readonly id: string
  readonly deal: Deal
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** Tricks by strain (clubs first, notrump last) and declarer (North first). */
  readonly tricks: readonly (readonly number[])[]
  /** Par for North and South. */
  readonly par: number
  /** Auctions of other bidders by name. */
  readonly peers: ReadonlyMap<string, readonly Call[]>
}

const fail = (message: string): never => {
  throw new Error(message)
}
const textOf = (record: JsonObject, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : fail(`${field} is not a text`)
}
const callsOf = (value: unknown, field: string): readonly Call[] =>
  Array.isArray(value)
    ? (value as readonly unknown[]).map(
        (text) =>
          (typeof text === 'string' ? parseCall(text) : undefined) ??
          fail(`${field}: ${JSON.stringify(text)} is not a call`),
      )
    : fail(`${field} is not a list of calls`)
const isTricks = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 13

const FIELDS = ['id', 'deal', 'dealer', 'vul', 'dd', 'par']

/**
 * Reads one record of a file of boards.
 * @throws Error that says which field is wrong.
 */
export function readBoard(record: JsonObject): SolvedBoard {
  for (const { field, actual } of checkFields(record, FIELDS, ['peer']))
    return fail(`${field}: ${actual === undefined ? 'absent' : 'unknown field'}`)
  const { id, dd, par, peer } = record
  const read = deal.parse(textOf(record, 'deal'))
  if (!read.ok) return fail(`deal: ${read.error.message}`)
  if (!deal.isWhole(read.value)) return fail('deal is not whole')
  if (!isObject(dd)) return fail('dd is not an object')
  for (const field of Object.keys(dd))
    if (field.length !== 1 || parseStrain(field) === undefined) fail(`dd.${field}: unknown field`)
  const tricks = STRAINS.map((strain) => {
    const row = dd[strainLetter(strain)]
    const numbers = Array.isArray(row) ? (row as readonly unknown[]) : []
    return numbers.length === 4 && numbers.every(isTricks)
      ? numbers
      : fail(`dd.${strainLetter(strain)} is not four numbers of tricks`)
  })
  if (typeof par !== 'number' || !Number.isInteger(par)) return fail('par is not a whole number')
  if (peer !== undefined && !isObject(peer)) return fail('peer is not an object')
  const board: SolvedBoard = {
    id: String(id),
    deal: read.value,
    dealer: parseSeat(textOf(record, 'dealer')) ?? fail('dealer is not a seat'),
    vulnerability: parseVulnerability(textOf(record, 'vul')) ?? fail('vul is not a vulnerability'),
    tricks,
    par,
    peers: new Map(
      Object.entries(peer ?? {}).map(([name, calls]) => [name, callsOf(calls, `peer.${name}`)]),
    ),
  }
  const found = parOf(board)
  return par === found ? board : fail(`par is ${par}, but the table gives ${found}`)
}

const tricksOf = (board: SolvedBoard, strain: Strain, declarer: Seat): number =>
  board.tricks[strain]?.[declarer] ?? fail('a table without that cell')

/** What the contract scores for North and South at double-dummy tricks; 0 when passed out. */
export const reachedScore = (board: SolvedBoard, contract: Contract | undefined): number =>
  contract === undefined
    ? 0
    : scoreFor(
        sideOf(NORTH),
        contract,
        board.vulnerability,
        tricksOf(board, strainOfContract(contract), contract.declarer),
      )

/** The highest score that North or South makes undoubled, or 0 when every contract fails. */
export function bestScore(board: SolvedBoard): number {
  let best = 0
  for (const declarer of [NORTH, SOUTH])
    for (const strain of STRAINS)
      for (const level of LEVELS)
        best = Math.max(
          best,
          score(
            { bid: bidOf(level, strain), doubled: 0 },
            isVulnerable(board.vulnerability, declarer),
            tricksOf(board, strain, declarer),
          ),
        )
  return best
}

/**
 * Par for North and South, found from the table: each side in turn names the contract that is best
 * for it against the best reply, failing contracts are doubled, and the dealer's side speaks first.
 */
export function parOf(board: SolvedBoard): number {
  /** The most the side scores for the bid, whoever of the two declares. */
  const own = (side: Side, bid: Bid): number =>
    Math.max(
      ...seatsOf(side).map((declarer) => {
        const tricks = tricksOf(board, strainOf(bid), declarer)
        const doubled = tricks < levelOf(bid) + 6 ? 1 : 0
        return score({ bid, doubled }, isVulnerable(board.vulnerability, declarer), tricks)
      }),
    )
  // From seven notrump down: what the best bid from here upwards is worth to the side that makes it.
  const best: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const bid of BIDS.toReversed()) {
    const [ns, ew] = SIDES.map((side) => Math.min(own(side, bid), -best[otherSide(side)]))
    best[0] = Math.max(best[0], ns!)
    best[1] = Math.max(best[1], ew!)
  }
  const first = sideOf(board.dealer)
  const value = Math.max(best[first], Math.min(0, -best[otherSide(first)]))
  return first === sideOf(NORTH) ? value : 0 - value
}

/** IMPs lost to the best contract of North and South, 0 or more. */
export const shortfall = (board: SolvedBoard, contract: Contract | undefined): number =>
  imps(bestScore(board) - reachedScore(board, contract))
/** IMPs between the contract and par, 0 or more. */
export const fromPar = (board: SolvedBoard, contract: Contract | undefined): number =>
  Math.abs(imps(board.par - reachedScore(board, contract)))

/** The contract of an auction that must be whole and lawful. */
export function contractOfCalls(board: SolvedBoard, calls: readonly Call[]): Contract | undefined {
  let auction = emptyAuction(board.dealer)
  for (const [i, call] of calls.entries()) {
    const next = withCall(auction, call)
    if (!next.ok) return fail(`call ${i + 1}, ${callCode(call)}: ${next.error.message}`)
    auction = next.value
  }
  return isEnded(auction) ? contractOf(auction) : fail('the auction has not ended')
}

/** Which seats the bidder bids for; the others pass. */
export type Seats = 'NS' | 'all'

export interface RoundCalls {
  readonly calls: number
  readonly natural: number
}
export interface BidBoard {
  readonly auction: Auction
  readonly contract: Contract | undefined
  /** By round of the auction: calls the bidder made, and how many of them were natural defaults. */
  readonly rounds: readonly RoundCalls[]
  /** What went wrong; the auction is cut there. */
  readonly fault?: string
}

/** More calls than any lawful auction has. */
const MOST_CALLS = 320
/** Rounds told apart; the last takes all that follow. */
const ROUNDS = 4
const EARLY_ROUNDS = 2

/** Bids the board to the end. A call that is not lawful, or a throw, ends it with a fault. */
export function bidBoard(board: SolvedBoard, bidder: Bidder, seats: Seats): BidBoard {
  let auction = emptyAuction(board.dealer)
  const rounds = Array.from({ length: ROUNDS }, () => ({ calls: 0, natural: 0 }))
  let fault: string | undefined
  while (fault === undefined && !isEnded(auction) && auction.calls.length < MOST_CALLS) {
    const at = auction.calls.length
    const seat = callerAt(auction, at)
    let call: Call = PASS
    if (seats === 'all' || sideOf(seat) === sideOf(NORTH)) {
      try {
        const chosen = bidder({
          seat,
          hand: board.deal[seat],
          dealer: board.dealer,
          vulnerability: board.vulnerability,
          calls: auction.calls.map((made) => ({ call: made })),
          contract: undefined,
          dummy: undefined,
          cards: [],
          claim: undefined,
        })
        call = chosen.call
        const round = rounds[Math.min(at >> 2, ROUNDS - 1)]
        if (round) {
          round.calls++
          if (chosen.natural) round.natural++
        }
      } catch (error) {
        fault = `no call: ${error instanceof Error ? error.message : String(error)}`
        break
      }
    }
    const why = whyIllegal(auction, call)
    if (why !== undefined) fault = why.message
    else auction = { ...auction, calls: [...auction.calls, call] }
  }
  if (fault === undefined && !isEnded(auction)) fault = 'the auction does not end'
  return {
    auction,
    contract: fault === undefined ? contractOf(auction) : undefined,
    rounds,
    ...(fault === undefined ? {} : { fault }),
  }
}

/** What a bidder reached over many boards. */
export interface BoardsMeasured {
  readonly boards: readonly { readonly board: SolvedBoard; readonly bid: BidBoard }[]
  /** Mean IMPs a board. */
  readonly shortfall: number
  readonly fromPar: number
  /** Share of natural defaults among the calls before the third round, 0..1. */
  readonly earlyNatural: number
  readonly rounds: readonly RoundCalls[]
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length

/** Bids all boards. */
export function measureBoards(
  boards: readonly SolvedBoard[],
  bidder: Bidder,
  seats: Seats,
): BoardsMeasured {
  const done = boards.map((board) => ({ board, bid: bidBoard(board, bidder, seats) }))
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({
    calls: done.reduce((n, { bid }) => n + (bid.rounds[i]?.calls ?? 0), 0),
    natural: done.reduce((n, { bid }) => n + (bid.rounds[i]?.natural ?? 0), 0),
  }))
  const early = rounds.slice(0, EARLY_ROUNDS)
  const earlyCalls = early.reduce((n, { calls }) => n + calls, 0)
  return {
    boards: done,
    shortfall: mean(done.map(({ board, bid }) => shortfall(board, bid.contract))),
    fromPar: mean(done.map(({ board, bid }) => fromPar(board, bid.contract))),
    earlyNatural:
      earlyCalls === 0 ? 0 : early.reduce((n, { natural }) => n + natural, 0) / earlyCalls,
    rounds,
  }
}

/** A known figure of the thousand boards and what was found. */
export interface Calibration {
  readonly name: string
  readonly expected: string
  readonly found: string
}
const PASSED_OUT = undefined
/**
 * The figures that the specification gives for the thousand boards: a measure that does not find
 * them measures something else.
 */
export function calibrate(boards: readonly SolvedBoard[]): readonly Calibration[] {
  const peer = (board: SolvedBoard, name: string): Contract | undefined =>
    contractOfCalls(
      board,
      board.peers.get(name) ?? fail(`board ${board.id} has no auction peer.${name}`),
    )
  const find = (
    name: string,
    expected: string,
    measure: (board: SolvedBoard) => number,
  ): Calibration => ({ name, expected, found: mean(boards.map(measure)).toFixed(2) })
  return [
    find('from par, passed out', '8.06', (b) => fromPar(b, PASSED_OUT)),
    find('from par, peer.z3b', '5.43', (b) => fromPar(b, peer(b, 'z3b'))),
    find('short of the best, passed out', '4.99', (b) => shortfall(b, PASSED_OUT)),
    find('short of the best, peer.z3bSilentEW', '3.79', (b) =>
      shortfall(b, peer(b, 'z3bSilentEW')),
    ),
  ]
}
