/**
 * The share link: one board with its calls, cards and claim, how far it is shown, and how it is
 * looked at, packed into bits and written with the 64 letters that a URL may hold. Version 1.
 *
 * Layout: letter `k`, version digit, then base64url of: 16 bits checksum (of what follows), fields
 * as below. A whole deal takes 104 bits, a call 6, a card 6; a played board is about 100 letters.
 */
import { contractOf } from '#core/auction.ts'
import { type Call, isBid } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { DECK } from '#core/card.ts'
import type { Contract, Doubled } from '#core/contract.ts'
import { ofOwners, ownerOf, type PartialDeal } from '#core/deal.ts'
import { size } from '#core/hand.ts'
import { firstLetters, wholeLetters } from '#core/letters.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { bySeat, SEATS, type Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { whyDealBad } from '../four-hands.ts'
import { buildAuction, buildPlay } from '../record-builder.ts'
import { type BitReader, bitReader, bitWriter } from './bits.ts'
import { BROKEN, NEWER } from './words.ts'

/** What a share link reproduces. */
export interface ShareState {
  readonly record: BoardRecord
  /** Number of calls, cards and claims shown, 0 upwards. */
  readonly cursor: number
  readonly view: ShareView
}
/** How the table is looked at; the same words as the store's view. */
export interface ShareView {
  readonly mode:
    | { readonly kind: 'all' }
    | { readonly kind: 'sit'; readonly seat: Seat }
    | { readonly kind: 'kibitz'; readonly seat: Seat }
  /** Whose knowledge the panels show; `undefined` follows the mode and the contract. */
  readonly observer: Seat | undefined
  /** Quarter turns of the compass, clockwise. */
  readonly turned: Seat
}
const MODES = ['all', 'sit', 'kibitz'] as const

const PREFIX = 'k1'
/** A link of more letters than this is none. */
const MAX_LETTERS = 16_000
const MAX_TEXT = 2000
/** So much of each explanation when there are too many long ones. */
const SHORT_TEXT = 100

/** A state as a link can carry it, and in words what of it the link leaves out. */
export interface FittedShare {
  readonly state: ShareState
  readonly cut: readonly string[]
}

const withNotes = (
  state: ShareState,
  change: (note: string) => string | undefined,
): ShareState => ({
  ...state,
  record: {
    ...state.record,
    calls: state.record.calls.map(({ note, ...call }) => {
      const changed = note === undefined ? undefined : change(note)
      return changed === undefined ? call : { ...call, note: changed }
    }),
  },
})

/** Cuts the texts that are too long for a link, and explanations where there are too many of them. */
export function fitShare(state: ShareState): FittedShare {
  const { calls, players = {}, event } = state.record
  const over = (text: string | undefined): boolean => (text?.length ?? 0) > MAX_TEXT
  const texts = [...calls.map(({ note }) => note), ...Object.values(players), event]
  const cut = [
    ...(calls.some(({ note }) => over(note))
      ? [t`explanations end after ${MAX_TEXT} characters`]
      : []),
    ...(Object.values(players).some(over) || over(event)
      ? [t`names end after ${MAX_TEXT} characters`]
      : []),
    ...(texts.some((text = '') => wholeLetters(text) !== text)
      ? [t`“�” stands for half a letter`]
      : []),
  ]
  let fitted = withNotes(state, (note) => firstLetters(note, MAX_TEXT))
  if (encodeShare(fitted).length <= MAX_LETTERS) return { state: fitted, cut }
  fitted = withNotes(state, (note) => firstLetters(note, SHORT_TEXT))
  if (encodeShare(fitted).length <= MAX_LETTERS)
    return { state: fitted, cut: [...cut, t`explanations end after ${SHORT_TEXT} characters`] }
  const { players: _, event: __, ...record } = withNotes(state, () => undefined).record
  return {
    state: { ...state, record },
    cut: [t`the explanations, the names and the event are left out; they are too long for a link`],
  }
}

/** The link's text, for the part of a URL behind `#`. Texts beyond their length are cut: see `fitShare`. */
export function encodeShare(state: ShareState): string {
  const w = bitWriter()
  const { record } = state
  const { board, calls, cards, contract, claim } = record
  w.put(board.number === undefined ? 0 : Math.min(board.number, 0xfffff), 20)
  w.put(board.dealer, 2)
  w.put(VULNERABILITIES.indexOf(board.vulnerability), 2)
  writeDeal(board.deal, w.put)
  w.put(Math.min(calls.length, 511), 9)
  for (const { call, alert, note } of calls) {
    w.put(call, 6)
    w.put(alert ? 1 : 0, 1)
    w.put(note === undefined ? 0 : 1, 1)
    if (note !== undefined) w.text(firstLetters(note, MAX_TEXT))
  }
  const stated = calls.length === 0 ? contract : undefined
  w.put(stated ? 1 : 0, 1)
  if (stated) {
    w.put(stated.bid, 6)
    w.put(stated.doubled, 2)
    w.put(stated.declarer, 2)
  }
  w.put(cards.length, 6)
  for (const card of cards) w.put(card, 6)
  w.put(claim ? 1 : 0, 1)
  if (claim) {
    w.put(claim.seat, 2)
    w.put(claim.declarerTricks, 4)
  }
  w.put(record.declarerTricks === undefined ? 15 : record.declarerTricks, 4)
  for (const seat of SEATS) {
    const name = record.players?.[seat]
    w.put(name === undefined ? 0 : 1, 1)
    if (name !== undefined) w.text(firstLetters(name, MAX_TEXT))
  }
  w.put(record.event === undefined ? 0 : 1, 1)
  if (record.event !== undefined) w.text(firstLetters(record.event, MAX_TEXT))
  w.put(record.room === undefined ? 0 : record.room === 'open' ? 1 : 2, 2)
  w.put(Math.min(state.cursor, 1023), 10)
  const { mode, observer, turned } = state.view
  w.put(MODES.indexOf(mode.kind), 2)
  w.put(mode.kind === 'all' ? 0 : mode.seat, 2)
  w.put(observer ?? 4, 3)
  w.put(turned, 2)
  return PREFIX + w.finish()
}

/** A whole deal by 2 bits a card, another by 3 (4 is nobody) and a bit for each known hand. */
function writeDeal(deal: PartialDeal, put: (value: number, bits: number) => void): void {
  const owners = DECK.map((card) => ownerOf(deal, card))
  const whole = owners.every((owner) => owner !== undefined)
  put(whole ? 1 : 0, 1)
  if (!whole) for (const seat of SEATS) put(deal[seat] === undefined ? 0 : 1, 1)
  for (const owner of owners) put(owner ?? 4, whole ? 2 : 3)
}

function readDeal(r: BitReader): PartialDeal | undefined {
  const whole = r.take(1) === 1
  const known = SEATS.map(() => (whole ? true : r.take(1) === 1))
  const owners = DECK.map(() => r.take(whole ? 2 : 3))
  if (owners.some((owner) => owner > 4 || (owner < 4 && !known[owner]))) return undefined
  // `ofOwners` is for whole decks; a card that nobody holds is given away and taken back.
  const held = SEATS.map((seat) => ofOwners(owners.map((owner) => (owner === seat ? 0 : 1)))[0])
  const deal = bySeat((seat) => (known[seat] ? held[seat] : undefined))
  // The checksum holds for whoever made the link; hands that no deck deals could not be kept.
  return held.some((h) => size(h) > 13) || whyDealBad(deal) ? undefined : deal
}

/**
 * Reads a share link's text, with or without the `#`.
 * @returns the state, lawful in every part, or a problem; a link that is cut or altered is a problem.
 */
export function decodeShare(text: string): Result<ShareState, Problem> {
  const code = text.trim().replace(/^#/, '')
  if (code.length > MAX_LETTERS)
    return problem('share/too-long', t`The link is too long to be one of ours.`)
  if (!/^k\d/.test(code)) return problem('share/unknown', t`This is not a link to a position.`)
  if (!code.startsWith(PREFIX)) return problem('share/version', NEWER)
  const r = bitReader(code.slice(PREFIX.length))
  if (r === undefined) return problem('share/broken', BROKEN)
  const state = readState(r)
  return state === undefined || r.failed() ? problem('share/broken', BROKEN) : ok(state)
}

function readState(r: BitReader): ShareState | undefined {
  const number = r.take(20)
  const dealer = r.take(2) as Seat
  const vulnerability = VULNERABILITIES[r.take(2)]
  const deal = readDeal(r)
  if (deal === undefined || vulnerability === undefined) return undefined
  const board = { number: number === 0 ? undefined : number, dealer, vulnerability, deal }
  const auction = buildAuction(dealer)
  const callCount = r.take(9)
  for (let i = 0; i < callCount && !r.failed(); i++) {
    const call = r.take(6)
    const alert = r.take(1) === 1
    const note = r.take(1) === 1 ? r.text(MAX_TEXT * 4) : undefined
    if (call > 37) return undefined
    const why = auction.add({
      call: call as Call,
      ...(alert && { alert: true }),
      ...(note !== undefined && { note }),
    })
    if (why) return undefined
  }
  let contract: Contract | undefined = contractOf(auctionOf({ board, calls: auction.calls }))
  if (r.take(1) === 1) {
    const bid = r.take(6) as Call
    const doubled = r.take(2)
    const declarer = r.take(2) as Seat
    if (!isBid(bid) || doubled > 2 || auction.calls.length > 0) return undefined
    contract = { bid, doubled: doubled as Doubled, declarer }
  }
  const cardCount = r.take(6)
  if (cardCount > 0 && contract === undefined) return undefined
  const play = contract && buildPlay(deal, contract)
  for (let i = 0; i < cardCount && !r.failed(); i++) {
    const card = r.take(6)
    if (card > 51 || play?.add(card as Card)) return undefined
  }
  const claim = r.take(1) === 1 ? { seat: r.take(2) as Seat, declarerTricks: r.take(4) } : undefined
  if (claim && (claim.declarerTricks > 13 || contract === undefined)) return undefined
  const declarerTricks = r.take(4)
  if (declarerTricks === 14) return undefined
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) if (r.take(1) === 1) players[seat] = r.text(MAX_TEXT * 4)
  const event = r.take(1) === 1 ? r.text(MAX_TEXT * 4) : undefined
  const room = [undefined, 'open', 'closed', undefined][r.take(2)] as 'open' | 'closed' | undefined
  const cursor = r.take(10)
  const kind = MODES[r.take(2)]
  const seat = r.take(2) as Seat
  const observer = r.take(3)
  const turned = r.take(2) as Seat
  if (kind === undefined || observer > 4) return undefined
  const events = auction.calls.length + cardCount + (claim ? 1 : 0)
  if (r.failed() || cursor > events) return undefined
  return {
    record: {
      board,
      calls: auction.calls,
      contract,
      cards: play?.cards ?? [],
      ...(claim && { claim }),
      ...(declarerTricks !== 15 && { declarerTricks }),
      ...(Object.keys(players).length > 0 && { players }),
      ...(event !== undefined && { event }),
      ...(room !== undefined && { room }),
    },
    cursor,
    view: {
      mode: kind === 'all' ? { kind } : { kind, seat },
      observer: observer === 4 ? undefined : (observer as Seat),
      turned,
    },
  }
}
