/** Writes links to the public hand viewer: one link a board, its state in the query. */
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import type { Problem } from '#core/result.ts'
import { SEATS, type Seat, seatLetter } from '#core/seat.ts'
import { type FileRecord, WRITE_STEP, type WrittenFile } from '../format.ts'
import { writeLinHand } from '../lin/hands.ts'
import { handKey } from './read.ts'

/** The public viewer. The page itself never loads it; people follow the link. */
export const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html'
const VULNERABLE = { None: '-', NS: 'n', EW: 'e', All: 'b' } as const
const NAME_KEYS: Readonly<Record<Seat, string>> = { 0: 'nn', 1: 'en', 2: 'sn', 3: 'wn' }

const writeCall = (call: Call): string =>
  (call === PASS
    ? 'p'
    : call === DOUBLE
      ? 'd'
      : call === REDOUBLE
        ? 'r'
        : callCode(call)
  ).toLowerCase()

/** The link of one board. */
export function writeLink(record: FileRecord, lose: (message: string) => void = () => {}): string {
  const { board, calls, cards, contract } = record
  const query: string[] = []
  const put = (key: string, value: string): void => {
    query.push(`${key}=${encodeURIComponent(value).replace(/%20/g, '+')}`)
  }
  for (const seat of SEATS) {
    const text = writeLinHand(board.deal[seat])
    if (text !== '') put(handKey(seat), text.toLowerCase())
  }
  for (const seat of SEATS) {
    const name = record.players?.[seat]
    if (name !== undefined) put(NAME_KEYS[seat], name)
  }
  put('d', seatLetter(board.dealer).toLowerCase())
  put('v', VULNERABLE[board.vulnerability])
  if (board.number !== undefined) put('b', String(board.number))
  if (calls.length > 0)
    put(
      'a',
      calls
        .map(({ call, alert, note }) => {
          const text = note?.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim()
          return writeCall(call) + (alert ? '!' : '') + (text ? `(${text})` : '')
        })
        .join(''),
    )
  const playable = calls.length > 0 && contract !== undefined
  if (!playable && contract !== undefined)
    lose('the contract is stated without calls, which the viewer cannot show.')
  if (playable && cards.length > 0) put('p', cards.map(cardCode).join('').toLowerCase())
  if (playable && record.claim) put('c', String(record.claim.declarerTricks))
  if (record.event !== undefined) lose('the name of the event is left out.')
  return `${VIEWER}?${query.join('&')}`
}

/** Writes one link a line. */
export function* writeLinks(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const losses: Problem[] = []
  const lines: string[] = []
  for (const [i, record] of records.entries()) {
    const line = writeLink(record, (message) => {
      losses.push({
        code: 'link/lost',
        message: `Board ${record.board.number ?? `no. ${i + 1} of the list`}: ${message}`,
      })
    })
    lines.push(`${line}\n`)
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  return { text: lines.join(''), losses }
}
