/**
 * Checks the double-dummy solver against files of known results: boards with their tables, par, card
 * values and traces (JSON lines), or positions with the value of every card (one JSON list).
 */
import { levelOf, parseCall, strainOf } from '#core/call.ts'
import { type Card, cardCode, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import * as deal from '#core/deal.ts'
import {
  parseSeat,
  rho,
  SEAT_LETTERS,
  SEATS,
  type Seat,
  SIDE_LETTERS,
  seatLetter,
} from '#core/seat.ts'
import { parseStrain, STRAINS, type Strain, strainLetter } from '#core/suit.ts'
import { type TrickTable, tableTricks } from '#core/trick-table.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { solveTrace } from '#doubledummy/best-line.ts'
import { type Kernel, loadKernel } from '#doubledummy/kernel.ts'
import { type OpenPosition, openPosition, toPlay } from '#doubledummy/open-position.ts'
import { type ParContract, parOf } from '#doubledummy/par.ts'
import { answerOf, solveCards } from '#doubledummy/solve.ts'
import { solveTable } from '#doubledummy/trick-table.ts'
import { good } from '#testing/good.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  checkLines,
  compare,
  type Json,
  type JsonObject,
  type Mismatch,
  ofFiles,
  type Print,
  type RecordKind,
} from './harness.ts'

/** The value read, or a throw that fails the record with what is wrong. */
function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is not readable`)
  return value
}
const strings = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(String) : []

/** Two letters a card, suit first, without spaces. */
const readPlay = (text: string): readonly Card[] =>
  (text.match(/../g) ?? []).map((code) => must(parseCard(code), `the card ${code}`))

const positionIn = (hands: deal.PartialDeal, strain: Strain, leader: Seat, laid: readonly Card[]) =>
  good(openPosition(strain, { leader, cards: laid }, hands))

/** `2S-EW`, `4S*-EW-1`, `3N-N+1`. */
function parCode({ bid, doubled, side, declarers, tricks }: ParContract): string {
  const who = declarers.length === 2 ? SIDE_LETTERS[side] : seatLetter(declarers[0]!)
  const over = tricks - levelOf(bid) - 6
  return `${levelOf(bid)}${strainLetter(strainOf(bid))}${doubled ? '*' : ''}-${who}${
    over > 0 ? '+' : ''
  }${over || ''}`
}

/** Tables stand as objects by declarer or as lists, North first. */
function* checkTable(expected: Json, table: TrickTable): Generator<Mismatch> {
  for (const strain of STRAINS) {
    const letter = strainLetter(strain)
    const row = (expected as JsonObject)[letter]
    for (const seat of SEATS) {
      const cell = Array.isArray(row)
        ? (row as readonly Json[])[seat]
        : (row as JsonObject | undefined)?.[SEAT_LETTERS[seat]]
      yield* compare(`dd.${letter}.${SEAT_LETTERS[seat]}`, cell, tableTricks(table, strain, seat))
    }
  }
}

function* checkCardValues(
  field: string,
  kernel: Kernel,
  position: OpenPosition,
  expected: ReadonlyMap<string, number>,
): Generator<Mismatch> {
  const values = answerOf(solveCards(kernel, position))
  const ours = Object.fromEntries(values.map(({ card, tricks }) => [cardCode(card), tricks]))
  yield* compare(field, Object.fromEntries(expected), ours)
}

/** Card values as the boards have them: one row for cards that are worth the same, being equal. */
function readCardRows(rows: Json | undefined): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const row of Array.isArray(rows) ? (rows as readonly JsonObject[]) : []) {
    const card = String(row['card'])
    const score = Number(row['score'])
    for (const rank of card.slice(1) + String(row['equals'])) values.set(`${card[0]}${rank}`, score)
  }
  return values
}

function* checkPlay(
  kernel: Kernel,
  hands: deal.PartialDeal,
  record: JsonObject,
): Generator<Mismatch> {
  const strain = must(parseStrain(String(record['trump'])), 'trump')
  const leader = must(parseSeat(String(record['leader'])), 'leader')
  if (record['cards'] !== undefined)
    yield* checkCardValues(
      'cards',
      kernel,
      positionIn(hands, strain, leader, []),
      readCardRows(record['cards']),
    )
  if (record['trace'] === undefined) return
  const bid = must(parseCall(`1${strainLetter(strain)}`), 'trump')
  const contract = { bid, doubled: 0, declarer: rho(leader) } as Contract
  const cards = readPlay(String(record['play']))
  const trace = answerOf(good(solveTrace(kernel, hands, { contract, cards })))
  // The last trick plays itself, and the files leave its cards out.
  yield* compare('trace', record['trace'], trace.slice(0, 49))
}

const boards = (kernel: Kernel): RecordKind => ({
  kind: 'dds',
  fields: ['deal', 'dd'],
  optional: ['id', 'dealer', 'vul', 'par', 'par2', 'trump', 'leader', 'cards', 'play', 'trace'],
  unchecked: { peer: 'calls of other programs' },
  name: ({ id }) => (id === undefined ? undefined : `id=${JSON.stringify(id)}`),
  *check(record) {
    const hands = good(deal.parse(String(record['deal'])))
    if (!deal.isWhole(hands)) throw new Error('the deal is not whole')
    const table = answerOf(solveTable(kernel, hands))
    yield* checkTable(record['dd'] as Json, table)
    if (record['par'] !== undefined || record['par2'] !== undefined) {
      const dealer = must(parseSeat(String(record['dealer'])), 'dealer')
      const par = parOf(table, dealer, must(parseVulnerability(String(record['vul'])), 'vul'))
      if (record['par'] !== undefined) yield* compare('par', record['par'], par.score)
      if (record['par2'] !== undefined) {
        const [score, ...contracts] = strings(record['par2'])
        yield* compare('par2.score', Number(score), par.score)
        yield* compare(
          'par2.contracts',
          contracts.toSorted(),
          par.contracts.map(parCode).toSorted(),
        )
      }
    }
    if (record['trump'] !== undefined) yield* checkPlay(kernel, hands, record)
  },
})

/** The position of a record that values cards. */
export function readPosition(record: JsonObject): OpenPosition {
  const strain = must(parseStrain(String(record['trump'])), 'trump')
  const leader = must(parseSeat(String(record['leader'])), 'leader')
  const laid = readPlay(strings(record['trick']).join(''))
  return positionIn(good(deal.parse(String(record['remaining']))), strain, leader, laid)
}

const positions = (kernel: Kernel): RecordKind => ({
  kind: 'dds',
  fields: ['trump', 'leader', 'trick', 'toPlay', 'remaining', 'tricksByCard'],
  optional: ['played'],
  *check(record) {
    const position = readPosition(record)
    yield* compare('toPlay', record['toPlay'], seatLetter(toPlay(position)))
    const expected = record['tricksByCard'] as Readonly<Record<string, number>>
    yield* checkCardValues('tricksByCard', kernel, position, new Map(Object.entries(expected)))
  },
})

/** A list of positions as the lines that the harness reads. */
const asLines = (text: string): string =>
  (JSON.parse(text) as readonly Json[]).map((one) => JSON.stringify(one)).join('\n')

/** Checks one file's text with a kernel. */
export const checkDds = (kernel: Kernel, text: string, print: Print): ConformanceReport =>
  text.trimStart().startsWith('[')
    ? checkLines(positions(kernel), asLines(text), print)
    : checkLines(boards(kernel), text, print)

export const conformance: ConformanceKind = {
  kind: 'dds',
  usage: 'FILE…',
  async run(args, print) {
    const kernel = await loadKernel()
    return ofFiles('dds', (text) => checkDds(kernel, text, print)).run(args, print)
  },
}
