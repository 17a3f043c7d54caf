/**
 * Reads hand records in RBN: each line is a label and its text, an empty line ends a record. The hands
 * (H) stand until others come; auction (A), contract (C), play (P) and result (R) are a record's own.
 * A card without a suit letter is of the suit that was led.
 */
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import { PASS, parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Contract, parseContract } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { BoardRecord } from '#core/record.ts'
import { parseSeat, rotate, type Seat, seatName, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, ReadProgress } from '../format.ts'
import { whyDealBad, withFourthHand } from '../four-hands.ts'
import { textPlaces } from '../places.ts'
import {
  type AuctionBuilder,
  buildAuction,
  buildPlay,
  type PlayBuilder,
} from '../record-builder.ts'

interface TextLine {
  readonly text: string
  /** Where the text behind the label begins. */
  readonly offset: number
}
type Lines = ReadonlyMap<string, TextLine>

const VULNERABLE: Readonly<Record<string, Vulnerability>> = {
  Z: 'None',
  N: 'NS',
  E: 'EW',
  B: 'All',
}
/** Labels that stand until others come. */
const STANDING: readonly string[] = ['E', 'N', 'B', 'H']
/** Labels that a record has no place for; what they say is of the event, not of the board. */
const KNOWN = /^[DTLEFSKNBHACPRMI0-9] /

export function* readRbn(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(text))
  const boards: FileRecord[] = []
  let lines = new Map<string, TextLine>()
  let standing: Lines = new Map()
  let inText = false
  const flush = (at: number): boolean => {
    if (!['H', 'A', 'C', 'P', 'R'].some((label) => lines.has(label))) return true
    if (!faults.hasRoom(boards.length, at)) return false
    const all = new Map([...standing, ...lines])
    standing = new Map([...all].filter(([label]) => STANDING.includes(label)))
    const record = readRecord(all, faults)
    if (record) boards.push(record)
    else faults.lose('boards', 1)
    lines = new Map()
    return true
  }
  let at = 0
  for (let count = 1; at < text.length; count++) {
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    const line = text.slice(at, end).trimEnd()
    if (inText || line.startsWith('{')) inText = !line.endsWith('}')
    else if (line === '') {
      if (!flush(at)) return faults.content(boards)
    } else if (KNOWN.test(line)) {
      const label = line.slice(0, 1)
      // A digit is a note to the auction; behind the play it is one to the play.
      const key = /\d/.test(label) && lines.has('P') ? `P${label}` : label
      lines.set(key, { text: line.slice(2), offset: at + 2 })
    } else faults.problem(at, 'rbn/label', t`A line begins with its label, a letter, and a blank.`)
    at = end + 1
    if (count % 64 === 0) yield { done: at, total: text.length, boards: boards.length }
  }
  flush(text.length)
  return faults.content(boards)
}

function readRecord(lines: Lines, faults: Faults): FileRecord | undefined {
  const deal = readHands(lines.get('H'), faults)
  if (deal === undefined) return undefined
  const written = /^(\d{1,6})(?::|$)/.exec(lines.get('B')?.text ?? '')
  const number = written && Number(written[1]) > 0 ? Number(written[1]) : undefined
  const head = /^([NESW])([ZNEB?])(?::|$)/.exec(lines.get('A')?.text ?? '')
  const dealer = head ? parseSeat(head[1]!)! : undefined
  const board: BoardRecord['board'] = {
    number,
    dealer: dealer ?? (number === undefined ? WEST : dealerOf(number)),
    vulnerability:
      VULNERABLE[head?.[2] ?? ''] ?? (number === undefined ? 'None' : vulnerabilityOf(number)),
    deal,
  }
  const auction = buildAuction(board.dealer)
  const sound = readCalls(lines, head?.[0].length ?? 0, auction, faults)
  const contract =
    auction.calls.length > 0 ? auction.contract() : readContract(lines.get('C'), faults)
  const play = readPlay(lines.get('P'), deal, sound ? contract : undefined, faults)
  const result = lines.get('R')
  const stated = /^(\d{1,2})(?!\d)/.exec(result?.text ?? '')?.[1]
  const tricks = Number(stated) <= 13 ? Number(stated) : undefined
  const why = tricks === undefined ? undefined : play?.whyNotTricks(tricks)
  if (result !== undefined && why !== undefined) faults.problem(result.offset, 'rbn/result', why)
  const event = lines.get('E')?.text.replaceAll('::', ':').trim()
  const players = readNames(lines.get('N')?.text)
  const room = /^[^:]*:[^:]*:([CO])(?::|$)/.exec(lines.get('N')?.text ?? '')?.[1]
  return {
    board,
    calls: auction.calls,
    contract,
    cards: play?.cards ?? [],
    ...(contract !== undefined &&
      tricks !== undefined &&
      why === undefined && { declarerTricks: tricks }),
    ...(players && { players }),
    ...(event && { event }),
    ...(room !== undefined && { room: room === 'O' ? 'open' : 'closed' }),
  }
}

/** `W:873.A6.KT864.KQ8:…:…:`; a last colon gives the fourth hand the rest, `;` hides a hand. */
function readHands(line: TextLine | undefined, faults: Faults): PartialDeal | undefined {
  const match = /^([NESW])([:;].*)$/.exec(line?.text.trim() ?? '')
  if (line === undefined || !match) {
    faults.problem(
      line?.offset ?? 0,
      'rbn/hands',
      t`A record needs its hands, such as “H W:…:…:…:”.`,
    )
    return undefined
  }
  const first = parseSeat(match[1]!)!
  const hands: [Hand | undefined, Hand | undefined, Hand | undefined, Hand | undefined] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ]
  let offset = line.offset + 1
  for (const [i, piece] of match[2]!.slice(1).split(/[:;]/).slice(0, 4).entries()) {
    offset += 1
    const seat = rotate(first, i)
    if (/[2-9TJQKA]/.test(piece)) {
      const read = hand.parse(piece.replaceAll('x', ''), 'any')
      if (!read.ok) {
        faults.problem(
          offset + (read.error.column ?? 1) - 1,
          read.error.code,
          `${seatName(seat)}: ${read.error.message}`,
        )
        return undefined
      }
      hands[seat] = read.value
    }
    offset += piece.length
  }
  const deal = withFourthHand(hands)
  const why = whyDealBad(deal)
  if (why === undefined) return deal
  faults.problem(line.offset, why.code, why.message)
  return undefined
}

const CALL = /([1-7][CDHSN]|[PXRAY])((?:\*|\^\d|[!?])*)|[:\s]/giy

/** Adds the calls; true when all of them are lawful. `A` passes to the end, `Y` asks for a call. */
function readCalls(lines: Lines, from: number, auction: AuctionBuilder, faults: Faults): boolean {
  const line = lines.get('A')
  if (line === undefined) return true
  for (let at = from; at < line.text.length; at = CALL.lastIndex) {
    CALL.lastIndex = at
    const match = CALL.exec(line.text)
    const word = match?.[1]?.toUpperCase()
    if (match && word === undefined) continue
    if (word === 'Y') return true
    if (word === 'A') {
      while (!auction.ended()) auction.add({ call: PASS })
      return true
    }
    const call = word === undefined ? undefined : parseCall(word)
    const marks = match?.[2] ?? ''
    const note = lines.get(/\^(\d)/.exec(marks)?.[1] ?? '')?.text
    const why =
      call === undefined
        ? { code: 'rbn/call', message: t`“${line.text.slice(at, at + 10)}” is not a call.` }
        : auction.add({
            call,
            ...(marks.includes('*') && { alert: true }),
            ...(note !== undefined && { note }),
          })
    if (why) {
      faults.problem(line.offset + at, why.code, why.message)
      faults.lose('calls', line.text.slice(at).match(/[1-7][CDHSN]|[PXRA]/gi)?.length ?? 1)
      return false
    }
  }
  return true
}

/** `4SX:N`. */
function readContract(line: TextLine | undefined, faults: Faults): Contract | undefined {
  if (line === undefined || /^\s*P/i.test(line.text)) return undefined
  const match = /^\s*([1-7][CDHSN])(XX|X|R)?\s*:?\s*([NESW])/i.exec(line.text)
  const value =
    match && parseContract(`${match[1]}${match[2]?.toUpperCase().replace('R', 'XX') ?? ''}`)
  const declarer = match ? parseSeat(match[3]!) : undefined
  if (value && declarer !== undefined) return { ...value, declarer }
  faults.problem(
    line.offset,
    'rbn/contract',
    t`“${line.text.slice(0, 20)}” is not a contract such as 4S:N.`,
  )
  return undefined
}

const CARD = /([CDHS])?(10|[2-9TJQKA])|[:;\s]/giy

function readPlay(
  line: TextLine | undefined,
  deal: PartialDeal,
  contract: Contract | undefined,
  faults: Faults,
): PlayBuilder | undefined {
  if (line === undefined) return undefined
  // Notes and remarks on a card say nothing that is played.
  const text = line.text
    .replace(/^[NESW]:/, '  ')
    .replace(/\^\d|[!?*]/g, (mark) => ' '.repeat(mark.length))
  const count = text.match(/10|[2-9TJQKA]/gi)?.length ?? 0
  if (contract === undefined) {
    faults.lose('cards', count)
    if (count > 0)
      faults.problem(line.offset, 'rbn/no-contract', t`The play has no contract to belong to.`)
    return undefined
  }
  const play = buildPlay(deal, contract)
  let led: string | undefined
  for (let at = 0; at < text.length; at = CARD.lastIndex) {
    CARD.lastIndex = at
    const match = CARD.exec(text)
    if (match && match[2] === undefined) continue
    if (play.cards.length % 4 === 0) led = match?.[1]
    const suit = match?.[1] ?? led
    const card = match && suit !== undefined ? parseCard(suit + match[2]) : undefined
    const why =
      card === undefined
        ? { code: 'rbn/card', message: t`“${text.slice(at, at + 10)}” is not a card.` }
        : play.add(card)
    if (why) {
      faults.problem(line.offset + at, why.code, why.message)
      faults.lose('cards', count - play.cards.length)
      break
    }
  }
  return play
}

/** `North+South:West+East`. */
function readNames(text: string | undefined): BoardRecord['players'] {
  const [ns = '', ew = ''] = text?.split(':') ?? []
  const players: Partial<Record<Seat, string>> = {}
  for (const [pair, seats] of [
    [ns, [0, 2]],
    [ew, [3, 1]],
  ] as const)
    for (const [i, name] of pair.split('+', 2).entries())
      if (name.trim() !== '') players[seats[i]!] = name.trim()
  return Object.keys(players).length === 0 ? undefined : players
}
