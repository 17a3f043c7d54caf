/** A file of boards: bid by a system in all seats, and measured by double dummy. */
import { callCode } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { imps } from '#core/imps.ts'
import { SOUTH, sideOf } from '#core/seat.ts'
import {
  type BoardsMeasured,
  calibrate,
  contractOfCalls,
  fromPar,
  measureBoards,
  reachedScore,
  readBoard,
  type Seats,
  type SolvedBoard,
  shortfall,
} from './auction-boards.ts'
import { type FindBidder, type Line, messageOf, type Options } from './auction-options.ts'
import { unknownSystem } from './auction-run-cases.ts'
import { estimate, estimateText, percent, summarize, summaryLines } from './auction-summary.ts'
import type { ConformanceReport, Print } from './harness.ts'

interface Limits {
  /** IMPs a board short of the best contract, East and West silent. */
  readonly shortfall: number
  /** IMPs a board from par, in all four seats. */
  readonly fromPar: number
  /** The share of natural calls before the third round. */
  readonly earlyNatural?: number
}
const STRATEGY: Limits = { shortfall: 3.6, fromPar: 5.2 }
/** What the measured systems must reach on the thousand boards. */
const LIMITS: Readonly<Record<string, Limits>> = {
  'schenken-1967': { shortfall: 3.3, fromPar: 4.9 },
  'essex-acol': { shortfall: 3.3, fromPar: 4.9, earlyNatural: 0.1 },
  sayc: { shortfall: 3.3, fromPar: 4.9, earlyNatural: 0.1 },
  'two-over-one': { shortfall: 3.3, fromPar: 4.9, earlyNatural: 0.1 },
  // A notrump of 12–14 tells less of the games that a strong one finds.
  'modern-acol': { shortfall: 3.4, fromPar: 4.9, earlyNatural: 0.1 },
  'forum-d': { shortfall: 3.3, fromPar: 4.9, earlyNatural: 0.1 },
  standard: STRATEGY,
  precision: STRATEGY,
  modern: STRATEGY,
}
/** The file of the thousand boards is known by these peers, and must give the known figures. */
const CALIBRATED = ['z3b', 'z3bSilentEW']

/** The contracts of a peer on every board; `undefined` where a board has no auction of it. */
const peerContracts = (
  boards: readonly SolvedBoard[],
  name: string,
): readonly (Contract | undefined)[] | undefined =>
  boards.every(({ peers }) => peers.has(name))
    ? boards.map((board) => contractOfCalls(board, board.peers.get(name) ?? []))
    : undefined
const contractsOf = (measured: BoardsMeasured): readonly (Contract | undefined)[] =>
  measured.boards.map(({ bid }) => bid.contract)

/** Bids and measures a file of boards. */
export async function runBoards(
  lines: readonly Line[],
  { system, against, blanked }: Options,
  find: FindBidder,
  print: Print,
): Promise<ConformanceReport> {
  let passed = 0
  let failed = 0
  const check = (good: boolean, line: string): void => {
    if (good) passed++
    else failed++
    print(`${good ? '' : 'WRONG '}${line}`)
  }
  const boards: SolvedBoard[] = []
  for (const { number, record, problem } of lines)
    try {
      if (record === undefined) throw new Error(problem)
      boards.push(readBoard(record))
    } catch (error) {
      check(false, `line ${number}: ${messageOf(error)}`)
    }
  const known = CALIBRATED.every((name) => boards.some(({ peers }) => peers.has(name)))
  if (known) {
    print('Calibration, IMPs a board')
    for (const { name, expected, found } of calibrate(boards))
      check(expected === found, `  ${name}: ${found} (known ${expected})`)
  }
  const bidder = system === undefined ? undefined : await find(system)
  if (system === undefined || bidder === undefined) {
    check(false, system === undefined ? 'boards need --system' : unknownSystem(system))
    return { passed, failed }
  }
  const limits = known && Object.hasOwn(LIMITS, system) ? LIMITS[system] : undefined

  const bid = (seats: Seats, title: string) => {
    print(title)
    const measured = measureBoards(boards, bidder, seats)
    const faults = measured.boards.filter((one) => one.bid.fault !== undefined)
    for (const one of faults.slice(0, 20))
      print(
        `  board ${one.board.id}: ${one.bid.auction.calls.map(callCode).join(' ')}: ${one.bid.fault}`,
      )
    passed += boards.length - faults.length
    failed += faults.length
    print(`  ${boards.length - faults.length} of ${boards.length} auctions lawful and ended`)
    return measured
  }
  const within = (name: string, value: number, limit: number | undefined, text: string): void => {
    if (limit === undefined) print(`  ${name}: ${text}`)
    else check(value <= limit, `  ${name}: ${text} (at most ${limit})`)
  }
  /** Ours less theirs, board by board: below nothing we are nearer to what could be had. */
  const paired = (
    name: string,
    ours: readonly (Contract | undefined)[],
    theirs: readonly (Contract | undefined)[],
    measure: typeof fromPar,
  ): void => {
    const differences = boards.map(
      (board, i) => measure(board, ours[i]) - measure(board, theirs[i]),
    )
    print(`  ${name} less ${against}'s, paired: ${estimateText(estimate(differences))}`)
  }

  const silent = bid('NS', `${system} with East and West silent`)
  within(
    'short of the best contract, IMPs a board',
    silent.shortfall,
    limits?.shortfall,
    silent.shortfall.toFixed(3),
  )
  const all = bid('all', `${system} in all four seats`)
  within('from par, IMPs a board', all.fromPar, limits?.fromPar, all.fromPar.toFixed(3))
  within(
    'natural calls before the third round',
    all.earlyNatural,
    limits?.earlyNatural,
    `${(100 * all.earlyNatural).toFixed(1)} %`,
  )
  for (const [i, { calls, natural }] of all.rounds.entries())
    print(`  natural defaults in round ${i + 1}: ${percent({ of: calls, are: natural })}`)
  const contracts = contractsOf(all)
  const reached = boards.map((board, i) => ({ board, contract: contracts[i] }))
  for (const line of summaryLines(summarize(reached))) print(line)
  const blind = blanked ? await find(system, system, true) : undefined
  if (blind !== undefined) {
    const unread = measureBoards(boards, blind, 'all')
    const costs = unread.boards.map(
      ({ board, bid: { contract } }, i) => fromPar(board, contract) - fromPar(board, contracts[i]),
    )
    print(
      `  from par without what is read of the other hands: ${unread.fromPar.toFixed(3)}, paired ${estimateText(estimate(costs))}`,
    )
  }
  if (against === undefined) return { passed, failed }

  const other = await find(against)
  const rival = other && measureBoards(boards, other, 'all')
  const theirs = rival ? contractsOf(rival) : peerContracts(boards, against)
  if (theirs === undefined) {
    check(false, `against: neither a peer of every board nor a system is called ${against}`)
    return { passed, failed }
  }
  print(`Against ${against}`)
  paired('from par', contracts, theirs, fromPar)
  const theirSilent = other
    ? contractsOf(measureBoards(boards, other, 'NS'))
    : peerContracts(boards, `${against}SilentEW`)
  if (theirSilent) paired('short of the best', contractsOf(silent), theirSilent, shortfall)
  const [ours, away] = [await find(system, against), other && (await find(against, system))]
  if (ours === undefined || away === undefined) return { passed, failed }
  // At one table we sit North and South, at the other East and West.
  const home = measureBoards(
    boards,
    (view) => (sideOf(view.seat) === sideOf(SOUTH) ? ours : away)(view),
    'all',
  )
  const guest = measureBoards(
    boards,
    (view) => (sideOf(view.seat) === sideOf(SOUTH) ? away : ours)(view),
    'all',
  )
  const won = boards.map((board, i) =>
    imps(
      reachedScore(board, home.boards[i]?.bid.contract) -
        reachedScore(board, guest.boards[i]?.bid.contract),
    ),
  )
  print(`  won head to head at both tables, IMPs a board: ${estimateText(estimate(won))}`)
  return { passed, failed }
}
