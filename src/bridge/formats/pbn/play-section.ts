/**
 * Reads the play section of a PBN game (PBN 2.1, section 3.6). Its columns are fixed seats, so the rows
 * are put into the order of play by following who wins each trick. Rows that were written otherwise
 * are found in the wild; see `orderOf`.
 */
import { type Card, parseCard } from '#core/card.ts'
import { type Contract, openingLeader } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'
import type { KeptMark } from '../format.ts'
import { buildPlay, type PlayBuilder } from '../record-builder.ts'
import type { PbnToken } from './scan.ts'
import { type Cut, isMark, type Notes, noteNumber } from './sections.ts'
import { splitWord } from './words.ts'

export interface ReadPlay {
  readonly play: PlayBuilder | undefined
  readonly marks: readonly KeptMark[]
  /** True when the section ends with `*`. */
  readonly ended: boolean
  readonly cut: Cut
}

interface Cell {
  readonly text: string | undefined
  readonly offset: number
  readonly irregular: string | undefined
  /** Marks and notes of the card, to be placed once its turn is known. */
  readonly marks: string[]
}

/**
 * Reads a play section.
 * @param first the seat of the first column, or `undefined` for the opening leader's.
 */
export function readPlay(
  tokens: readonly PbnToken[],
  first: Seat | undefined,
  deal: PartialDeal,
  contract: Contract | undefined,
  notes: Notes,
  faults: Faults,
): ReadPlay {
  const marks: KeptMark[] = []
  const cells: Cell[] = []
  let ended = false
  let plus = false
  let irregular: string | undefined
  let cut: Cut

  scan: for (const token of tokens) {
    if (token.kind === 'comment') {
      const last = cells.at(-1)
      if (last) last.marks.push(`{${token.text}}`)
      else marks.push({ at: -1, text: `{${token.text}}` })
      continue
    }
    for (const piece of splitWord(token.text)) {
      const offset = token.offset + piece.at
      switch (piece.kind) {
        case 'nag':
        case 'suffix':
          if (isMark(piece.kind, piece.text, offset, faults)) cells.at(-1)?.marks.push(piece.text)
          break
        case 'note': {
          const number = noteNumber(piece.text)
          const note = number === undefined ? undefined : notes.get(number)
          if (number === undefined)
            faults.problem(offset, 'pbn/note', t`“=${piece.text}=” is not a note from 1 to 32.`)
          else if (note !== undefined) cells.at(-1)?.marks.push(`=${note.trim()}`)
          else if (number > 0)
            faults.problem(
              offset,
              'pbn/note-missing',
              t`There is no [Note "${number}:…"] for this card.`,
            )
          break
        }
        case 'star':
          ended = true
          break scan
        case 'plus':
          if (plus) {
            faults.problem(offset, 'pbn/plus', t`Only one card can be the next one (“+”).`)
            cut = 'fault'
            break scan
          }
          plus = true
          cells.push({ text: undefined, offset, irregular: undefined, marks: [] })
          break
        case 'irregular':
          irregular = piece.text
          break
        case 'dash':
          cells.push({ text: undefined, offset, irregular: undefined, marks: [] })
          break
        case 'text':
          cells.push({ text: piece.text, offset, irregular, marks: [] })
          irregular = undefined
      }
    }
  }
  const cards = cells.some((cell) => cell.text !== undefined)
  if (contract === undefined)
    return { play: undefined, marks, ended, cut: cards ? 'irregular' : cut }

  const play = buildPlay(deal, contract)
  const column = first ?? openingLeader(contract)
  const written = cells.filter((cell) => cell.text !== undefined).length
  const leave = (why: Cut): ReadPlay => {
    if (why === 'fault') faults.lose('cards', written - play.cards.length)
    return { play, marks, ended, cut: why }
  }
  for (let row = 0; row < cells.length; row += 4) {
    const leader = play.turn()
    if (leader === undefined) {
      const late = cells.slice(row).find((cell) => cell.text !== undefined)
      if (late) {
        faults.problem(late.offset, 'play/ended', t`All thirteen tricks have been played.`)
        cut = 'fault'
      }
      break
    }
    const found = orderOf(cells.slice(row, row + 4), (leader - column) & 3, leader, play)
    const { order } = found
    if (found.lenient !== undefined)
      faults.remark(
        cells[row]?.offset ?? 0,
        'pbn/row-order',
        found.lenient === 'playing-order'
          ? t`The cards of this row do not fit their columns; they do in playing order from ${seatName(leader)}, and are taken so.`
          : t`The cards of this row do not fit their columns; each is taken for the hand that holds it.`,
      )
    let gap = false
    for (const cell of order) {
      if (cell === undefined || cell.text === undefined) {
        gap = true
        continue
      }
      if (gap) {
        faults.problem(
          cell.offset,
          'pbn/gap',
          t`${cell.text.slice(0, 10)} stands after a card that is missing, so its turn is not known.`,
        )
        return leave('fault')
      }
      const stop = addCard(play, cell, faults)
      if (stop) return leave(stop)
      for (const text of cell.marks) marks.push({ at: play.cards.length - 1, text })
    }
    if (gap) {
      const later = cells.slice(row + 4).find((cell) => cell.text !== undefined)
      if (later) {
        faults.problem(
          later.offset,
          'pbn/gap',
          t`${(later.text!).slice(0, 10)} stands after a trick that is not complete.`,
        )
        cut = 'fault'
      }
      break
    }
  }
  return leave(cut)
}

interface RowOrder {
  /** The cells in the order of play; a missing card is `undefined` or a cell without a text. */
  readonly order: readonly (Cell | undefined)[]
  /** How it was found when the columns gave no lawful trick. */
  readonly lenient?: 'playing-order' | 'holders'
}

/**
 * The cells of a row in the order of play, from the leader's column on. Where that gives no lawful
 * trick, the row is taken in playing order as it stands, and else each card for the hand that holds
 * it, if all its cards are lawful so: all these are seen in the wild, the last one most often where
 * a claim ends the play within a trick. No two readings by holder can both be lawful, because every
 * card has one holder.
 * @param lead how many columns the leader is behind the first one.
 */
function orderOf(row: readonly Cell[], lead: number, leader: Seat, play: PlayBuilder): RowOrder {
  const from = (start: number): readonly (Cell | undefined)[] =>
    [0, 1, 2, 3].map((i) => row[(start + i) & 3])
  const byColumns = from(lead)
  // What is marked irregular is not lawful by intent.
  if (isLawful(byColumns, play) || row.some((cell) => cell.irregular !== undefined))
    return { order: byColumns }
  if (lead !== 0 && isLawful(from(0), play)) return { order: from(0), lenient: 'playing-order' }
  const byHolder = holdersOrder(row, leader, play)
  if (byHolder !== undefined && isLawful(byHolder, play))
    return { order: byHolder, lenient: 'holders' }
  // The fault is told of the likelier reading: a short row that does not reach the leader's column.
  const short = row.length < 4 && row[lead]?.text === undefined && row[0]?.text !== undefined
  return { order: short ? row : byColumns }
}

/** The cards of a row by who holds them, from the leader on; `undefined` where a holder is not known. */
function holdersOrder(
  row: readonly Cell[],
  leader: Seat,
  play: PlayBuilder,
): readonly (Cell | undefined)[] | undefined {
  const order: (Cell | undefined)[] = [undefined, undefined, undefined, undefined]
  for (const cell of row) {
    if (cell.text === undefined) continue
    const card = cardOf(cell.text)
    const holder = card === undefined ? undefined : play.holderOf(card)
    if (holder === undefined) return undefined
    const place = (holder - leader) & 3
    if (order[place] !== undefined) return undefined
    order[place] = cell
  }
  return order
}

/** True when the cards can be played one after the other, and none stands behind a gap. */
function isLawful(order: readonly (Cell | undefined)[], play: PlayBuilder): boolean {
  const cards: Card[] = []
  let gap = false
  for (const cell of order) {
    if (cell?.text === undefined) {
      gap = true
      continue
    }
    const card = cardOf(cell.text)
    if (gap || card === undefined) return false
    cards.push(card)
  }
  return play.accepts(cards)
}

const cardOf = (text: string): Card | undefined =>
  /^[cdhs]/i.test(text) ? parseCard(text) : undefined

/** Adds one card, or says why the section ends here. */
function addCard(play: PlayBuilder, cell: Cell, faults: Faults): Cut {
  const text = cell.text!
  const card = cardOf(text)
  if (card === undefined) {
    faults.problem(
      cell.offset,
      'pbn/card',
      t`“${text.slice(0, 20)}” is not a card; cards are written suit first, such as SA or HT.`,
    )
    return 'fault'
  }
  const why = play.add(card)
  if (cell.irregular !== undefined && why) {
    faults.remark(
      cell.offset,
      'pbn/irregular',
      t`An irregular play is marked here (${cell.irregular}); the play is shown up to this place.`,
    )
    return 'irregular'
  }
  if (cell.irregular !== undefined)
    faults.problem(
      cell.offset,
      'pbn/irregular',
      t`The card is marked ${cell.irregular} but is lawful.`,
    )
  if (why) {
    faults.problem(cell.offset, why.code, why.message)
    return 'fault'
  }
  return undefined
}
