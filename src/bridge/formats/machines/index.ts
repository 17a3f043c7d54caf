/**
 * Files for dealing machines: the hands alone. DUP is what Duplimate has always read, DLM its later form; both as the
 * dealing program Big Deal writes them. Cards stand as 1 to 52 from the ace of spades to the two of clubs.
 */
import type { Card } from '#core/card.ts'
import { type Deal, isWhole, ownerOf } from '#core/deal.ts'
import * as handOf from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { SEATS, type Seat, WEST } from '#core/seat.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { FileRecord, FileWriter, Loss } from '../format.ts'
import { losing } from '../losses.ts'

/** Boards that have a number of two figures, which is what both hold. */
const MOST_NUMBER = 99

/** The cards by the number they have in these files, from 0. */
const CARDS: readonly Card[] = [3, 2, 1, 0].flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => (suit * 13 + 12 - i) as Card),
)

/** Boards whose hands are all known, and what is said of the others. */
function whole(records: readonly FileRecord[]): {
  readonly boards: readonly { readonly number: number; readonly deal: Deal }[]
  readonly losses: readonly Loss[]
} {
  const boards: { number: number; deal: Deal }[] = []
  const losses: Loss[] = []
  for (const [i, record] of records.entries()) {
    const { board } = record
    const number = board.number ?? i + 1
    if (isWhole(board.deal) && number <= MOST_NUMBER) boards.push({ number, deal: board.deal })
    else
      losing(
        losses,
        record,
        i,
      )('board', t`a dealing machine needs all hands, and a number up to ${MOST_NUMBER}.`)
  }
  return { boards, losses }
}

/** The suits as DOS showed them. */
const DOS_SUITS = [5, 4, 3, 6].map((code) => String.fromCharCode(code))
/** Two figures a card for North, East and South, then all hands to be looked at, then what the machine is asked. */
const dupBoard = (deal: Deal, last: number): string => {
  const numbers = SEATS.filter((seat) => seat !== WEST).flatMap((seat) =>
    CARDS.flatMap((card, n) =>
      handOf.has(deal[seat], card) ? [String(n + 1).padStart(2, '0')] : [],
    ),
  )
  const shown = SEATS.flatMap((seat) =>
    SUITS_DESCENDING.map((suit) => DOS_SUITS[suit] + holding.format(deal[seat][suit])),
  )
  // Dealt at random, counted upwards, from board 1, no copies, up to the last.
  return `${numbers.join('')}${shown.join('')}YN1  0 ${String(last).padStart(2, '0')} `
}
export const dup: FileWriter<'dup'> = {
  id: 'dup',
  *write(records) {
    const { boards, losses } = whole(records)
    return { text: boards.map(({ deal }) => dupBoard(deal, boards.length)).join(''), losses }
  },
}

const LETTER_A = 97
/** Two cards a letter, by their owners; then the board’s number with all letters joined by “exclusive or”. */
function dlmLine(number: number, owners: readonly Seat[]): string {
  let letters = ''
  let sum = number
  for (let i = 0; i < owners.length; i += 2) {
    const code = LETTER_A + 4 * owners[i]! + owners[i + 1]!
    letters += String.fromCharCode(code)
    sum ^= code
  }
  const board = String(number).padStart(2, '0')
  return `Duplicates ${board}=0\nBoard ${board}=${letters}${String(sum).padStart(3, '0')}\n`
}
/** What stands for a board that is not in the set: each hand a suit. */
const NO_DEAL: readonly Seat[] = SEATS.flatMap((seat) => new Array<Seat>(13).fill(seat))
export const dlm: FileWriter<'dlm'> = {
  id: 'dlm',
  *write(records) {
    const { boards, losses } = whole(records)
    const numbers = boards.map(({ number }) => number)
    const [from, to] = [Math.min(...numbers, MOST_NUMBER), Math.max(...numbers, 1)]
    const dealt = new Map(boards.map(({ number, deal }) => [number, deal]))
    const lines = Array.from({ length: MOST_NUMBER }, (_, i) => {
      const deal = dealt.get(i + 1)
      return dlmLine(
        i + 1,
        deal === undefined ? NO_DEAL : CARDS.map((card) => ownerOf(deal, card)!),
      )
    })
    const head = [
      ...['[Document]', 'Headline=Kibitzer', 'Status=Show', 'Duplicates=0'],
      ...[`From board=${from}`, `To board=${to}`, 'Next board to duplimate=0', 'PrintOuts=0'],
      ...['Crypto key=0', `Checksum=${from ^ to ^ 1}`],
    ]
    return { text: `${head.join('\n')}\n${lines.join('')}`, losses }
  },
}
