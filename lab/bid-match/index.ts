/**
 * Plays two bidding systems against each other at both tables, double dummy.
 *
 * `npm run bid-match -- [FILE] --a SYSTEM[+search] --b SYSTEM[+search] [--boards N] [--from N] [--doubled 2]
 * [--speed SPEED] [--seed SEED] [--json] [--out LINES]`: every board is bid at both tables, once with `a` North–South and
 * once East–West, and scored with all cards open. FILE has a board a line, as `deal`, `dealer` and `vul`; without it the
 * boards are dealt from the seed. `+search` behind a system: it looks ahead where its rules end, at that
 * speed (`normal` by default). `--doubled 2`: what fails by two or more counts as doubled, at both tables. One JSON line a board
 * goes to the `--out` file, and boards that are in it are not bid again. Prints the boards that decided and the
 * processor time of the decisions looked ahead for, and last `a gains X ± Y IMPs a board over N boards`; `--json` prints all of that as one object.
 */
import { type MatchResult, matchBoard, matchGain } from '#callchoice/match.ts'
import type { BiddingPair, MatchBoard } from '#callchoice/searched-auction.ts'
import { SPEEDS } from '#cardplay/budgets.ts'
import { callCode } from '#core/call.ts'
import { contractCode } from '#core/contract.ts'
import { formatSeed, parseSeed } from '#core/rng.ts'
import { seatLetter } from '#core/seat.ts'
import { refOfWord } from '#core/system-ref.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'
import { boardDealt, boardsOfFile } from './boards.ts'
import { keptLines } from './kept-lines.ts'

const USAGE =
  'Usage: npm run bid-match -- [FILE] --a SYSTEM[+search] --b SYSTEM[+search] [--boards N] [--from N] [--doubled 2] [--speed SPEED] [--seed SEED] [--json] [--out LINES]'
const fail = (message: string): never => {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}
const given = process.argv.slice(2)
const TEXTS = ['a', 'b', 'boards', 'from', 'doubled', 'speed', 'seed', 'out']
let file: string | undefined
const options = new Map<string, string>()
for (let i = 0; i < given.length; i++) {
  const word = given[i]!
  const name = word.slice(2)
  if (word === '--json') options.set('json', '')
  else if (!word.startsWith('--'))
    file = file === undefined ? word : fail(`“${word}” is one too many.`)
  else if (TEXTS.includes(name)) options.set(name, given[++i] ?? fail(`--${name} needs a value.`))
  else fail(`There is no option --${name}.`)
}

const speed = SPEEDS.find((one) => one === (options.get('speed') ?? 'normal'))
const SEARCH = '+search'
function pairOf(name: 'a' | 'b'): BiddingPair {
  const word = options.get(name) ?? fail(`--${name} is missing.`)
  const searches = word.endsWith(SEARCH)
  const made = played(refOfWord(searches ? word.slice(0, -SEARCH.length) : word))
  if (!made.ok) return fail(made.error.message)
  const { system } = made.value
  return searches
    ? { system, ahead: speed ?? fail(`--speed is one of ${SPEEDS.join(', ')}.`) }
    : { system }
}
function whole(name: string, otherwise: number): number {
  const n = Number(options.get(name) ?? otherwise)
  return Number.isSafeInteger(n) && n >= 1 ? n : fail(`--${name} is a whole number from 1.`)
}
const [a, b] = [pairOf('a'), pairOf('b')]
const doubledFrom = options.get('doubled')
if (doubledFrom !== undefined && doubledFrom !== '2')
  fail('--doubled is 2: what fails by two or more counts as doubled.')
const seed = parseSeed(options.get('seed') ?? formatSeed([40, 12, 2026, 11]))
if (!seed.ok) fail(`--seed: ${seed.error.message}`)
const from = whole('from', 1)

function boardsToBid(): readonly MatchBoard[] {
  if (!seed.ok) return []
  const { value } = seed
  const last = from + whole('boards', 100) - 1
  if (file === undefined)
    return Array.from({ length: last - from + 1 }, (_, i) => boardDealt(value, from + i))
  const upTo = options.has('boards') ? last : undefined
  try {
    return boardsOfFile(file).slice(from - 1, upTo)
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A board as it is printed and kept. */
interface Line {
  readonly board: number
  readonly imps: number
  readonly contracts: readonly string[]
  readonly calls: readonly string[]
  /** Calls that went their own way: `3P→3S +4.2`, the place in the auction first. */
  readonly changed: readonly (readonly string[])[]
  /** Processor seconds of each decision that was looked ahead for. */
  readonly seconds: readonly number[]
}
function lineOf({ board, tables, imps }: MatchResult, seconds: readonly number[]): Line {
  return {
    board: board.id,
    imps,
    contracts: tables.map(({ contract, tricks }) =>
      contract === undefined
        ? 'P'
        : `${contractCode(contract)} ${seatLetter(contract.declarer)} ${tricks}`,
    ),
    calls: tables.map(({ calls }) => calls.map(callCode).join(' ')),
    changed: tables.map(({ ahead }) =>
      ahead.flatMap(({ index, call, system, weighed }) => {
        const gain = weighed.find((one) => one.call === call)?.gain ?? 0
        return call === system
          ? []
          : [`${index + 1}${callCode(system)}→${callCode(call)} +${gain.toFixed(1)}`]
      }),
    ),
    seconds,
  }
}

const kernel = await loadKernel()
function bid(board: MatchBoard): Line {
  if (!seed.ok) return fail('no seed')
  const steps = matchBoard(kernel, board, {
    ...{ a, b, doubled: doubledFrom !== undefined, seed: seed.value },
  })
  // Each decision has a place of its own in its auction; the time between two yields is its own.
  const seconds: number[] = []
  let [at, since] = ['', process.cpuUsage()]
  for (;;) {
    const step = steps.next()
    const { user, system } = process.cpuUsage(since)
    const spent = (user + system) / 1e6
    if (step.done === true)
      return lineOf(
        step.value,
        seconds.map((one) => Number(one.toFixed(3))),
      )
    const { table, calls } = step.value
    const now = `${table} ${calls}`
    if (now === at && table !== undefined) seconds[seconds.length - 1]! += spent
    else if (table !== undefined) seconds.push(0)
    at = table === undefined ? '' : now
    since = process.cpuUsage()
  }
}

const { lines, add } = keptLines<Line>(options.get('out'))
const known = new Set(lines.map(({ board }) => board))
const json = options.has('json')
const boards = boardsToBid()
const wanted = new Set(boards.map(({ id }) => id))
const among = () => lines.filter(({ board }) => wanted.has(board))
const gainText = (): string => {
  const { mean, most } = matchGain(among())
  const signed = `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)}`
  return `a gains ${signed} ± ${(most - mean).toFixed(2)} IMPs a board over ${among().length} boards`
}
const EVERY = 20
for (const board of boards) {
  if (known.has(board.id)) continue
  const line = bid(board)
  add(line)
  if (!json && among().length % EVERY === 0) console.log(gainText())
}

const spent = among()
  .flatMap(({ seconds }) => seconds)
  .toSorted((one, other) => one - other)
const share = (of: number): number | undefined => spent[Math.floor(spent.length * of)]
const decided = among()
  .filter(({ imps }) => imps !== 0)
  .toSorted((one, other) => Math.abs(other.imps) - Math.abs(one.imps))
if (json) {
  const { mean, least, most } = matchGain(among())
  console.log(
    JSON.stringify({
      ...{ boards: among().length, gain: mean, least, most },
      ...{ decisions: spent.length, median: share(0.5), p95: share(0.95), decided },
    }),
  )
} else {
  for (const { board, imps, contracts, calls, changed } of decided)
    console.log(
      `board ${board}: ${imps > 0 ? '+' : '−'}${Math.abs(imps)}\n` +
        contracts
          .map((contract, i) => `  ${contract} | ${calls[i]} ${changed[i]!.join(', ')}`)
          .join('\n'),
    )
  if (spent.length > 0)
    console.log(
      `${spent.length} decisions looked ahead for: processor time ${share(0.5)} s in the middle, ${share(0.95)} s at 95 in a hundred`,
    )
  console.log(gainText())
}
