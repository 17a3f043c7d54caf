/**
 * Checks bidding. Two kinds of file are read, told apart by their first record:
 *
 *   auction FILE [--system ID] [--outcomes FILE] [--keep FILE] [--at-least N]
 *     records with `hand`: the call after the auction so far is compared with `expected`.
 *   auction FILE --system ID
 *     records with `deal` and `dd`: whole boards are bid and measured by double dummy.
 *
 * `--system` is for records that name none. `--outcomes` fails when any call differs from the kept
 * file, whatever is expected; `--keep` writes such a file. `--at-least` lets calls differ from what
 * is expected as long as N records agree; a record that cannot be read fails all the same.
 */
import { writeFileSync } from 'node:fs'
import { callCode } from '#core/call.ts'
import { type Bidder, bidderOf, systemIds } from './auction-bidders.ts'
import {
  calibrate,
  measureBoards,
  readBoard,
  type Seats,
  type SolvedBoard,
} from './auction-boards.ts'
import { answerCase, isDefective, readCase } from './auction-cases.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  isObject,
  type JsonObject,
  type Print,
  readText,
} from './harness.ts'

/** How a system is looked up; tests bring their own. */
export type FindBidder = (id: string) => Promise<Bidder | undefined>

interface Options {
  readonly files: readonly string[]
  readonly system?: string
  readonly outcomes?: string
  readonly keep?: string
  readonly atLeast?: number
}
const VALUED = ['--system', '--outcomes', '--keep', '--at-least'] as const

/** @throws Error for a flag that is unknown or lacks its value. */
function readOptions(args: readonly string[]): Options {
  const files: string[] = []
  const values = new Map<string, string>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    if (!arg.startsWith('--')) {
      files.push(arg)
      continue
    }
    if (!VALUED.some((flag) => flag === arg)) throw new Error(`There is no option ${arg}.`)
    const value = args[++i]
    if (value === undefined || value.startsWith('--')) throw new Error(`${arg} needs a value.`)
    values.set(arg, value)
  }
  const least = values.get('--at-least')
  if (least !== undefined && !/^\d+$/.test(least))
    throw new Error('--at-least needs a whole number of records.')
  const system = values.get('--system')
  const outcomes = values.get('--outcomes')
  const keep = values.get('--keep')
  return {
    files,
    ...(system === undefined ? {} : { system }),
    ...(outcomes === undefined ? {} : { outcomes }),
    ...(keep === undefined ? {} : { keep }),
    ...(least === undefined ? {} : { atLeast: Number(least) }),
  }
}

interface Line {
  /** 1-based. */
  readonly number: number
  readonly record: JsonObject | undefined
  readonly problem: string
}
/** The records of a text of one JSON object a line; empty lines are skipped. */
function linesOf(text: string): readonly Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, i): Line[] => {
      if (line.trim() === '') return []
      try {
        const record: unknown = JSON.parse(line)
        return isObject(record)
          ? [{ number: i + 1, record, problem: '' }]
          : [{ number: i + 1, record: undefined, problem: 'not a record' }]
      } catch (error) {
        const problem = `not readable as JSON: ${String(error)}`
        return [{ number: i + 1, record: undefined, problem }]
      }
    })
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Loads each system once. */
const loader = (find: FindBidder): FindBidder => {
  const known = new Map<string, Promise<Bidder | undefined>>()
  return (id) => {
    const made = known.get(id) ?? find(id)
    known.set(id, made)
    return made
  }
}
const unknownSystem = (id: string): string =>
  `system: there is none called ${id} (${systemIds().join(', ') || 'none is listed'})`

/** The calls of a kept file, or the problem of reading it. */
function readOutcomes(path: string): ReadonlyMap<string, string> {
  const read = readText(path)
  if ('problem' in read) throw new Error(`${path}: ${read.problem}`)
  const value: unknown = JSON.parse(read.text)
  if (!isObject(value)) throw new Error(`${path} is not an object of calls by record.`)
  return new Map(
    Object.entries(value).map(([key, call]) => {
      if (typeof call !== 'string') throw new Error(`${path}: ${key} is not a call.`)
      return [key, call]
    }),
  )
}

/** Compares the calls of a file of hands. */
async function runCases(
  lines: readonly Line[],
  options: Options,
  find: FindBidder,
  print: Print,
): Promise<ConformanceReport> {
  const outcomes = new Map<string, string>()
  let passed = 0
  let differing = 0
  let faults = 0
  let skipped = 0
  const fault = (where: string, message: string): void => {
    faults++
    print(`${where}: ${message}`)
  }
  for (const { number, record, problem } of lines) {
    const where = `line ${number}`
    if (record === undefined) {
      fault(where, problem)
      continue
    }
    if (isDefective(record)) {
      skipped++
      continue
    }
    try {
      const one = readCase(record)
      const name = one.key === String(record['id']) ? `${where} ${one.key}` : where
      if (outcomes.has(one.key)) throw new Error(`the same record as before: ${one.key}`)
      const system = one.system ?? options.system
      if (system === undefined) throw new Error('system: the record names none, nor does --system')
      const bidder = await find(system)
      if (bidder === undefined) throw new Error(unknownSystem(system))
      const call = answerCase(one, bidder)
      outcomes.set(one.key, callCode(call))
      if (call === one.expected) passed++
      else {
        differing++
        print(`${name}: expected ${callCode(one.expected)}, got ${callCode(call)}`)
      }
    } catch (error) {
      fault(where, messageOf(error))
    }
  }
  print(`${skipped} skipped for a defect of the record`)
  if (options.outcomes !== undefined) {
    const kept = readOutcomes(options.outcomes)
    for (const key of new Set([...kept.keys(), ...outcomes.keys()]))
      if (kept.get(key) !== outcomes.get(key))
        fault(key, `kept ${kept.get(key) ?? 'nothing'}, now ${outcomes.get(key) ?? 'nothing'}`)
  }
  if (options.keep !== undefined)
    writeFileSync(options.keep, `${JSON.stringify(Object.fromEntries(outcomes), null, 1)}\n`)
  if (options.atLeast === undefined) return { passed, failed: faults + differing }
  const enough = passed >= options.atLeast
  print(`${differing} differ; ${passed} agree, of which ${options.atLeast} were asked`)
  return { passed, failed: faults + (enough ? 0 : options.atLeast - passed) }
}

/** What the measured systems must reach on the thousand boards. */
const LIMITS: Readonly<
  Record<string, { readonly shortfall: number; readonly earlyFloor?: number }>
> = {
  'schenken-1967': { shortfall: 4.0 },
  'essex-acol': { shortfall: 4.2, earlyFloor: 0.1 },
}

/** Bids and measures a file of boards. */
async function runBoards(
  lines: readonly Line[],
  { system }: Options,
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
  print('Calibration, IMPs a board')
  for (const { name, expected, found } of calibrate(boards))
    check(expected === found, `  ${name}: ${found} (known ${expected})`)
  const bidder = system === undefined ? undefined : await find(system)
  if (system === undefined || bidder === undefined) {
    check(false, system === undefined ? 'boards need --system' : unknownSystem(system))
    return { passed, failed }
  }
  const limits = Object.hasOwn(LIMITS, system) ? LIMITS[system] : undefined

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
  const silent = bid('NS', `${system} with East and West silent`)
  within(
    'short of the best contract, IMPs a board',
    silent.shortfall,
    limits?.shortfall,
    silent.shortfall.toFixed(3),
  )
  const all = bid('all', `${system} in all four seats`)
  print(`  from par, IMPs a board: ${all.fromPar.toFixed(3)}`)
  within(
    'calls from the floor before the third round',
    all.earlyFloor,
    limits?.earlyFloor,
    `${(100 * all.earlyFloor).toFixed(1)} %`,
  )
  return { passed, failed }
}

/** The whole kind, with the bidders found as given. */
export const auctionKind = (find: FindBidder): ConformanceKind => ({
  kind: 'auction',
  usage: 'FILE [--system ID] [--outcomes FILE] [--keep FILE] [--at-least N]',
  async run(args, print) {
    const options = readOptions(args)
    const [path, ...more] = options.files
    if (path === undefined || more.length > 0) throw new Error('auction takes one file.')
    const read = readText(path)
    if ('problem' in read) {
      print(`${path}: ${read.problem}`)
      return { passed: 0, failed: 1 }
    }
    const lines = linesOf(read.text)
    if (lines.length === 0) {
      print('The file holds no record.')
      return { passed: 0, failed: 1 }
    }
    const load = loader(find)
    const areBoards = lines.some(({ record }) => record !== undefined && 'deal' in record)
    return areBoards
      ? runBoards(lines, options, load, print)
      : runCases(lines, options, load, print)
  },
})

export const conformance: ConformanceKind = auctionKind(bidderOf)
