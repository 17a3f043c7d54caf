/** Writes LIN, one board a line, in the order of pairs that online tables use. */
import { isEnded } from '#core/auction.ts'
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { wholeLetters } from '#core/letters.ts'
import { auctionOf } from '#core/record.ts'
import { type Seat, SOUTH, seatsFrom } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { type FileRecord, type Loss, WRITE_STEP, type WrittenFile } from '../format.ts'
import {
  type Lose,
  loseEmptyHands,
  loseHalfLetters,
  loseKept,
  loseResult,
  losing,
} from '../losses.ts'
import { writeLinHand } from './hands.ts'

const VULNERABLE = { None: 'o', NS: 'n', EW: 'e', All: 'b' } as const

const writeCall = (call: Call): string =>
  call === PASS ? 'p' : call === DOUBLE ? 'd' : call === REDOUBLE ? 'r' : callCode(call)

/** A value may hold neither a bar nor a line end. */
const clean = (text: string): string => text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()
const cleanName = (text: string): string =>
  clean(text).replace(/,/g, ' ').replace(/\s+/g, ' ').trim()

/**
 * One board as LIN pairs, without a line end.
 * @param names whether the file has names at all: a board without them must then say so, because
 * names hold until others come.
 */
export function writeLinBoard(record: FileRecord, names: boolean, lose: Lose): string {
  const { board, calls, cards } = record
  const out: string[] = []
  const pair = (key: string, value: string): void => {
    out.push(`${key}|${value}|`)
  }
  const kept = record.kept?.kind === 'lin' ? record.kept.pairs : []
  let shown = 0
  const keptAt = (at: number): void => {
    for (; shown < kept.length && (kept[shown]?.at ?? 0) <= at; shown++) {
      const next = kept[shown]
      if (next) pair(next.key, next.value)
    }
  }
  keptAt(-1)
  const room = record.room === 'open' ? 'o' : record.room === 'closed' ? 'c' : ''
  if (room !== '') pair('qx', room + (board.number ?? ''))
  if (names) {
    const own = seatsFrom(SOUTH).map((seat) => record.players?.[seat] ?? '')
    const four = own.map(cleanName)
    if (four.some((name, i) => name !== own[i]))
      lose('names', t`a name has a sign that LIN uses itself; it is changed there.`)
    pair('pn', four.join(','))
  }
  pair('st', '')
  const hands = seatsFrom(SOUTH).map((seat: Seat) => writeLinHand(board.deal[seat]))
  pair('md', `${((board.dealer - SOUTH + 4) & 3) + 1}${hands.join(',')}`)
  pair('rh', '')
  if (board.number !== undefined) pair('ah', t`Board ${board.number}`)
  pair('sv', VULNERABLE[board.vulnerability])
  keptAt(0)
  let changed = false
  for (const [i, call] of calls.entries()) {
    pair('mb', writeCall(call.call) + (call.alert ? '!' : ''))
    if (call.note !== undefined) {
      pair('an', clean(call.note))
      changed ||= clean(call.note) !== call.note
    }
    keptAt(i + 1)
  }
  if (changed)
    lose('notes', t`a sign that LIN uses itself, or a line end, is changed in an explanation.`)
  const playable = calls.length > 0 && isEnded(auctionOf(record))
  const tricks = record.claim?.declarerTricks ?? record.declarerTricks
  if (record.contract !== undefined && calls.length === 0)
    lose(
      'contract',
      t`the contract is stated without calls, which LIN cannot say; contract and play are left out.`,
    )
  if (playable && record.contract !== undefined) {
    pair('pg', '')
    for (const [i, card] of cards.entries()) {
      pair('pc', cardCode(card))
      if (i % 4 === 3) pair('pg', '')
      keptAt(calls.length + i + 1)
    }
    if (tricks !== undefined) pair('mc', String(tricks))
    if (record.claim && record.claim.seat !== record.contract.declarer)
      lose('claimer', t`LIN does not say who claims.`)
    if (record.declarerTricks !== undefined && record.claim === undefined && cards.length < 52)
      lose('result', t`LIN says the result as a claim by declarer.`)
  } else if (tricks !== undefined && (record.contract === undefined || calls.length > 0))
    loseResult(lose)
  keptAt(Number.POSITIVE_INFINITY)
  loseEmptyHands(record, lose)
  // LIN has no event.
  const { event: _, ...said } = record
  loseHalfLetters(said, lose)
  loseKept(record, 'lin', lose)
  if (record.event !== undefined) lose('event', t`the name of the event is left out.`)
  if (out.at(-1) !== 'pg||') pair('pg', '')
  return out.join('')
}

export function* writeLin(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const losses: Loss[] = []
  const lines: string[] = []
  const names = records.some((record) => record.players !== undefined)
  for (const [i, record] of records.entries()) {
    const line = writeLinBoard(record, names, losing(losses, record, i))
    lines.push(`${line}\n`)
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  return { text: wholeLetters(lines.join('')), losses }
}
