/** The tricks of a board and how it went, as they are drawn and said. Pure. */

import { type Card, cardName } from '#core/card.ts'
import { type Contract, strainOfContract, tricksNeeded } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { numberWord } from '#core/number-words.ts'
import { SEATS, type Seat, type Side, seatName, seatsOf, sideName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { playerAt, type Trick, winnerOf } from '#core/trick.ts'
import type { BoardResult, TablePosition } from '#store/index.ts'

export const SCREEN_SIDES = ['bottom', 'left', 'top', 'right'] as const
export type ScreenSide = (typeof SCREEN_SIDES)[number]
export const screenSideOf = (seat: Seat, viewer: Seat): ScreenSide =>
  SCREEN_SIDES[(seat - viewer + 4) & 3]!

/** How the contract went, as players say it: `made`, `two over`, `down one`. */
export function outcomeWords(p: TablePosition, result: BoardResult): string | undefined {
  if (result.kind === 'passed-out' || p.contract === undefined) return undefined
  if (p.trickCount < 13) return t`${result.declarerTricks} of these ${p.trickCount} tricks`
  const over = result.declarerTricks - tricksNeeded(p.contract)
  if (over === 0) return t`made`
  return over > 0 ? t`made with ${numberWord(over)} over` : t`down ${numberWord(-over)}`
}

export type Tick = 'won' | 'needed' | 'lost' | 'spare'
/** Tricks of both sides, with those that a claim gives away. */
export const tricksOfSides = (p: TablePosition): TablePosition['won'] =>
  p.claim === undefined
    ? p.won
    : {
        declarer: p.claim.declarerTricks,
        defence: p.trickCount - p.claim.declarerTricks,
      }

/** Thirteen ticks of declarer's side: won, still needed, spare, lost to the defence. */
export function trickTicks(p: TablePosition): readonly Tick[] {
  if (p.contract === undefined) return []
  const need = Math.min(p.trickCount, tricksNeeded(p.contract))
  const { declarer, defence } = tricksOfSides(p)
  return Array.from({ length: p.trickCount }, (_, i): Tick => {
    if (i < declarer) return 'won'
    if (i >= p.trickCount - defence) return 'lost'
    return i < need ? 'needed' : 'spare'
  })
}
/** `4 won, 6 more needed`, `9 won, contract made`, `3 won, can no longer be made`. */
export function tricksSentence(p: TablePosition, contract: Contract): string {
  const need = tricksNeeded(contract)
  const { declarer, defence } = tricksOfSides(p)
  const lost = defence === 0 ? '' : t`, ${defence} lost`
  if (p.trickCount < 13) return t`${declarer} won${lost}`
  if (declarer >= need) return t`${declarer} won${lost}: contract made`
  if (13 - defence < need) {
    const down = need - (13 - defence)
    return t`${declarer} won${lost}: ${down} down${declarer + defence < 13 ? t` so far` : ''}`
  }
  return t`${declarer} won${lost}, ${need - declarer} more needed`
}

export interface TrickCell {
  readonly seat: Seat
  readonly place: ScreenSide
  /** The card played, or `next` where the next card goes. */
  readonly card: Card | 'next' | undefined
  readonly wins: boolean
  /** Place in the order of play, 0..3, so that later cards lie on top. */
  readonly order: number
}
export interface TrickModel {
  /** 1 upwards. */
  readonly number: number
  readonly cells: readonly TrickCell[]
  readonly winner: Seat | undefined
  /** Tricks of each side so far, in words: `North–South 3`. */
  readonly sides: readonly [SideCount, SideCount]
  /** For readers: who played what. */
  readonly words: string
}
export interface SideCount {
  /** `N–S`. */
  readonly short: string
  readonly name: string
  readonly won: number
}

const sideCounts = (p: TablePosition, declarer: Seat): readonly [SideCount, SideCount] => {
  const { declarer: own, defence } = tricksOfSides(p)
  const declares = sideOf(declarer)
  const count = (side: Side): SideCount => ({
    short: seatsOf(side).map(seatInitial).join('–'),
    name: sideName(side),
    won: side === declares ? own : defence,
  })
  return [count(0), count(1)]
}

/** How many complete tricks lie behind. */
export const tricksBehind = (p: TablePosition): number =>
  p.tricks.filter((trick) => trick.cards.length === 4).length

/**
 * The trick on the table: `open` the one the next card belongs to; `latest` the same, but a complete
 * one until the next card is led; `last` the one before; or a complete one by its number, from 0.
 */
export function trickModel(
  p: TablePosition,
  viewer: Seat,
  which: 'open' | 'latest' | 'last' | { readonly trick: number },
): TrickModel | undefined {
  if (p.contract === undefined || p.play === undefined) return undefined
  const open = p.openTrick
  const complete = p.tricks.filter((trick) => trick.cards.length === 4)
  const previous = complete.at(-1)
  const waiting = open !== undefined && open.cards.length === 0
  const back = which === 'last' || (which === 'latest' && waiting)
  const pointed = typeof which === 'object' ? complete[which.trick] : undefined
  const trick: Trick | undefined = pointed ?? (back ? previous : open) ?? open ?? previous
  if (trick === undefined) return undefined
  const winner = winnerOf(trick, strainOfContract(p.contract))
  const number = trick === open ? complete.length + 1 : complete.indexOf(trick) + 1
  const cells = SEATS.map((seat): TrickCell => {
    const order = (seat - trick.leader + 4) & 3
    const card = trick.cards[order]
    return {
      seat,
      place: screenSideOf(seat, viewer),
      card: card ?? (seat === p.turn && trick === open ? 'next' : undefined),
      wins: winner === seat,
      order,
    }
  })
  const sides = sideCounts(p, p.contract.declarer)
  const played = trick.cards.map((card, i) => `${seatName(playerAt(trick, i))} ${cardName(card)}`)
  return {
    number,
    cells,
    winner,
    sides,
    words: t`${[
      t`Trick ${number}`,
      played.length === 0 ? t`${seatName(trick.leader)} leads` : played.join(', '),
      winner === undefined ? undefined : t`${seatName(winner)} wins`,
    ]
      .filter((part) => part !== undefined)
      .join(': ')}. Tricks won: ${sides.map((side) => `${side.name} ${side.won}`).join(', ')}.`,
  }
}
