/**
 * Holds a system's auctions on recorded deals against par and against the players' own.
 *
 * `npm run lab -- auction-shape FILE SYSTEM[+search] [--boards N] [--from N] [--every N] [--seed SEED] [--out LINES]`:
 * FILE has an auction a line, as `deal`, `dealer`, `vul` and `auction`; a deal counts once, whatever number of tables
 * played it, and every `N`th is taken. All four seats bid the system, with `+search` looking ahead where its rules
 * end. Printed for the system, for its rules alone and for the players, double dummy: IMPs from par, paired with the
 * rules alone; contested auctions; doubled contracts; how often a bid of the other side that two passes would
 * end is not passed; slams of 31 points and of any strength that make, and how many are bid. One JSON line a deal
 * goes to the `--out` file, and deals that are in it are not bid again.
 */
import { readFileSync } from 'node:fs'
import { type BiddingPair, type MatchBoard, searchedAuction } from '#callchoice/searched-auction.ts'
import { type Auction, callerAt, contractOf } from '#core/auction.ts'
import { BIDS, type Call, callCode, isBid, levelOf, PASS, parseCall, strainOf } from '#core/call.ts'
import { hcp } from '#core/hand.ts'
import { imps } from '#core/imps.ts'
import { formatSeed, parseSeed } from '#core/rng.ts'
import { scoreFor } from '#core/score.ts'
import { SIDES, type Side, seatsOf, sideOf } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { refOfWord } from '#core/system-ref.ts'
import { type TrickTable, tableTricks } from '#core/trick-table.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { parOf } from '#doubledummy/par.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'
import { boardOfLine } from '../bid-match/boards.ts'
import { keptLines } from '../bid-match/kept-lines.ts'

const fail = (message: string): never => {
  console.error(
    `${message}\nUsage: npm run lab -- auction-shape FILE SYSTEM[+search] [--boards N] [--from N] [--every N] [--seed SEED] [--out LINES]`,
  )
  process.exit(2)
}
const args = process.argv.slice(2)
const options = new Map<string, string>()
while (args.length > 2 && args.at(-2)!.startsWith('--')) {
  const [name, value] = args.splice(-2) as [string, string]
  if (!['--boards', '--from', '--every', '--seed', '--out'].includes(name))
    fail(`There is no option ${name}.`)
  options.set(name, value)
}
const [file = fail('A file is missing.'), word = 'sayc', more] = args
if (more !== undefined) fail(`“${more}” is one too many.`)
const searches = word.endsWith('+search')
const made = played(refOfWord(word.replace(/\+search$/, '')))
const system = made.ok ? made.value.system : fail(made.error.message)
const parsed = parseSeed(options.get('--seed') ?? formatSeed([40, 1, 1, 2]))
const seed = parsed.ok ? parsed.value : fail(parsed.error.message)
const whole = (name: string, otherwise: number): number => {
  const n = Number(options.get(name) ?? otherwise)
  return Number.isSafeInteger(n) && n >= 1 ? n : fail(`${name} is a whole number from 1.`)
}

/** A deal and the auctions that were recorded on it. */
interface Recorded {
  readonly board: MatchBoard
  readonly players: readonly (readonly Call[])[]
}
function callsOfLine(line: string, at: number): readonly Call[] {
  const { auction } = JSON.parse(line) as { readonly auction?: unknown }
  if (!Array.isArray(auction)) return fail(`line ${at}: auction is missing`)
  return auction.map((code) => parseCall(String(code)) ?? fail(`line ${at}: ${code} is no call`))
}
function recorded(): readonly Recorded[] {
  const deals = new Map<string, { board: MatchBoard; players: (readonly Call[])[] }>()
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue
    const board = boardOfLine(line, i + 1)
    const key = JSON.stringify([board.deal, board.dealer, board.vulnerability])
    const one = deals.get(key) ?? { board: { ...board, id: deals.size + 1 }, players: [] }
    one.players.push(callsOfLine(line, i + 1))
    deals.set(key, one)
  }
  return [...deals.values()]
}

/** What is counted of an auction. */
interface Counted {
  readonly calls: string
  readonly fromPar: number
  readonly contested: boolean
  readonly doubled: boolean
  /** Turns at which a pass would end the auction in a bid of the others, while one’s own side has only passed. */
  readonly chances: number
  readonly balanced: number
  /** A slam is bid that makes. */
  readonly slam: boolean
}
function counted(
  { deal: _, ...board }: MatchBoard,
  table: TrickTable,
  calls: readonly Call[],
): Counted {
  const auction: Auction = { dealer: board.dealer, calls }
  const contract = contractOf(auction)
  const tricks = contract ? tableTricks(table, strainOf(contract.bid), contract.declarer) : 0
  const par = parOf(table, board.dealer, board.vulnerability).score
  const acted = (side: Side, upTo = calls.length): boolean =>
    calls.some((call, i) => i < upTo && call !== PASS && sideOf(callerAt(auction, i)) === side)
  let [chances, balanced] = [0, 0]
  for (const [i, call] of calls.entries()) {
    const last = calls.slice(i - 3, i)
    if (i < 3 || !isBid(last[0]!) || last[1] !== PASS || last[2] !== PASS) continue
    if (acted(sideOf(callerAt(auction, i)), i)) continue
    chances++
    if (call !== PASS) balanced++
  }
  return {
    calls: calls.map(callCode).join(' '),
    fromPar: Math.abs(imps(par - scoreFor(0, contract, board.vulnerability, tricks))),
    contested: SIDES.every((side) => acted(side)),
    doubled: contract !== undefined && contract.doubled > 0,
    ...{ chances, balanced },
    slam:
      contract !== undefined && levelOf(contract.bid) >= 6 && tricks >= levelOf(contract.bid) + 6,
  }
}

/** A deal with what was counted at every table of it. */
interface Line {
  readonly deal: number
  /** Points of a side that makes a slam, the stronger one; missing where none makes. */
  readonly slam?: number
  readonly bid: Counted
  readonly ruled: Counted
  readonly players: readonly Counted[]
}
const kernel = await loadKernel()
function lineOf({ board, players }: Recorded): Line {
  const table = finish(solveTable(kernel, board.deal))
  const bidBy = (pair: BiddingPair): Counted => {
    const { calls } = finish(
      searchedAuction(kernel, [pair, pair], board, { scoring: 'imps', seed }),
    )
    return counted(board, table, calls)
  }
  const ruled = bidBy({ system })
  const making = SIDES.filter((side) =>
    BIDS.some(
      (bid) =>
        levelOf(bid) === 6 &&
        seatsOf(side).some((seat) => tableTricks(table, strainOf(bid), seat) >= 12),
    ),
  ).map((side) => seatsOf(side).reduce<number>((sum, seat) => sum + hcp(board.deal[seat]), 0))
  return {
    deal: board.id,
    ...(making.length > 0 && { slam: Math.max(...making) }),
    bid: searches ? bidBy({ system, ahead: 'normal' }) : ruled,
    ruled,
    players: players.map((calls) => counted(board, table, calls)),
  }
}

const { lines, add } = keptLines<Line>(options.get('--out'))
const known = new Set(lines.map(({ deal }) => deal))
const [from, every] = [whole('--from', 1), whole('--every', 1)]
const wanted = recorded()
  .filter((_, i) => i >= from - 1 && (i - from + 1) % every === 0)
  .slice(0, whole('--boards', 1_000_000))
for (const [i, deal] of wanted.entries()) {
  if (known.has(deal.board.id)) continue
  const line = lineOf(deal)
  add(line)
  if ((i + 1) % 20 === 0) console.error(`${i + 1} of ${wanted.length}`)
}

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length
/** The mean with half the width of the interval that holds it nineteen times in twenty. */
function within(of: readonly number[]): string {
  const middle = mean(of)
  const squares = of.reduce((sum, one) => sum + (one - middle) ** 2, 0)
  const side = 1.96 * Math.sqrt(squares / of.length / Math.max(1, of.length - 1))
  return `${middle.toFixed(3)} ± ${side.toFixed(3)}`
}
const ids = new Set(wanted.map(({ board }) => board.id))
const among = lines.filter(({ deal }) => ids.has(deal))
const percent = (n: number, of: number): string =>
  `${of === 0 ? '–' : ((100 * n) / of).toFixed(1)} % (${n} of ${of})`
/** A column of figures: each deal counts once, the players' tables of it together. */
function told(name: string, tables: readonly (readonly Counted[])[]): void {
  const all = tables.flat()
  const count = (is: (one: Counted) => boolean): string =>
    percent(all.filter(is).length, all.length)
  const sum = (of: (one: Counted) => number): number => all.reduce((n, one) => n + of(one), 0)
  const slams = (least: number): string => {
    const making = among.flatMap(({ slam }, i) =>
      slam !== undefined && slam >= least ? tables[i]! : [],
    )
    return percent(making.filter(({ slam }) => slam).length, making.length)
  }
  console.log(
    `${name}\n` +
      `  from par ${within(tables.map((at) => mean(at.map(({ fromPar }) => fromPar))))} IMPs a deal\n` +
      `  contested ${count(({ contested }) => contested)}\n` +
      `  doubled ${count(({ doubled }) => doubled)}\n` +
      `  not passed out ${percent(
        sum((one) => one.balanced),
        sum((one) => one.chances),
      )}\n` +
      `  slams that make, with 31 points ${slams(31)}, all ${slams(0)}`,
  )
}
told(
  word,
  among.map(({ bid }) => [bid]),
)
if (searches) {
  told(
    'its rules alone',
    among.map(({ ruled }) => [ruled]),
  )
  console.log(
    `  ${word} less that, paired: ${within(among.map(({ bid, ruled }) => bid.fromPar - ruled.fromPar))}`,
  )
}
told(
  'the players',
  among.map(({ players }) => players),
)
