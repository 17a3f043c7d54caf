/**
 * What the law of the cards says to one observer about the concealed hands: which cards are known
 * to be theirs, which suits they have failed to follow to, how many places are vacant, and which
 * cards are still unseen. A layout (one owner for each unseen card) is lawful when it fills the
 * vacant places and puts no card of a suit into a hand that showed out of it. No revoke is assumed:
 * our table refuses one, and readers cut a record at it.
 */

import { type Card, cardName, rankOf, suitOf } from '#core/card.ts'
import { type Deal, NO_HANDS, type PartialDeal, withHand } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { size } from '#core/hand.ts'
import {
  complement,
  EMPTY_HOLDING,
  type Holding,
  has,
  length,
  minus,
  without,
  withRank,
} from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { bySeat, lho, partner, rho, type Seat, seatName } from '#core/seat.ts'
import { bySuit, SUITS, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { LayoutSpace } from '#counting/layouts.ts'

export interface Position {
  readonly observer: Seat
  /** The hands in sight, as dealt: the observer's own, and dummy once it is faced. */
  readonly faced: PartialDeal
  /** The concealed hands, clockwise from the observer: three, or two once dummy is seen. */
  readonly seats: readonly Seat[]
  /** Cards of concealed hands that have been seen, at hand * 4 + suit. */
  readonly known: readonly Holding[]
  /** Suits each concealed hand has failed to follow to: bit `suit`. */
  readonly voids: readonly number[]
  /** Cards of each concealed hand that have not been seen: 13 less its known cards. See `vacantPlaces`. */
  readonly vacant: readonly number[]
  /** Cards whose owner is not known, by suit. */
  readonly unseen: Hand
}

/** Cards of the suit dealt to the concealed hands together: 13 less what the observer can see. */
export function supplyOf(position: Position, suit: Suit): number {
  let n = length(position.unseen[suit])
  for (let h = 0; h < position.seats.length; h++) n += length(position.known[h * 4 + suit]!)
  return n
}
/** Unseen cards that only this hand can hold, by suit: every other closed hand has shown out. */
export const sureOf = (position: Position, hand: number, suit: Suit): number =>
  position.seats.every((_, h) => h === hand || isVoid(position, h, suit))
    ? length(position.unseen[suit])
    : 0
/**
 * Vacant places as players count them: thirteen less the cards known to be the hand's, those it
 * has played and those that nobody else can hold.
 */
export const vacantPlaces = (position: Position, hand: number): number =>
  SUITS.reduce<number>(
    (places, suit) => places - sureOf(position, hand, suit),
    position.vacant[hand]!,
  )
export const knownOf = (position: Position, hand: number, suit: Suit): Holding =>
  position.known[hand * 4 + suit]!
/** True when the hand has failed to follow to the suit: it has no more of it. */
export const isVoid = (position: Position, hand: number, suit: Suit): boolean =>
  ((position.voids[hand]! >> suit) & 1) === 1
/** Place of the seat among the concealed hands; -1 when it is not concealed. */
export const handOf = (position: Position, seat: Seat): number => position.seats.indexOf(seat)
/** The whole deal of a layout. */
export const dealFrom = (position: Position, hands: readonly Hand[]): Deal =>
  bySeat((seat) => position.faced[seat] ?? hands[handOf(position, seat)]!)
/** The counting problem of the position. */
export const spaceOf = (position: Position): LayoutSpace => position

/**
 * What the observer knows from its own hand alone.
 * @returns a problem when the hand does not have thirteen cards (an ending has no lawful supply).
 */
export function startPosition(observer: Seat, own: Hand): Result<Position, Problem> {
  if (size(own) !== 13)
    return problem(
      'knowledge/hand',
      t`${seatName(observer)} holds ${size(own)} cards; what is hidden can be counted only from a hand of thirteen.`,
    )
  return ok({
    observer,
    faced: withHand(NO_HANDS, observer, own),
    seats: [lho(observer), partner(observer), rho(observer)],
    known: new Array<Holding>(12).fill(EMPTY_HOLDING),
    voids: [0, 0, 0],
    vacant: [13, 13, 13],
    unseen: [complement(own[0]), complement(own[1]), complement(own[2]), complement(own[3])],
  })
}

/** A card is seen to belong to a concealed hand. A card that is known already changes nothing. */
export function knowCard(position: Position, hand: number, card: Card): Result<Position, Problem> {
  const suit = suitOf(card)
  const at = hand * 4 + suit
  if (has(position.known[at]!, rankOf(card))) return ok(position)
  if (!has(position.unseen[suit], rankOf(card)))
    return problem(
      'knowledge/card',
      t`The ${cardName(card)} cannot be ${seatName(position.seats[hand]!)}'s: it is in another hand.`,
    )
  if (isVoid(position, hand, suit))
    return problem(
      'knowledge/revoke',
      t`${seatName(position.seats[hand]!)} plays the ${cardName(card)} after showing out of ${strainName(suit)}.`,
    )
  const known = position.known.slice()
  known[at] = withRank(known[at]!, rankOf(card))
  const vacant = position.vacant.slice()
  vacant[hand] = vacant[hand]! - 1
  const [c, d, h, s] = position.unseen
  const unseen: [Holding, Holding, Holding, Holding] = [c, d, h, s]
  unseen[suit] = without(unseen[suit], rankOf(card))
  // Field by field: spread takes several times as long in Node 20, and this is done at every card.
  const { observer, faced, seats, voids } = position
  return ok({ observer, faced, seats, known, voids, vacant, unseen })
}

/** A concealed hand fails to follow to the suit. */
export function showOut(position: Position, hand: number, suit: Suit): Position {
  if (isVoid(position, hand, suit)) return position
  const voids = position.voids.slice()
  voids[hand] = voids[hand]! | (1 << suit)
  const { observer, faced, seats, known, vacant, unseen } = position
  return { observer, faced, seats, known, voids, vacant, unseen }
}

/** A concealed hand is faced: it is concealed no more. `dealt` is the hand as dealt. */
export function revealHand(
  position: Position,
  hand: number,
  dealt: Hand,
): Result<Position, Problem> {
  const seat = position.seats[hand]!
  const keeps = (_: unknown, h: number): boolean => h !== hand
  for (const suit of SUITS) {
    const known = knownOf(position, hand, suit)
    const fresh = minus(dealt[suit], known)
    if (minus(known, dealt[suit]) !== 0 || minus(fresh, position.unseen[suit]) !== 0)
      return problem(
        'knowledge/reveal',
        t`${seatName(seat)}'s ${strainName(suit)} stand in two hands.`,
      )
  }
  return ok({
    ...position,
    faced: withHand(position.faced, seat, dealt),
    seats: position.seats.filter(keeps),
    known: position.known.filter((_, i) => i >> 2 !== hand),
    voids: position.voids.filter(keeps),
    vacant: position.vacant.filter(keeps),
    unseen: bySuit((s) => minus(position.unseen[s], dealt[s])),
  })
}
