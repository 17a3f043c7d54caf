/**
 * The four seats of one suit as document 004 (section III) names them: A holds the leading pair's
 * highest card, C is A's partner, B sits over A and D under A; cards are played A, B, C, D.
 */
import type { Tuple4 } from '#core/tuple.ts'

export const SUIT_SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const
export type SuitSeatLetter = (typeof SUIT_SEAT_LETTERS)[number]
/** 0 Seat A, 1 Seat B, 2 Seat C, 3 Seat D, clockwise. */
export type SuitSeat = 0 | 1 | 2 | 3
/** The seats clockwise from A. */
export const SUIT_SEATS: readonly SuitSeat[] = [0, 1, 2, 3]

/** 0 the pair A and C, 1 the pair B and D. */
export type Pair = 0 | 1

/** What belongs to each pair and to each seat. */
export interface PerPairAndSeat {
  /** By pair: A and C, B and D. */
  readonly pair: readonly [number, number]
  /** By seat: A, B, C, D. */
  readonly seat: Tuple4<number>
}

export const suitSeatLetter = (seat: SuitSeat): SuitSeatLetter => SUIT_SEAT_LETTERS[seat]
export const pairOf = (seat: SuitSeat): Pair => (seat & 1) as Pair
export const otherPair = (pair: Pair): Pair => (1 - pair) as Pair
export const seatsOfPair = (pair: Pair): readonly [SuitSeat, SuitSeat] =>
  pair === 0 ? [0, 2] : [1, 3]
export const nextSeat = (seat: SuitSeat, steps = 1): SuitSeat => ((seat + steps) & 3) as SuitSeat
