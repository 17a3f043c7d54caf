/** Plans as data, in the words of bridge: what an ask is for, and how the hand may be played. */
import type { Bid } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Rank } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'

/** Why a defender means to lead a suit; `partner-led`: to give it back. */
export type LeadWhy = 'partner-bid' | 'partner-led' | 'long' | 'unbid'

/** One line of a plan. `seat` is the hand it happens in, where it happens in one. */
export type PlanPoint =
  /** With this many cards of the rank asked for, partner makes this contract possible. */
  | { readonly kind: 'with-answer'; readonly rank: Rank; readonly count: number; readonly bid: Bid }
  /**
   * `ours` trumps in the two hands, at least; the opponents have the others. In the play, those that
   * are still out, and who has them all once the other has shown out.
   */
  | {
      readonly kind: 'draw-trumps'
      readonly suit: Suit
      readonly ours: number
      readonly out?: number
      readonly holder?: Seat
    }
  /**
   * The card is missing; the tenace that it is caught by stands in the hand of `seat`. `holder` once
   * the card is placed in front of it.
   */
  | { readonly kind: 'finesse'; readonly card: Card; readonly seat: Seat; readonly holder?: Seat }
  /** Losers of the suit are ruffed in the hand of `seat`; `first` when it has no trumps to spare for drawing. */
  | {
      readonly kind: 'ruff'
      readonly suit: Suit
      readonly seat: Seat
      readonly times: number
      readonly first?: true
    }
  /** Small cards of a long suit made good. */
  | { readonly kind: 'establish'; readonly suit: Suit; readonly seat: Seat; readonly ours: number }
  /** Top cards taken: this many in a row from the ace down. */
  | { readonly kind: 'cash'; readonly suit: Suit; readonly tricks: number }
  /** A missing ace (or a higher card) that has to be driven out. */
  | { readonly kind: 'drive-out'; readonly card: Card }
  /** For the defence: a suit to lead, a card of ours that wins. */
  | { readonly kind: 'lead'; readonly suit: Suit; readonly why: LeadWhy }
  | { readonly kind: 'win'; readonly card: Card }

/** What a point is about, so that a revised plan can be held against the one before. */
export function planTopic(point: PlanPoint): string {
  switch (point.kind) {
    case 'with-answer':
      return `with-answer ${point.rank} ${point.count}`
    case 'finesse':
    case 'drive-out':
    case 'win':
      return `${point.kind} ${point.card}`
    case 'draw-trumps':
    case 'ruff':
    case 'establish':
    case 'cash':
    case 'lead':
      return `${point.kind} ${point.suit}`
  }
}
