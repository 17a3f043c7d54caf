/** Reads the values of the tags that describe the board and its sections; a bad one is a problem at its place. */
import { type PartialDeal, parse as parseDeal } from '#core/deal.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { parseVulnerability, type Vulnerability } from '#core/vulnerability.ts'
import type { Faults } from '../faults.ts'
import { whyDealBad } from '../four-hands.ts'
import type { Tag } from './scan.ts'
import type { Notes } from './sections.ts'
import { isBlank } from './tags.ts'

export function readDeal(text: string, offset: number, faults: Faults): PartialDeal | undefined {
  const read = parseDeal(text)
  if (!read.ok) {
    faults.problem(offset + (read.error.column ?? 1) - 1, read.error.code, read.error.message)
    return undefined
  }
  const why = whyDealBad(read.value)
  if (why !== undefined) {
    faults.problem(offset, why.code, why.message)
    return undefined
  }
  return read.value
}

export const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined

export function readDealer(
  text: string | undefined,
  offset: number,
  faults: Faults,
): Seat | undefined {
  if (text === undefined || isBlank(text)) return undefined
  const seat = parseSeat(text)
  if (seat === undefined)
    faults.problem(offset, 'pbn/dealer', t`“${text.slice(0, 20)}” is not a dealer N, E, S or W.`)
  return seat
}

export function readVulnerability(
  text: string | undefined,
  offset: number,
  faults: Faults,
): Vulnerability | undefined {
  if (text === undefined || isBlank(text)) return undefined
  const read = parseVulnerability(text)
  if (read === undefined)
    faults.problem(
      offset,
      'pbn/vulnerable',
      t`“${text.slice(0, 20)}” is not a vulnerability None, NS, EW or All.`,
    )
  return read
}

/** The seat of the auction's first column. */
export function readFirst(
  tag: Tag | undefined,
  dealer: Seat | undefined,
  faults: Faults,
): Seat | undefined {
  if (tag === undefined || isBlank(tag.value) || tag.value.trim() === '-') return dealer
  const seat = parseSeat(tag.value)
  if (seat === undefined)
    faults.problem(
      tag.valueOffset,
      'pbn/auction-first',
      t`“${tag.value.slice(0, 20)}” is not the seat N, E, S or W of the first call.`,
    )
  return seat ?? dealer
}

/** The notes of the auction and of the play, by number. */
export function readNotes(
  tags: readonly Tag[],
  faults: Faults,
): { readonly auction: Notes; readonly play: Notes } {
  const auction = new Map<number, string>()
  const play = new Map<number, string>()
  let section: Map<number, string> | undefined
  for (const tag of tags) {
    if (tag.name === 'Auction') section = auction
    if (tag.name === 'Play') section = play
    if (tag.name !== 'Note') continue
    const match = /^\s*(\d{1,3})\s*:/.exec(tag.value)
    const number = match ? Number(match[1]) : 0
    if (!match || number < 1 || number > 32)
      faults.problem(
        tag.valueOffset,
        'pbn/note',
        t`A note begins with its number, 1 to 32, and a colon.`,
      )
    else if (section === undefined)
      faults.problem(tag.offset, 'pbn/note', t`A note stands before any auction or play.`)
    else section.set(number, tag.value.slice(match[0].length).trim())
  }
  return { auction, play }
}
