/** What the player who chooses a card has in sight: the hands as they are now, and the cards nobody has seen. */
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { dummyOf, strainOfContract } from '#core/contract.ts'
import * as handOf from '#core/hand.ts'
import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { type Holding, highest, length } from '#core/holding.ts'
import { openTrick, players } from '#core/play.ts'
import { TEN } from '#core/rank.ts'
import { partner, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP, type Strain, SUITS, type Suit } from '#core/suit.ts'
import { playerAt, suitLed, winningPlace } from '#core/trick.ts'
import { handOf as closedAt, isVoid } from '#reasoning/law/position.ts'
import { lastPosition } from '#reasoning/law/replay-play.ts'
import type { Turn } from './turn.ts'

export interface Sight {
  readonly view: SeatView
  /** Whose card it is. */
  readonly seat: Seat
  readonly trump: Strain
  /** Cards of the trick so far. */
  readonly trick: readonly Card[]
  readonly led: Suit | undefined
  /** The card that wins so far, and whether it is the side's own. */
  readonly winning: Card | undefined
  readonly ours: boolean
  readonly declaring: boolean
  /** What the hand that plays still holds. */
  readonly own: Hand
  /** The hand across where it is in sight: dummy's for declarer, declarer's for a card of dummy. */
  readonly across: Hand | undefined
  /** Of a defender: what dummy still holds. */
  readonly dummy: Hand | undefined
  /** Cards that nobody has seen. */
  readonly closed: Hand
}

/** @returns `undefined` where the cards of the view contradict each other. */
export function sightOf(view: SeatView, { seat, play, declaring }: Turn): Sight | undefined {
  const position = lastPosition(view)
  if (!position.ok) return undefined
  const who = players(play)
  const left = (of: Seat, dealt: Hand): Hand =>
    play.cards.reduce((h, card, i) => (who[i] === of ? handOf.without(h, card) : h), dealt)
  const faced = dummyOf(play.contract)
  const heldBy = (of: Seat): Hand | undefined =>
    of === view.seat
      ? left(of, view.hand)
      : of === faced && view.dummy !== undefined
        ? left(of, view.dummy)
        : undefined
  const trick = openTrick(play)
  const trump = strainOfContract(play.contract)
  const at = winningPlace(trick.cards, trump)
  const winner = at < 0 ? undefined : playerAt(trick, at)
  return {
    ...{ view, seat, trump, trick: trick.cards, led: suitLed(trick), declaring },
    winning: trick.cards[at],
    ours: winner === partner(seat),
    own: heldBy(seat) ?? EMPTY_HAND,
    across: declaring ? heldBy(partner(seat)) : undefined,
    dummy: declaring ? undefined : heldBy(faced),
    closed: position.value.unseen,
  }
}

export function topOf(hand: Hand | undefined, suit: Suit): Card | undefined {
  const rank = hand === undefined ? undefined : highest(hand[suit])
  return rank === undefined ? undefined : cardOf(suit, rank)
}
/** Whether the first is of the same suit and higher; no card is higher than none. */
export const isAbove = (card: Card | undefined, other: Card | undefined): boolean =>
  card !== undefined &&
  (other === undefined || (suitOf(card) === suitOf(other) && rankOf(card) > rankOf(other)))

/** Whether the card would take the trick as it lies. */
export const beats = ({ winning, trump }: Sight, card: Card): boolean =>
  winning === undefined ||
  (suitOf(card) === suitOf(winning)
    ? rankOf(card) > rankOf(winning)
    : trump !== NOTRUMP && suitOf(card) === trump)

/** Whether no closed card, nor one of dummy's against a defender, is above the card in its suit. */
export function isMaster({ closed, dummy }: Sight, card: Card): boolean {
  const suit = suitOf(card)
  return !isAbove(topOf(closed, suit), card) && !isAbove(topOf(dummy, suit), card)
}

export function hasShownOut({ view }: Sight, seat: Seat, suit: Suit): boolean {
  const position = lastPosition(view)
  if (!position.ok) return false
  const at = closedAt(position.value, seat)
  return at >= 0 && isVoid(position.value, at, suit)
}

/** The card is the higher of two that touch, of honours; or one below an inner pair, the jack or ten. */
export function isOfSequence({ own }: Sight, card: Card): boolean {
  const below = (rankOf(card) > 0 ? (own[suitOf(card)] >> (rankOf(card) - 1)) & 1 : 0) === 1
  return rankOf(card) >= TEN && below
}

/** Cards above the best of the hand in the suit that others hold, as far as the player can tell. */
export function higherThan({ own, closed, dummy }: Sight, suit: Suit): number {
  const best = highest(own[suit])
  if (best === undefined) return 0
  const others = closed[suit] | (dummy?.[suit] ?? 0)
  return length((others & ~((1 << (best + 1)) - 1)) as Holding)
}

/**
 * What is said of a card that is thrown: its suit can win nothing, or another is just guarded and stays so.
 * @returns `undefined` where neither is so.
 */
export function thrown(
  sight: Sight,
  card: Card,
): { readonly kind: 'throw'; readonly suit: Suit; readonly guarded?: Suit } | undefined {
  const { own, trump } = sight
  const suit = suitOf(card)
  const guarded = SUITS.find((other) => {
    const higher = higherThan(sight, other)
    return other !== suit && other !== trump && higher > 0 && length(own[other]) === higher + 1
  })
  if (guarded !== undefined) return { kind: 'throw', suit, guarded }
  return length(own[suit]) <= higherThan(sight, suit) ? { kind: 'throw', suit } : undefined
}
