/** What a player would say a card is for: see `idea.ts`. */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'

export type Idea =
  /** Trumps are drawn; so many are out. */
  | { readonly kind: 'draw-trumps'; readonly out: number }
  /** The card is hoped to lie where it cannot beat the one that is finessed with. */
  | { readonly kind: 'finesse'; readonly against: Card }
  /** Led towards an honour that a higher one may still beat. */
  | { readonly kind: 'towards'; readonly card: Card }
  /** The opponents’ highest is to be played, so that the rest are winners. */
  | { readonly kind: 'drive-out'; readonly card: Card }
  /** A long suit is played on while so many of it are out. */
  | { readonly kind: 'set-up'; readonly suit: Suit; readonly out: number }
  /** A round is lost on purpose, and the winner kept. */
  | { readonly kind: 'hold-up'; readonly keep: Card }
  | { readonly kind: 'duck'; readonly keep: Card }
  /** Won across, so that the lead is there. */
  | { readonly kind: 'cross'; readonly card: Card }
  /** A sure winner is taken. */
  | { readonly kind: 'cash' }
  | { readonly kind: 'ruff'; readonly suit: Suit }
  /** Led so that the hand across, or partner, ruffs it. */
  | { readonly kind: 'ruff-across'; readonly suit: Suit }
  /** The trick is won, by no higher card than it takes or by the best there is. */
  | { readonly kind: 'win'; readonly cheaply: boolean }
  /** A higher card is played on the one led, so that it takes two of the opponents’ to win. */
  | { readonly kind: 'cover'; readonly card: Card }
  /** Low in second seat: it comes round to the hand that plays last. */
  | { readonly kind: 'second-low' }
  | { readonly kind: 'third-high' }
  /** Partner has the trick. */
  | { readonly kind: 'leave' }
  /** No card of the hand takes the trick. */
  | { readonly kind: 'spare' }
  /** A card is let go whose suit can win nothing, or while another suit stays guarded. */
  | { readonly kind: 'throw'; readonly suit: Suit; readonly guarded?: Suit }
  | { readonly kind: 'signal' }
  /** Leads. */
  | { readonly kind: 'partners-suit'; readonly suit: Suit }
  | { readonly kind: 'own-suit'; readonly suit: Suit }
  | { readonly kind: 'sequence'; readonly suit: Suit }
  | { readonly kind: 'long-suit'; readonly suit: Suit }
  | { readonly kind: 'short-suit'; readonly suit: Suit }
  | { readonly kind: 'lead-trumps' }
  | { readonly kind: 'through'; readonly suit: Suit }
  | { readonly kind: 'up-to'; readonly suit: Suit }
  | { readonly kind: 'force'; readonly seat: Seat; readonly suit: Suit }
export type IdeaKind = Idea['kind']
