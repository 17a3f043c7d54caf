/** Recorded boards for calibration: PBN, LIN, and JSON lines of facts; whole deals that were played. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contractOf } from '#core/auction.ts'
import { parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import * as deals from '#core/deal.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { readBytes } from '#formats/index.ts'
import { buildAuction, buildPlay } from '#formats/record-builder.ts'
import { benchRandom } from '#testing/bench.ts'
import { isObject, type Json } from '../../scripts/conformance/harness.ts'

/** A board as it was played at one table. */
export interface Recorded {
  readonly record: BoardRecord
  /** Names the deal: all tables of one deal have the same. */
  readonly deal: string
}
export interface RecordedFiles {
  readonly files: number
  /** Tables with a whole deal, an auction that ended in a contract, and a card at least. */
  readonly tables: readonly Recorded[]
  readonly leftOut: number
}

const WANTED = /\.(pbn|lin|jsonl)$/i
const filesBelow = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && WANTED.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path]

const wrong = (message: string): Result<never, Problem> => problem('calibrate/line', message)

/** One line of facts: `deal`, `dealer`, `vul`, `auction`, `play` (see the data's SOURCE.md). */
function factsOf(line: string): Result<BoardRecord, Problem> {
  const value = JSON.parse(line) as Json
  if (!isObject(value)) return wrong('A line must be an object.')
  const deal = deals.parse(String(value['deal']))
  if (!deal.ok) return deal
  const dealer = parseSeat(String(value['dealer']))
  const vulnerability = parseVulnerability(String(value['vul']))
  if (dealer === undefined || vulnerability === undefined)
    return wrong('Dealer or vulnerability cannot be read.')
  const auction = buildAuction(dealer)
  for (const text of (value['auction'] ?? []) as readonly string[]) {
    const call = parseCall(text)
    if (call === undefined) return wrong(`“${text}” is no call.`)
    const why = auction.add({ call })
    if (why) return wrong(why.message)
  }
  const contract = auction.contract()
  if (!auction.ended() || contract === undefined) return wrong('The auction has no contract.')
  const play = buildPlay(deal.value, contract)
  for (const text of String(value['play'] ?? '').match(/../g) ?? []) {
    const card = parseCard(text)
    if (card === undefined) return wrong(`“${text}” is no card.`)
    // What follows an unlawful card is not known to have happened.
    if (play.add(card)) break
  }
  return ok({
    board: { number: undefined, dealer, vulnerability, deal: deal.value },
    calls: auction.calls,
    contract,
    cards: play.cards,
  })
}

function recordsIn(file: string): readonly Result<BoardRecord, Problem>[] {
  const bytes = readFileSync(file)
  if (file.toLowerCase().endsWith('.jsonl'))
    return bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(factsOf)
  const read = finish(readBytes(bytes, file))
  return read.ok ? read.value.boards.map((board) => ok<BoardRecord>(board)) : [read]
}

const isPlayed = (record: BoardRecord): boolean =>
  deals.isWhole(record.board.deal) &&
  record.calls.length > 0 &&
  contractOf(auctionOf(record)) !== undefined &&
  record.cards.length > 0

/** @param path a file, or a folder with all files below it. */
export function recordedBelow(path: string): RecordedFiles {
  const files = filesBelow(path)
  const read = files.flatMap(recordsIn)
  const tables = read.flatMap((one): readonly Recorded[] =>
    one.ok && isPlayed(one.value)
      ? [{ record: one.value, deal: deals.format(one.value.board.deal) }]
      : [],
  )
  return { files: files.length, tables, leftOut: read.length - tables.length }
}

/** Tables of so many deals, drawn by the seed; all of them when there are no more. */
export function sampleOf(
  tables: readonly Recorded[],
  boards: number,
  seed: number,
): readonly Recorded[] {
  const names = [...new Set(tables.map((one) => one.deal))]
  if (boards >= names.length) return tables
  const below = benchRandom(seed)
  for (let i = 0; i < boards; i++) {
    const j = i + below(names.length - i)
    const taken = names[j]!
    names[j] = names[i]!
    names[i] = taken
  }
  const drawn = new Set(names.slice(0, boards))
  return tables.filter((one) => drawn.has(one.deal))
}
