/**
 * Reads links to the public hand viewer, one or several in a text: the hands, calls and cards are in
 * the query (n s e w, d v b, a p c, names), or a whole LIN record is in `lin`. Nothing is fetched.
 */

import { contractOf } from '#core/auction.ts'
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { auctionOf } from '#core/record.ts'
import { NORTH, parseSeat, SEATS, type Seat, seatLetter, seatName } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { readCalls, readCards } from '../compact.ts'
import { collectFaults, type Faults } from '../faults.ts'
import type { FileContent, FileRecord, ReadProgress } from '../format.ts'
import { whyDealBad, withFourthHand } from '../four-hands.ts'
import { readLinHand } from '../lin/hands.ts'
import { readLin } from '../lin/read.ts'
import { textPlaces } from '../places.ts'
import { buildAuction, buildPlay } from '../record-builder.ts'
import { linksOf, MAX_LINK, type Parameter, parametersOf, type Query } from './query.ts'

const HAND_KEYS = ['n', 'e', 's', 'w'] as const
const NAME_KEYS = ['nn', 'en', 'sn', 'wn'] as const

export function* readLinks(text: string): Generator<ReadProgress, FileContent, void> {
  const faults = collectFaults(textPlaces(text))
  const boards: FileRecord[] = []
  let at = 0
  let passedOver = false
  for (let count = 1; at < text.length; count++) {
    let end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    const line = text.slice(at, end)
    let found = false
    for (const query of linksOf(line, at, faults)) {
      found = true
      if (!faults.hasRoom(boards.length, at)) return faults.content(boards)
      if (query.text.length > MAX_LINK) {
        faults.problem(at, 'link/too-long', t`The link is longer than ${MAX_LINK} characters.`)
        faults.lose('boards', 1)
      } else boards.push(...readLink(query, faults))
    }
    if (!found && line.trim() !== '' && !passedOver) {
      passedOver = true
      faults.remark(at, 'link/text', t`Text around the links is passed over, from this line on.`)
    }
    at = end + 1
    if (count % 16 === 0) yield { done: at, total: text.length, boards: boards.length }
  }
  return faults.content(boards)
}

function readLink(query: Query, faults: Faults): readonly FileRecord[] {
  const parameters = parametersOf(query)
  const base = query.offset
  const get = (key: string): Parameter | undefined => parameters.get(key)
  const lin = get('lin')
  if (lin !== undefined) {
    const content = finish(readLin(lin.value))
    for (const fault of content.problems) faults.problem(lin.offset, fault.code, fault.message)
    for (const one of content.remarks) faults.remark(lin.offset, one.code, one.message)
    for (const what of ['boards', 'calls', 'cards'] as const) faults.lose(what, content.lost[what])
    if (content.boards.length === 0 && content.problems.length === 0)
      faults.problem(lin.offset, 'link/empty', t`The LIN text in this link holds no hands.`)
    return content.boards
  }
  if (get('myhand') ?? get('tinyurl')) {
    faults.problem(
      base,
      'link/elsewhere',
      t`This link only names a hand that is kept elsewhere; open it in your browser and copy the full link or the LIN from there.`,
    )
    return []
  }
  const deal = readHands(get, faults)
  if (deal === undefined) {
    faults.lose('boards', 1)
    return []
  }
  if (deal.every((h) => h === undefined)) {
    faults.problem(base, 'link/empty', t`This link holds no hands.`)
    return []
  }
  const number = /^\d{1,6}$/.test(get('b')?.value.trim() ?? '')
    ? Number(get('b')?.value)
    : undefined
  const stated = get('d')
  const dealer = stated === undefined || stated.value === '' ? undefined : parseSeat(stated.value)
  if (stated !== undefined && stated.value !== '' && dealer === undefined)
    faults.problem(stated.offset, 'link/dealer', t`“${stated.value.slice(0, 10)}” is not a dealer.`)
  const v = get('v')
  const vulnerability = v === undefined || v.value === '' ? undefined : parseVulnerability(v.value)
  if (v !== undefined && v.value !== '' && vulnerability === undefined)
    faults.problem(
      v.offset,
      'link/vulnerable',
      t`“${v.value.slice(0, 10)}” is not a vulnerability.`,
    )
  const numbered = number !== undefined && number > 0 ? number : undefined
  const board: BoardRecord['board'] = {
    number: numbered,
    dealer: dealer ?? (numbered === undefined ? NORTH : dealerOf(numbered)),
    vulnerability: vulnerability ?? (numbered === undefined ? 'None' : vulnerabilityOf(numbered)),
    deal,
  }
  return [readPlayOf(board, get, faults)]
}

function readHands(
  get: (key: string) => Parameter | undefined,
  faults: Faults,
): PartialDeal | undefined {
  const hands: [PartialDeal[0], PartialDeal[0], PartialDeal[0], PartialDeal[0]] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ]
  for (const seat of SEATS) {
    const hand = get(HAND_KEYS[seat])
    if (hand === undefined) continue
    const read = readLinHand(hand.value)
    if (!read.ok) {
      faults.problem(
        hand.offset + (read.error.column ?? 1) - 1,
        read.error.code,
        `${seatName(seat)}: ${read.error.message}`,
      )
      return undefined
    }
    hands[seat] = read.value
  }
  const why = whyDealBad(hands)
  if (why) {
    faults.problem(get(HAND_KEYS[why.seat])?.offset ?? 0, why.code, why.message)
    return undefined
  }
  return withFourthHand(hands)
}

/** Calls, cards, claim and names. */
function readPlayOf(
  board: BoardRecord['board'],
  get: (key: string) => Parameter | undefined,
  faults: Faults,
): FileRecord {
  const auction = buildAuction(board.dealer)
  const a = get('a')
  let stopped = false
  const calls = [...readCalls(a?.value ?? '')]
  for (const [i, item] of calls.entries()) {
    const offset = (a?.offset ?? 0) + item.at
    const seat = auction.turn()
    const why =
      item.kind === 'unreadable'
        ? { code: 'link/call', message: t`“${item.text}” is not a call.` }
        : auction.add({
            call: item.call,
            ...(item.alert && { alert: true }),
            ...(item.note !== undefined && { note: item.note }),
          })
    if (why) {
      const by = seat === undefined || item.kind === 'unreadable' ? '' : `${seatName(seat)}: `
      faults.problem(offset, why.code, by + why.message)
      faults.lose('calls', calls.length - i)
      stopped = true
      break
    }
  }
  const contract = contractOf(auctionOf({ board, calls: auction.calls }))
  const play = contract && buildPlay(board.deal, contract)
  const p = get('p')
  if (!stopped && p !== undefined && play === undefined && /[cdhs][2-9tjqka1]/i.test(p.value))
    faults.problem(
      p.offset,
      'link/no-contract',
      t`The link has cards played, but its calls lead to no contract.`,
    )
  const cards = [...readCards(p?.value ?? '')]
  const readable = play !== undefined && !stopped
  if (!readable) faults.lose('cards', cards.filter((item) => item.kind === 'card').length)
  for (const [i, item] of readable ? cards.entries() : []) {
    const why =
      item.kind === 'unreadable'
        ? { code: 'link/card', message: t`“${item.text}” is not a card.` }
        : play?.add(item.card)
    if (why) {
      faults.problem((p?.offset ?? 0) + item.at, why.code, why.message)
      faults.lose('cards', cards.length - i)
      stopped = true
      break
    }
  }
  const c = get('c')
  let claim: BoardRecord['claim']
  let declarerTricks: number | undefined
  if (!stopped && play && c !== undefined && /^\d{1,2}$/.test(c.value.trim())) {
    const tricks = Number(c.value)
    const why = play.whyNotTricks(tricks)
    if (why !== undefined) faults.problem(c.offset, 'link/claim', why)
    else if (play.cards.length === 52) declarerTricks = tricks
    else claim = { seat: contract.declarer, declarerTricks: tricks }
  }
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = get(NAME_KEYS[seat])?.value.trim()
    if (name) players[seat] = name
  }
  return {
    board,
    calls: auction.calls,
    contract,
    cards: play?.cards ?? [],
    ...(claim && { claim }),
    ...(declarerTricks !== undefined && { declarerTricks }),
    ...(Object.keys(players).length > 0 && { players }),
  }
}

/** The letters of the hands' parameters by seat, for the writer. */
export const handKey = (seat: Seat): string => seatLetter(seat).toLowerCase()
