/**
 * What the actions of the table make of the lawful layouts, exactly: the weight of each length,
 * each number of points and each place of a card. Two hands by `posterior-two.ts`, three by
 * `posterior-three.ts`. Divided by the total the figures are probabilities.
 */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import type { Suit } from '#core/suit.ts'
import type { Position } from '../law/position.ts'

export interface Posterior {
  readonly position: Position
  /** Weight of all layouts; 0 when the actions leave none. */
  readonly total: number
  /** True when every figure is a whole number without rounding; otherwise they are good to about 14 digits. */
  readonly exact: boolean
  /** At hand * 56 + suit * 14 + length, lengths as dealt. */
  readonly lengths: Float64Array
  /** At hand * 41 + points, points as dealt. */
  readonly points: Float64Array
  /** At hand * 52 + card: weight of the layouts in which the hand was dealt the card. */
  readonly cards: Float64Array
  /** At suit * 196 + first hand's length * 14 + second hand's, lengths as dealt. */
  readonly splits: Float64Array
  /** By predicate about one suit that was asked for: weight of the layouts in which it holds. */
  readonly answers: Float64Array
  /** At hand * 560 + place in `SHAPES`, shapes as dealt; absent where they are not worked out. */
  readonly shapes?: Float64Array
  /**
   * Of three hands that were counted: weight by the lengths of two suits in a hand, at (hand * 2 + half) * 196 +
   * first suit's unseen length * 14 + second's; clubs and diamonds are the first half, hearts and spades the second.
   */
  readonly pairs?: Float64Array
}

/** The weight of the layouts in which the first two concealed hands were dealt this many cards of the suit. */
export const splitWeight = (p: Posterior, suit: Suit, first: number, second: number): number =>
  p.splits[suit * 196 + first * 14 + second] ?? 0

/** Figures of nought, ready to be added to. */
export function emptyPosterior(position: Position): Posterior & { readonly shapes: Float64Array } {
  const hands = position.seats.length
  return {
    position,
    total: 0,
    exact: true,
    lengths: new Float64Array(hands * 56),
    points: new Float64Array(hands * 41),
    cards: new Float64Array(hands * 52),
    splits: new Float64Array(4 * 196),
    answers: new Float64Array(0),
    shapes: new Float64Array(hands * SHAPES.length),
  }
}

const handAt = (p: Posterior, seat: Seat): number => p.position.seats.indexOf(seat)
/** The weight of the layouts in which the concealed seat was dealt this many cards of the suit. */
export const lengthWeight = (p: Posterior, seat: Seat, suit: Suit, dealt: number): number =>
  p.lengths[handAt(p, seat) * 56 + suit * 14 + dealt] ?? 0
/** The weight of the layouts in which the concealed seat was dealt this many points. */
export const pointsWeight = (p: Posterior, seat: Seat, points: number): number =>
  p.points[handAt(p, seat) * 41 + points] ?? 0
/** Weight of the layouts in which the concealed seat was dealt the card. */
export const cardWeight = (p: Posterior, seat: Seat, card: Card): number =>
  p.cards[handAt(p, seat) * 52 + card] ?? 0
