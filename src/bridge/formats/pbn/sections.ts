/** Reads the auction section of a PBN game (PBN 2.1, section 3.5), and what both sections share. */
import { PASS, parseCall } from '#core/call.ts'
import type { AnnotatedCall } from '#core/record.ts'
import { rotate, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Faults } from '../faults.ts'
import type { KeptMark } from '../format.ts'
import { type AuctionBuilder, buildAuction } from '../record-builder.ts'
import { type PbnToken, withoutControls } from './scan.ts'
import { actsIn, splitWord } from './words.ts'

/** The texts of a section's notes by number. */
export type Notes = ReadonlyMap<number, string>

/** Why a section was left before its end. */
export type Cut = 'irregular' | 'fault' | undefined

export interface ReadAuction {
  readonly auction: AuctionBuilder
  readonly marks: readonly KeptMark[]
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
export function writeNote({ alert, note = '' }: AnnotatedCall): string | undefined {
  const said = withoutControls(note).trim()
  // A number without a text would be read as an alert.
  if (said === '') return alert ? 'Alerted' : undefined
  return alert ? `Alerted: ${said}` : said
}

/** Whether a reader takes the call’s note otherwise: blanks around it, or “Alerted” as its first word. */
export function isReadOtherwise(call: AnnotatedCall): boolean {
  const written = writeNote(call)
  const read = written === undefined ? {} : readNote(written)
  return (read.note ?? '') !== (call.note ?? '') || Boolean(read.alert) !== Boolean(call.alert)
}

/** A note's number 1 to 32, or 0 (seen in the wild for an alert without a text); else `undefined`. */
export const noteNumber = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= 32 ? Number(text) : undefined

const badNag = (text: string): boolean => !/^\$\d{1,3}$/.test(text) || Number(text.slice(1)) > 255
const SUFFIXES: readonly string[] = ['!', '?', '!!', '??', '!?', '?!']

/** True for a suffix or nag of PBN; else a problem is noted. */
export function isMark(
  kind: 'nag' | 'suffix',
  text: string,
  offset: number,
  faults: Faults,
): boolean {
  const bad = kind === 'nag' ? badNag(text) : !SUFFIXES.includes(text)
  if (bad)
    faults.problem(
      offset,
      'pbn/mark',
      kind === 'nag'
        ? t`“${text}” is not a mark from $0 to $255.`
        : t`“${text}” is not one of the marks ! ? !! ?? !? ?!.`,
    )
  return !bad
}

/**
 * Reads an auction section.
 * @param first the seat of the first column.
 * @param dealer the dealer, or `undefined` when the game does not say (then the first call decides).
 */
export function readAuction(
  tokens: readonly PbnToken[],
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
  const written = tokens.flatMap(actsIn).length
  let seen = 0
  const finish = (cut: Cut): ReadAuction => {
    // The call at fault and those behind it.
    if (cut === 'fault') faults.lose('calls', Math.max(1, written - seen + 1))
    return {
      auction: builder ?? buildAuction(dealer ?? rotate(first, dashes)),
      marks,
      cut,
    }
  }
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
            faults.problem(offset, 'pbn/note', t`“=${piece.text}=” is not a note from 1 to 32.`)
          else if (number === 0) builder?.annotateLast({ alert: true })
          else if (note === undefined)
            faults.problem(
              offset,
              'pbn/note-missing',
              t`There is no [Note "${number}:…"] for this call.`,
            )
          else builder?.annotateLast(readNote(note))
          break
        }
        case 'star':
          return finish(undefined)
        case 'plus':
          if (plus) {
            faults.problem(offset, 'pbn/plus', t`Only one call can be the next one (“+”).`)
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
              t`A player was skipped here (^S); the auction is shown up to this place.`,
            )
            return finish('irregular')
          }
          faults.problem(offset, 'pbn/irregular', t`“${piece.text}” does not belong in an auction.`)
          return finish('fault')
        case 'dash':
        case 'text': {
          if (plus) {
            faults.problem(offset, 'pbn/plus', t`After “+” no further call can follow.`)
            return finish('fault')
          }
          if (piece.kind === 'dash' && builder === undefined) {
            dashes += 1
            break
          }
          if (piece.kind === 'text') seen += 1
          if (builder === undefined) {
            const starts = dealer ?? rotate(first, dashes)
            if (rotate(first, dashes) !== starts) {
              faults.problem(
                offset,
                'pbn/auction-first',
                t`${seatName(starts)} deals and calls first; this call stands in the column of ${seatName(rotate(first, dashes))}.`,
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
              t`“${piece.text.slice(0, 20)}” is not a call; calls are written Pass, X, XX, 1C to 7NT.`,
            )
            return finish('fault')
          }
          if (call === PASS && builder.ended()) {
            faults.remark(
              offset,
              'pbn/extra-pass',
              t`A pass after the end of the auction is left out.`,
            )
            break
          }
          const seat = builder.turn()
          const why = builder.add({ call })
          if (irregular !== undefined && why) {
            faults.remark(
              offset,
              'pbn/irregular',
              t`An insufficient call is marked here (^I); the auction is shown up to this place.`,
            )
            return finish('irregular')
          }
          if (irregular !== undefined)
            faults.problem(
              offset,
              'pbn/irregular',
              t`The call is marked insufficient (^I) but is sufficient.`,
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
