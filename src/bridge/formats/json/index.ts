/**
 * Our own JSON: everything a record holds, in words that people can read. Version 1. We write one
 * board a line, so that a large file is read line by line; other layouts are read as well.
 */
import * as v from 'valibot'
import { isEnded } from '#core/auction.ts'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import { contractCode, parseContract } from '#core/contract.ts'
import { format as formatDeal, parse as parseDeal } from '#core/deal.ts'
import { isDeeperThan, MAX_NESTING } from '#core/json-depth.ts'
import { inQuotes } from '#core/locale.ts'
import { auctionOf } from '#core/record.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import { parseSeat, SEATS, type Seat, type SeatLetter, seatLetter } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { collectFaults, type Faults } from '../faults.ts'
import {
  type FileContent,
  type FileFormat,
  type FileRecord,
  type KeptLin,
  type KeptPbn,
  type ReadProgress,
  WRITE_STEP,
  type WrittenFile,
} from '../format.ts'
import { whyDealBad } from '../four-hands.ts'
import { textPlaces } from '../places.ts'
import { buildAuction, buildPlay } from '../record-builder.ts'

const VERSION = 1
/** The highest number that a share link has room for; the other formats have six digits. */
const MAX_NUMBER = 0xfffff
const HEAD = `{"format":"kibitzer","version":${VERSION},"boards":[`

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100_000))
const tricks = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(13))
const seat = v.picklist(['N', 'E', 'S', 'W'])
const marks = v.array(v.strictObject({ at: count, text }))
const section = v.strictObject({ first: text, lines: v.array(text), read: count })
const keptSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pbn'),
    header: v.exactOptional(v.array(text)),
    tags: v.array(
      v.strictObject({ name: text, value: text, rows: v.exactOptional(v.array(text)) }),
    ),
    comments: v.exactOptional(v.array(text)),
    callMarks: v.exactOptional(marks),
    cardMarks: v.exactOptional(marks),
    auction: v.exactOptional(section),
    play: v.exactOptional(section),
  }),
  v.strictObject({
    kind: v.literal('lin'),
    pairs: v.array(v.strictObject({ at: count, key: text, value: text })),
  }),
])

/** One board in the file. */
const boardSchema = v.strictObject({
  number: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_NUMBER))),
  dealer: seat,
  vulnerability: v.picklist(VULNERABILITIES),
  deal: text,
  calls: v.array(
    v.strictObject({
      call: text,
      alert: v.exactOptional(v.literal(true)),
      note: v.exactOptional(text),
    }),
  ),
  contract: v.exactOptional(text),
  declarer: v.exactOptional(seat),
  cards: v.array(text),
  claim: v.exactOptional(v.strictObject({ by: seat, declarerTricks: tricks })),
  declarerTricks: v.exactOptional(tricks),
  players: v.exactOptional(
    v.strictObject({
      N: v.exactOptional(text),
      E: v.exactOptional(text),
      S: v.exactOptional(text),
      W: v.exactOptional(text),
    }),
  ),
  event: v.exactOptional(text),
  room: v.exactOptional(v.picklist(['open', 'closed'])),
  kept: v.exactOptional(keptSchema),
})
type JsonBoard = v.InferOutput<typeof boardSchema>

const fileSchema = v.object({
  format: v.literal('kibitzer'),
  version: v.pipe(v.number(), v.integer()),
  boards: v.array(v.unknown()),
})

/** In the order of the schema, as it is read again: so a second writing gives the same text. */
function keptInOrder(kept: KeptPbn | KeptLin): v.InferOutput<typeof keptSchema> {
  const checked = v.safeParse(keptSchema, kept)
  return checked.success ? checked.output : (kept as v.InferOutput<typeof keptSchema>)
}

/** The board as plain readable data. */
function toJson(record: FileRecord): JsonBoard {
  const { board, contract, claim, players } = record
  const names: { -readonly [S in SeatLetter]?: string } = {}
  for (const s of SEATS) {
    const name = players?.[s]
    if (name !== undefined) names[seatLetter(s)] = name
  }
  return {
    ...(board.number !== undefined && { number: board.number }),
    dealer: seatLetter(board.dealer),
    vulnerability: board.vulnerability,
    deal: formatDeal(board.deal),
    calls: record.calls.map(({ call, alert, note }) => ({
      call: callCode(call),
      ...(alert && { alert: true as const }),
      ...(note !== undefined && { note }),
    })),
    ...(contract && {
      contract: contractCode(contract),
      declarer: seatLetter(contract.declarer),
    }),
    cards: record.cards.map(cardCode),
    ...(claim && {
      claim: { by: seatLetter(claim.seat), declarerTricks: claim.declarerTricks },
    }),
    ...(record.declarerTricks !== undefined && { declarerTricks: record.declarerTricks }),
    ...(Object.keys(names).length > 0 && { players: names }),
    ...(record.event !== undefined && { event: record.event }),
    ...(record.room !== undefined && { room: record.room }),
    ...(record.kept && { kept: keptInOrder(record.kept) }),
  }
}

/**
 * The record of valid data; faults of bridge go to `fault`, and the record ends before them. An
 * empty name, explanation or event is none, as in the other formats.
 */
function fromJson(
  data: JsonBoard,
  fault: (code: string, message: string) => void,
  lose: Faults['lose'],
): FileRecord | undefined {
  const deal = parseDeal(data.deal)
  if (!deal.ok) {
    fault(deal.error.code, deal.error.message)
    return undefined
  }
  const short = whyDealBad(deal.value)
  if (short !== undefined) {
    fault(short.code, short.message)
    return undefined
  }
  const dealer = parseSeat(data.dealer)!
  const board = {
    number: data.number,
    dealer,
    vulnerability: data.vulnerability,
    deal: deal.value,
  }
  const auction = buildAuction(dealer)
  let whole = true
  for (const [i, { call: word, alert, note }] of data.calls.entries()) {
    const call = parseCall(word.slice(0, 20))
    const why =
      call === undefined
        ? { code: 'json/call', message: t`“${word.slice(0, 20)}” is not a call.` }
        : auction.add({ call, ...(alert && { alert }), ...(note && { note }) })
    if (why) {
      fault(why.code, why.message)
      lose('calls', data.calls.length - i)
      whole = false
      break
    }
  }
  const stated = data.contract === undefined ? undefined : parseContract(data.contract.slice(0, 10))
  if (data.contract !== undefined && stated === undefined)
    fault('json/contract', t`“${data.contract.slice(0, 20)}” is not a contract.`)
  const declarer = data.declarer === undefined ? undefined : parseSeat(data.declarer)
  const contract =
    auction.calls.length > 0
      ? auction.contract()
      : stated && declarer !== undefined
        ? { ...stated, declarer }
        : undefined
  const play = contract && buildPlay(deal.value, contract)
  if (data.cards.length > 0 && !play && whole)
    fault('json/no-contract', t`Cards are played, but there is no contract.`)
  if (!play || !whole) lose('cards', data.cards.length)
  for (const [i, word] of play && whole ? data.cards.entries() : []) {
    const card = parseCard(word.slice(0, 10))
    const why =
      card === undefined
        ? { code: 'json/card', message: t`“${word.slice(0, 10)}” is not a card.` }
        : play?.add(card)
    if (why) {
      fault(why.code, why.message)
      lose('cards', data.cards.length - i)
      whole = false
      break
    }
  }
  const { claim, declarerTricks } = data
  const wrong = [claim?.declarerTricks, declarerTricks]
    .map((tricks) => (tricks === undefined ? undefined : play?.whyNotTricks(tricks)))
    .find((why) => why !== undefined)
  // Where the play was cut the cards were at fault, and that has been said.
  if (whole && wrong !== undefined) fault('json/result', wrong)
  const ended = isEnded(auctionOf({ board, calls: auction.calls }))
  const players: Partial<Record<Seat, string>> = {}
  for (const s of SEATS) {
    const name = data.players?.[seatLetter(s)]
    if (name) players[s] = name
  }
  return {
    board,
    calls: auction.calls,
    contract: auction.calls.length > 0 && !ended ? undefined : contract,
    cards: play?.cards ?? [],
    ...(whole &&
      wrong === undefined &&
      claim && { claim: { seat: parseSeat(claim.by)!, declarerTricks: claim.declarerTricks } }),
    ...(wrong === undefined && declarerTricks !== undefined && { declarerTricks }),
    ...(Object.keys(players).length > 0 && { players }),
    ...(data.event && { event: data.event }),
    ...(data.room !== undefined && { room: data.room }),
    ...(data.kept && { kept: data.kept as KeptPbn | KeptLin }),
  }
}

/** Parses JSON text; the problem says where, if the engine does. */
function parseJson(source: string): Result<unknown, Problem & { readonly offset: number }> {
  try {
    return ok(JSON.parse(source) as unknown)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const place = /position (\d+)/.exec(message)
    return {
      ok: false,
      error: {
        code: 'json/syntax',
        message: t`This is not valid JSON.`,
        offset: place ? Number(place[1]) : 0,
      },
    }
  }
}

/** What valibot found wrong first, in one sentence. */
function whyInvalid(issues: readonly v.BaseIssue<unknown>[]): string {
  const first = issues[0]
  const path = first?.path?.map((item) => String(item.key)).join('.')
  const words = first === undefined ? t`It cannot be read.` : schemaMessage(first)
  return path === undefined ? t`The board: ${words}` : `${inQuotes(path)}: ${words}`
}

function* readJson(source: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(source))
  const boards: FileRecord[] = []
  const take = (data: unknown, offset: number, name: string): void => {
    if (isDeeperThan(data)) {
      faults.problem(
        offset,
        'json/board',
        t`${name}: it nests more than ${MAX_NESTING} levels deep.`,
      )
      faults.lose('boards', 1)
      return
    }
    const checked = v.safeParse(boardSchema, data, { abortEarly: true })
    if (!checked.success) {
      faults.problem(offset, 'json/board', `${name}: ${whyInvalid(checked.issues)}`)
      faults.lose('boards', 1)
      return
    }
    const record = fromJson(
      checked.output,
      (code, message) => faults.problem(offset, code, `${name}: ${message}`),
      faults.lose,
    )
    if (record) boards.push(record)
    else faults.lose('boards', 1)
  }
  const start = source.charCodeAt(0) === 0xfeff ? 1 : 0
  if (source.startsWith(`${HEAD}\n`, start)) {
    let at = start + HEAD.length + 1
    for (let index = 1; at < source.length; index++) {
      let end = source.indexOf('\n', at)
      if (end < 0) end = source.length
      const line = source.slice(at, end).trim()
      if (line === ']}') break
      if (line !== '') {
        if (!faults.hasRoom(boards.length, at)) break
        const read = parseJson(line.endsWith(',') ? line.slice(0, -1) : line)
        if (read.ok) take(read.value, at, t`Board ${index} of the file`)
        else {
          faults.problem(at + read.error.offset, read.error.code, read.error.message)
          faults.lose('boards', 1)
        }
      }
      at = end + 1
      if (index % 16 === 0) yield { done: at, total: source.length, boards: boards.length }
    }
  } else {
    const read = parseJson(source.slice(start))
    if (!read.ok) faults.problem(start + read.error.offset, read.error.code, read.error.message)
    else {
      const file = v.safeParse(fileSchema, read.value, { abortEarly: true })
      if (!file.success)
        faults.problem(
          start,
          'json/file',
          t`This is not a Kibitzer file. ${whyInvalid(file.issues)}`,
        )
      else if (file.output.version !== VERSION)
        faults.problem(
          start,
          'json/version',
          t`The file is of version ${file.output.version}; this program reads version ${VERSION}.`,
        )
      else
        for (const [i, data] of file.output.boards.entries()) {
          if (!faults.hasRoom(boards.length, start)) break
          take(data, start, t`Board ${i + 1} of the file`)
          if (i % 16 === 15)
            yield {
              done: Math.floor((source.length * i) / file.output.boards.length),
              total: source.length,
              boards: boards.length,
            }
        }
    }
  }
  return faults.content(boards)
}

function* writeJson(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const lines: string[] = []
  for (const [i, record] of records.entries()) {
    lines.push(JSON.stringify(toJson(record)))
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  const body = lines.length > 0 ? `${lines.join(',\n')}\n` : ''
  return { text: `${HEAD}\n${body}]}\n`, losses: [] }
}

export const json: FileFormat<'json'> = {
  id: 'json',
  extensions: ['json'],
  detect: (source) => /^\uFEFF?\s*[{[]\s*("|\}|\]|\{)/.test(source.slice(0, 1000)),
  read: readJson,
  write: writeJson,
}
