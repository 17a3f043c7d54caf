/** Writes LIN, one board a line, in the order of pairs that online tables use. */
import { isEnded } from '#core/auction.ts'
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { auctionOf } from '#core/record.ts'
import type { Problem } from '#core/result.ts'
import { type Seat, SOUTH, seatsFrom } from '#core/seat.ts'
import { type FileRecord, WRITE_STEP, type WrittenFile } from '../format.ts'
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
export function writeLinBoard(
  record: FileRecord,
  names: boolean,
  lose: (message: string) => void,
): string {
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
    const four = seatsFrom(SOUTH).map((seat) => cleanName(record.players?.[seat] ?? ''))
    pair('pn', four.join(','))
  }
  pair('st', '')
  const hands = seatsFrom(SOUTH).map((seat: Seat) => writeLinHand(board.deal[seat]))
  pair('md', `${((board.dealer - SOUTH + 4) & 3) + 1}${hands.join(',')}`)
  pair('rh', '')
  if (board.number !== undefined) pair('ah', `Board ${board.number}`)
  pair('sv', VULNERABLE[board.vulnerability])
  keptAt(0)
  for (const [i, call] of calls.entries()) {
    pair('mb', writeCall(call.call) + (call.alert ? '!' : ''))
    if (call.note !== undefined) pair('an', clean(call.note))
    keptAt(i + 1)
  }
  const playable = calls.length > 0 && isEnded(auctionOf(record))
  if (record.contract !== undefined && calls.length === 0)
    lose(
      'the contract is stated without calls, which LIN cannot say; contract and play are left out.',
    )
  if (playable && record.contract !== undefined) {
    pair('pg', '')
    for (const [i, card] of cards.entries()) {
      pair('pc', cardCode(card))
      if (i % 4 === 3) pair('pg', '')
      keptAt(calls.length + i + 1)
    }
    if (record.claim) pair('mc', String(record.claim.declarerTricks))
    if (record.claim && record.claim.seat !== record.contract.declarer)
      lose('LIN does not say who claims.')
    if (record.declarerTricks !== undefined && record.claim === undefined && cards.length < 52)
      lose('the result without the play cannot be said in LIN.')
  }
  keptAt(Number.POSITIVE_INFINITY)
  if (record.event !== undefined) lose('the name of the event is left out.')
  if (out.at(-1) !== 'pg||') pair('pg', '')
  return out.join('')
}

/** Writes all records as one file. */
export function* writeLin(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const losses: Problem[] = []
  const lines: string[] = []
  const names = records.some((record) => record.players !== undefined)
  for (const [i, record] of records.entries()) {
    const line = writeLinBoard(record, names, (message) => {
      losses.push({
        code: 'lin/lost',
        message: `Board ${record.board.number ?? `no. ${i + 1} of the file`}: ${message}`,
      })
    })
    lines.push(`${line}\n`)
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  return { text: lines.join(''), losses }
}
