/** The table as it is drawn: places around the viewer, hands in their form and order, words. Pure. */

import { handWords } from '#core/aloud.ts'
import type { Call } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import { strainOfContract } from '#core/contract.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import type { AnnotatedCall } from '#core/record.ts'
import { rotate, type Seat, seatName } from '#core/seat.ts'
import {
  CLUBS,
  DIAMONDS,
  HEARTS,
  NOTRUMP,
  SPADES,
  type Strain,
  SUITS_DESCENDING,
  type Suit,
} from '#core/suit.ts'
import { withSuitSigns } from '#core/suit-codes.ts'
import { t } from '#core/text.ts'
import { isVulnerable, type Vulnerability } from '#core/vulnerability.ts'
import type { Phase, Prefs, TablePosition, VisibleHand } from '#store/index.ts'
import { SCREEN_SIDES, type ScreenSide, screenSideOf } from '../ask/tricks.ts'

/** `columns` and `rows`: dummy's cards across from the viewer and at the sides. */
export type HandForm = 'fan' | 'columns' | 'rows' | 'diagram' | 'backs'

export interface HeldSuit {
  readonly suit: Suit
  /** High to low. */
  readonly cards: readonly Card[]
  /** How many it held as it was dealt, where that is known; else as many as it holds: its room is kept. */
  readonly dealt: number
}
export interface HandModel {
  readonly seat: Seat
  readonly place: ScreenSide
  readonly form: HandForm
  readonly name: string
  /** Dealer, declarer, dummy, vulnerable: what the seat is now. */
  readonly roles: readonly string[]
  /** `to call`, `to lead`, `to play`; `undefined` when it is not this seat's turn. */
  readonly turn: string | undefined
  readonly suits: readonly HeldSuit[]
  /** Cards of the longest suit of an open hand as it was dealt: its room is kept while they are played. */
  readonly tallest: number
  /** Cards left. */
  readonly count: number
  /** An open hand in words, suit by suit; empty where it is closed or not known. */
  readonly held: string
  readonly playable: ReadonlySet<Card>
  /** Why the cards that are not playable cannot be played now; `undefined` when all can or play is not on. */
  readonly reason: string | undefined
  /** True for a hand nobody knows: its cards here are those it might hold. */
  readonly unknown: boolean
  /** True when pressing its cards means something: play is on. */
  readonly live: boolean
}

export const seatAt = (place: ScreenSide, viewer: Seat): Seat =>
  rotate(viewer, SCREEN_SIDES.indexOf(place))

const ALTERNATING: readonly Suit[] = [SPADES, HEARTS, CLUBS, DIAMONDS]

/** Suits for a fan, spades first: black and red in turn, or by rank. */
export const fanOrder = (order: Prefs['suitOrder']): readonly Suit[] =>
  order === 'rank' ? SUITS_DESCENDING : ALTERNATING
/** Suits for dummy: trumps at the viewer's left, then the others as in a fan. */
export function dummyOrder(trumps: Strain, order: Prefs['suitOrder']): readonly Suit[] {
  if (trumps === NOTRUMP) return fanOrder(order)
  if (order === 'rank') return [trumps, ...SUITS_DESCENDING.filter((suit) => suit !== trumps)]
  const black = trumps === SPADES || trumps === CLUBS
  const other = (suit: Suit): Suit =>
    suit === SPADES ? CLUBS : suit === CLUBS ? SPADES : suit === HEARTS ? DIAMONDS : HEARTS
  const [first, second] = black ? [HEARTS, DIAMONDS] : [SPADES, CLUBS]
  return [trumps, first, other(trumps), second]
}

const groups = (
  cards: readonly Card[],
  order: readonly Suit[],
  dealt: hand.Hand | undefined,
): readonly HeldSuit[] =>
  order.map((suit) => {
    const held = cards.filter((card) => suitOf(card) === suit).sort((a, b) => b - a)
    return { suit, cards: held, dealt: dealt === undefined ? held.length : length(dealt[suit]) }
  })

export interface HandInput {
  readonly position: TablePosition
  readonly visible: VisibleHand
  readonly viewer: Seat
  readonly legal: readonly Card[]
  /** Why one of the cards is refused, by the rules of play. */
  readonly whyNot: (card: Card) => string | undefined
  /** True shows every open hand as text. */
  readonly text: boolean
  readonly suitOrder: Prefs['suitOrder']
  readonly turnedUp: readonly Seat[]
}

const turnWords = (phase: Phase, leads: boolean): string =>
  phase === 'auction' ? t`to call` : leads ? t`to lead` : t`to play`

/** One hand as it is drawn. */
export function handModel(input: HandInput): HandModel {
  const { position: p, visible, viewer, text } = input
  const { seat } = visible
  const place = screenSideOf(seat, viewer)
  const onTurn = p.turn === seat
  const faceUp = visible.faceUp || input.turnedUp.includes(seat)
  const done = p.phase === 'finished'
  // At the end the hands are shown as they were dealt.
  const held = done ? p.record.board.deal[seat] : p.remaining[seat]
  const unknown = held === undefined
  const live = p.phase === 'lead' || p.phase === 'play'
  const shown = unknown ? (onTurn && live ? input.legal : []) : hand.cards(held)
  const isDummy = p.dummy === seat && live && p.phase !== 'lead'
  const form: HandForm =
    !faceUp && !unknown
      ? 'backs'
      : unknown
        ? shown.length === 0
          ? 'backs'
          : 'diagram'
        : done || text
          ? 'diagram'
          : place === 'bottom'
            ? 'fan'
            : isDummy
              ? place === 'top'
                ? 'columns'
                : 'rows'
              : 'diagram'
  const order =
    form === 'fan'
      ? fanOrder(input.suitOrder)
      : (form === 'columns' || form === 'rows') && p.contract !== undefined
        ? dummyOrder(strainOfContract(p.contract), input.suitOrder)
        : SUITS_DESCENDING
  const playable = new Set(onTurn && live && form !== 'backs' ? input.legal : [])
  // The reason names a card: of a closed hand it would give one away.
  const refused = form === 'backs' ? undefined : shown.find((card) => !playable.has(card))
  const roles = [
    seat === p.auction.dealer && p.phase === 'auction' ? 'dealer' : undefined,
    p.contract?.declarer === seat ? 'declarer' : undefined,
    p.dummy === seat ? 'dummy' : undefined,
  ].filter((role) => role !== undefined)
  const suits = form === 'backs' ? [] : groups(shown, order, p.record.board.deal[seat])
  return {
    seat,
    place,
    form,
    name: seatName(seat),
    roles,
    turn: onTurn ? turnWords(p.phase, live && p.openTrick?.cards.length === 0) : undefined,
    suits,
    tallest: Math.max(0, ...suits.map(({ dealt }) => dealt)),
    count: visible.count,
    held: form === 'backs' || unknown ? '' : handWords(held),
    playable,
    reason: live && refused !== undefined ? input.whyNot(refused) : undefined,
    unknown,
    live,
  }
}

export interface AuctionColumn {
  readonly seat: Seat
  readonly vulnerable: boolean
  readonly dealer: boolean
}
export interface AuctionCell {
  /** Place in the auction, from 0. */
  readonly index: number
  readonly call: Call
  /** Letter of the note below, when the call was alerted or explained. */
  readonly letter: string | undefined
}
export interface AuctionModel {
  readonly columns: readonly AuctionColumn[]
  /** Rows of four; `undefined` is a blank, `next` marks whose call comes next. */
  readonly rows: readonly (readonly (AuctionCell | 'next' | undefined)[])[]
  readonly notes: readonly { readonly letter: string; readonly text: string }[]
}

const COLUMNS: readonly Seat[] = [3, 0, 1, 2]

export interface AuctionDrawn {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: readonly AnnotatedCall[]
  /** Somebody is to call. */
  readonly open: boolean
}
export const auctionModel = ({ record, phase }: TablePosition): AuctionModel =>
  auctionGrid({ ...record.board, calls: record.calls, open: phase === 'auction' })

/** The auction in the order W N E S, with blanks before the dealer. */
export function auctionGrid({ dealer, vulnerability, calls, open }: AuctionDrawn): AuctionModel {
  const notes: { letter: string; text: string }[] = []
  const cells: (AuctionCell | 'next' | undefined)[] = Array.from(
    { length: COLUMNS.indexOf(dealer) },
    () => undefined,
  )
  for (const [index, said] of calls.entries()) {
    const told =
      said.note === undefined
        ? said.alert
          ? t`Alerted; not explained.`
          : undefined
        : withSuitSigns(said.note)
    const letter = told === undefined ? undefined : String.fromCharCode(97 + (notes.length % 26))
    if (told !== undefined && letter !== undefined) notes.push({ letter, text: told })
    cells.push({ index, call: said.call, letter })
  }
  if (open) cells.push('next')
  const rows: (AuctionCell | 'next' | undefined)[][] = []
  for (let i = 0; i < cells.length; i += 4) {
    const row = cells.slice(i, i + 4)
    rows.push([...row, ...Array.from({ length: 4 - row.length }, () => undefined)])
  }
  return {
    columns: COLUMNS.map((seat) => ({
      seat,
      vulnerable: isVulnerable(vulnerability, seat),
      dealer: seat === dealer,
    })),
    rows,
    notes,
  }
}

/** Who is vulnerable, as the strip says it with much room and with little. */
export function vulnerableWords(v: Vulnerability): {
  readonly long: string
  readonly short: string
  readonly some: boolean
} {
  const [who, some] = VULNERABLE[v]
  return { long: t`${who} vulnerable`, short: t`${who} vul`, some }
}
const VULNERABLE: Readonly<Record<Vulnerability, readonly [who: string, some: boolean]>> = {
  None: [t`Nobody`, false],
  All: [t`All`, true],
  NS: [t`N–S`, true],
  EW: [t`E–W`, true],
}
