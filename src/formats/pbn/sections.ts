/** Reads the auction and the play section of a PBN game (PBN 2.1, sections 3.5 and 3.6). */
import { PASS, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Contract, openingLeader } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { AnnotatedCall } from '#core/record.ts'
import { rotate, type Seat, seatName } from '#core/seat.ts'
import type { Faults } from '../faults.ts'
import type { KeptMark } from '../format.ts'
import {
  type AuctionBuilder,
  buildAuction,
  buildPlay,
  type PlayBuilder,
} from '../record-builder.ts'
import type { Token } from './scan.ts'
import { splitWord } from './words.ts'

/** The texts of a section's notes by number. */
export type Notes = ReadonlyMap<number, string>

/** Why a section was left before its end. */
export type Cut = 'irregular' | 'fault' | undefined

export interface ReadAuction {
  readonly auction: AuctionBuilder
  readonly marks: readonly KeptMark[]
  readonly cut: Cut
}
export interface ReadPlay {
  readonly play: PlayBuilder | undefined
  readonly marks: readonly KeptMark[]
  /** True when the section ends with `*`. */
  readonly ended: boolean
  readonly cut: Cut
}

/** A note that says only that the call was alerted. */
const ALERTED = /^alert(ed)?[.!]?$/i
/** Our way to write an alert and its meaning in one note. */
const ALERTED_WITH = /^alerted:\s*/i

/** What a note says of a call. */
export function readNote(text: string): Pick<AnnotatedCall, 'alert' | 'note'> {
  const t = text.trim()
  if (t === '' || ALERTED.test(t)) return { alert: true }
  return ALERTED_WITH.test(t) ? { alert: true, note: t.replace(ALERTED_WITH, '') } : { note: t }
}
/** The inverse of `readNote`; `undefined` when there is nothing to say. */
export function writeNote(call: AnnotatedCall): string | undefined {
  if (call.note === undefined) return call.alert ? 'Alerted' : undefined
  return call.alert ? `Alerted: ${call.note}` : call.note
}

/** A note's number 1 to 32, or 0 (seen in the wild for an alert without a text); else `undefined`. */
const noteNumber = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= 32 ? Number(text) : undefined

const badNag = (text: string): boolean => !/^\$\d{1,3}$/.test(text) || Number(text.slice(1)) > 255
const SUFFIXES: readonly string[] = ['!', '?', '!!', '??', '!?', '?!']

/** True for a suffix or nag of PBN; else a problem is noted. */
function isMark(kind: 'nag' | 'suffix', text: string, offset: number, faults: Faults): boolean {
  const bad = kind === 'nag' ? badNag(text) : !SUFFIXES.includes(text)
  if (bad)
    faults.problem(
      offset,
      'pbn/mark',
      kind === 'nag'
        ? `“${text}” is not a mark from $0 to $255.`
        : `“${text}” is not one of the marks ! ? !! ?? !? ?!.`,
    )
  return !bad
}

/**
 * Reads an auction section.
 * @param first the seat of the first column.
 * @param dealer the dealer, or `undefined` when the game does not say (then the first call decides).
 */
export function readAuction(
  tokens: readonly Token[],
  first: Seat,
  dealer: Seat | undefined,
  notes: Notes,
  faults: Faults,
): ReadAuction {
  const marks: KeptMark[] = []
  let builder: AuctionBuilder | undefined
  let dashes = 0
  let plus = false
  let irregular: string | undefined
  const finish = (cut: Cut): ReadAuction => ({
    auction: builder ?? buildAuction(dealer ?? rotate(first, dashes)),
    marks,
    cut,
  })
  const here = (): number => (builder?.calls.length ?? 0) - 1

  for (const token of tokens) {
    if (token.kind === 'comment') {
      marks.push({ at: here(), text: `{${token.text}}` })
      continue
    }
    for (const piece of splitWord(token.text)) {
      const offset = token.offset + piece.at
      switch (piece.kind) {
        case 'nag':
        case 'suffix':
          if (isMark(piece.kind, piece.text, offset, faults))
            marks.push({ at: here(), text: piece.text })
          break
        case 'note': {
          const number = noteNumber(piece.text)
          const note = number === undefined ? undefined : notes.get(number)
          if (number === undefined)
            faults.problem(offset, 'pbn/note', `“=${piece.text}=” is not a note from 1 to 32.`)
          else if (number === 0) builder?.annotateLast({ alert: true })
          else if (note === undefined)
            faults.problem(
              offset,
              'pbn/note-missing',
              `There is no [Note "${number}:…"] for this call.`,
            )
          else builder?.annotateLast(readNote(note))
          break
        }
        case 'star':
          return finish(undefined)
        case 'plus':
          if (plus) {
            faults.problem(offset, 'pbn/plus', 'Only one call can be the next one (“+”).')
            return finish('fault')
          }
          plus = true
          break
        case 'irregular':
          if (piece.text === '^I') {
            irregular = piece.text
            break
          }
          if (piece.text === '^S') {
            faults.remark(
              offset,
              'pbn/irregular',
              'A player was skipped here (^S); the auction is shown up to this place.',
            )
            return finish('irregular')
          }
          faults.problem(offset, 'pbn/irregular', `“${piece.text}” does not belong in an auction.`)
          return finish('fault')
        case 'dash':
        case 'text': {
          if (plus) {
            faults.problem(offset, 'pbn/plus', 'After “+” no further call can follow.')
            return finish('fault')
          }
          if (piece.kind === 'dash' && builder === undefined) {
            dashes += 1
            break
          }
          if (builder === undefined) {
            const starts = dealer ?? rotate(first, dashes)
            if (rotate(first, dashes) !== starts) {
              faults.problem(
                offset,
                'pbn/auction-first',
                `${seatName(starts)} deals and calls first; this call stands in the column of ${seatName(rotate(first, dashes))}.`,
              )
              return finish('fault')
            }
            builder = buildAuction(starts)
          }
          if (/^ap$/i.test(piece.text)) {
            while (!builder.ended()) builder.add({ call: PASS })
            break
          }
          const call = piece.kind === 'dash' ? undefined : parseCall(piece.text)
          if (call === undefined) {
            faults.problem(
              offset,
              'pbn/call',
              `“${piece.text.slice(0, 20)}” is not a call; calls are written Pass, X, XX, 1C to 7NT.`,
            )
            return finish('fault')
          }
          if (call === PASS && builder.ended()) {
            faults.remark(
              offset,
              'pbn/extra-pass',
              'A pass after the end of the auction is left out.',
            )
            break
          }
          const seat = builder.turn()
          const why = builder.add({ call })
          if (irregular !== undefined && why) {
            faults.remark(
              offset,
              'pbn/irregular',
              'An insufficient call is marked here (^I); the auction is shown up to this place.',
            )
            return finish('irregular')
          }
          if (irregular !== undefined)
            faults.problem(
              offset,
              'pbn/irregular',
              'The call is marked insufficient (^I) but is sufficient.',
            )
          irregular = undefined
          if (why) {
            faults.problem(
              offset,
              why.code,
              seat === undefined ? why.message : `${seatName(seat)}: ${why.message}`,
            )
            return finish('fault')
          }
        }
      }
    }
  }
  return finish(undefined)
}

interface Cell {
  readonly text: string | undefined
  readonly offset: number
  readonly irregular: string | undefined
  /** Marks and notes of the card, to be placed once its turn is known. */
  readonly marks: string[]
}

/**
 * Reads a play section. The columns are fixed seats from the first one on, so the rows are put into
 * the order of play by following who wins each trick.
 * @param first the seat of the first column, or `undefined` for the opening leader's.
 */
export function readPlay(
  tokens: readonly Token[],
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
            faults.problem(offset, 'pbn/note', `“=${piece.text}=” is not a note from 1 to 32.`)
          else if (note !== undefined) cells.at(-1)?.marks.push(`=${note.trim()}`)
          else if (number > 0)
            faults.problem(
              offset,
              'pbn/note-missing',
              `There is no [Note "${number}:…"] for this card.`,
            )
          break
        }
        case 'star':
          ended = true
          break scan
        case 'plus':
          if (plus) {
            faults.problem(offset, 'pbn/plus', 'Only one card can be the next one (“+”).')
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
  for (let row = 0; row < cells.length; row += 4) {
    const leader = play.turn()
    if (leader === undefined) {
      const late = cells.slice(row).find((cell) => cell.text !== undefined)
      if (late) {
        faults.problem(late.offset, 'play/ended', 'All thirteen tricks have been played.')
        cut = 'fault'
      }
      break
    }
    const order = orderOf(cells.slice(row, row + 4), ((leader - column) & 3) as Seat)
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
          `${cell.text.slice(0, 10)} stands after a card that is missing, so its turn is not known.`,
        )
        return { play, marks, ended, cut: 'fault' }
      }
      const stop = addCard(play, cell, faults)
      if (stop) return { play, marks, ended, cut: stop }
      for (const text of cell.marks) marks.push({ at: play.cards.length - 1, text })
    }
    if (gap) {
      const later = cells.slice(row + 4).find((cell) => cell.text !== undefined)
      if (later) {
        faults.problem(
          later.offset,
          'pbn/gap',
          `${(later.text as string).slice(0, 10)} stands after a trick that is not complete.`,
        )
        cut = 'fault'
      }
      break
    }
  }
  return { play, marks, ended, cut }
}

/**
 * The cells of a row in playing order, from the leader's column on. A short last row that does not
 * reach the leader's column was written in playing order: seen in the wild.
 */
function orderOf(row: readonly Cell[], lead: number): readonly (Cell | undefined)[] {
  const reaches = row[lead]?.text !== undefined
  if (row.length < 4 && !reaches && row[0]?.text !== undefined) return row
  return [0, 1, 2, 3].map((i) => row[(lead + i) & 3])
}

/** Adds one card, or says why the section ends here. */
function addCard(play: PlayBuilder, cell: Cell, faults: Faults): Cut {
  const text = cell.text as string
  const card = parseCard(text)
  if (card === undefined || !/^[cdhs]/i.test(text)) {
    faults.problem(
      cell.offset,
      'pbn/card',
      `“${text.slice(0, 20)}” is not a card; cards are written suit first, such as SA or HT.`,
    )
    return 'fault'
  }
  const why = play.add(card)
  if (cell.irregular !== undefined && why) {
    faults.remark(
      cell.offset,
      'pbn/irregular',
      `An irregular play is marked here (${cell.irregular}); the play is shown up to this place.`,
    )
    return 'irregular'
  }
  if (cell.irregular !== undefined)
    faults.problem(
      cell.offset,
      'pbn/irregular',
      `The card is marked ${cell.irregular} but is lawful.`,
    )
  if (why) {
    faults.problem(cell.offset, why.code, why.message)
    return 'fault'
  }
  return undefined
}
