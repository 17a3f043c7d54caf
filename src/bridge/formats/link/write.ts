/** Writes links to the public hand viewer: one link a board, its state in the query. */
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { size } from '#core/hand.ts'
import { wholeLetters } from '#core/letters.ts'
import { SEATS, type Seat, seatLetter } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { type FileRecord, type Loss, WRITE_STEP, type WrittenFile } from '../format.ts'
import { writeLinHand } from '../lin/hands.ts'
import {
  type Lose,
  loseBlanks,
  loseEmptyHands,
  loseHalfLetters,
  loseKept,
  loseResult,
  losing,
} from '../losses.ts'
import { MAX_LINK } from './query.ts'
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
export function writeLink(record: FileRecord, lose: Lose = () => {}): string {
  const { board, calls, cards, contract } = record
  const query: string[] = []
  const put = (key: string, value: string): void => {
    query.push(`${key}=${encodeURIComponent(wholeLetters(value))}`)
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
          const text = note
            ?.replaceAll('(', '[')
            .replaceAll(')', ']')
            .replace(/[\t\r\n]+/g, ' ')
            .trim()
          if (text !== note)
            lose(
              'notes',
              t`round brackets or line ends of an explanation are changed; the viewer would end it there.`,
            )
          return writeCall(call) + (alert ? '!' : '') + (text ? `(${text})` : '')
        })
        .join(''),
    )
  const playable = calls.length > 0 && contract !== undefined
  if (!playable && contract !== undefined)
    lose('contract', t`the contract is stated without calls, which the viewer cannot show.`)
  if (playable && cards.length > 0) put('p', cards.map(cardCode).join('').toLowerCase())
  const tricks = record.claim?.declarerTricks ?? record.declarerTricks
  if (playable && tricks !== undefined) {
    put('c', String(tricks))
    if (record.claim === undefined && cards.length < 52)
      lose('result', t`the viewer says the result as a claim by declarer.`)
  } else if (tricks !== undefined && contract === undefined) loseResult(lose)
  if (record.event !== undefined) lose('event', t`the name of the event is left out.`)
  if (record.room !== undefined) lose('room', t`the room is left out.`)
  if (record.claim && record.claim.seat !== contract?.declarer)
    lose('claimer', t`the viewer does not say who claims.`)
  loseBlanks(record, lose)
  // The viewer has no event.
  const { event: _, ...shown } = record
  loseHalfLetters(shown, lose)
  loseEmptyHands(record, lose)
  loseKept(record, 'link', lose)
  if (query.join('&').length > MAX_LINK)
    lose('length', t`the link is longer than ${MAX_LINK} characters, which browsers may cut.`)
  return `${VIEWER}?${query.join('&')}`
}

/** Writes one link a line. */
export function* writeLinks(records: readonly FileRecord[]): Generator<number, WrittenFile, void> {
  const losses: Loss[] = []
  const lines: string[] = []
  for (const [i, record] of records.entries()) {
    const lose = losing(losses, record, i)
    if (record.board.deal.every((hand) => hand === undefined || size(hand) === 0))
      lose('board', t`no hand is known, so there is nothing for the viewer to show.`)
    else lines.push(`${writeLink(record, lose)}\n`)
    if (i % WRITE_STEP === WRITE_STEP - 1) yield i + 1
  }
  return { text: lines.join(''), losses }
}
