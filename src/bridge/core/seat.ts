/** Seats clockwise: North 0, East 1, South 2, West 3; sides North-South 0 and East-West 1. */

import { t } from './text.ts'
import type { Tuple4 } from './tuple.ts'

export const SEAT_LETTERS = ['N', 'E', 'S', 'W'] as const
const SEAT_NAMES = [t`North`, t`East`, t`South`, t`West`] as const
export const SIDE_LETTERS = ['NS', 'EW'] as const
const SIDE_NAMES = [t`North–South`, t`East–West`] as const

export type SeatLetter = (typeof SEAT_LETTERS)[number]
/** 0 North, 1 East, 2 South, 3 West. */
export type Seat = 0 | 1 | 2 | 3
/** 0 North-South, 1 East-West. */
export type Side = 0 | 1

export const NORTH: Seat = 0
export const EAST: Seat = 1
export const SOUTH: Seat = 2
export const WEST: Seat = 3
/** The seats clockwise from North. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** One thing for each seat, North first. */
export const bySeat = <T>(of: (seat: Seat) => T): Tuple4<T> => [of(0), of(1), of(2), of(3)]
export const SIDES: readonly Side[] = [0, 1]
/** One thing for each side, North–South first. */
export type BySide<T> = readonly [T, T]

/** The seat `steps` places clockwise (negative: anticlockwise). */
export const rotate = (seat: Seat, steps: number): Seat => ((((seat + steps) % 4) + 4) % 4) as Seat
export const lho = (seat: Seat): Seat => ((seat + 1) & 3) as Seat
export const partner = (seat: Seat): Seat => ((seat + 2) & 3) as Seat
export const rho = (seat: Seat): Seat => ((seat + 3) & 3) as Seat
export const sideOf = (seat: Seat): Side => (seat & 1) as Side
export const otherSide = (side: Side): Side => (1 - side) as Side
export const seatsOf = (side: Side): readonly [Seat, Seat] =>
  side === 0 ? [NORTH, SOUTH] : [EAST, WEST]
/** The four seats clockwise from the given one. */
export const seatsFrom = (first: Seat): Tuple4<Seat> => [
  first,
  lho(first),
  partner(first),
  rho(first),
]

export const seatLetter = (seat: Seat): SeatLetter => SEAT_LETTERS[seat]
export const seatName = (seat: Seat): (typeof SEAT_NAMES)[number] => SEAT_NAMES[seat]
export const sideName = (side: Side): (typeof SIDE_NAMES)[number] => SIDE_NAMES[side]

/** As files write them, whatever the language of the page. */
const SEAT_WORDS = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const
/** Reads `N`, `n` or `North`; `undefined` otherwise. */
export function parseSeat(text: string): Seat | undefined {
  const upper = text.trim().toUpperCase()
  const at = SEAT_WORDS.findIndex((word) => word === upper || word[0] === upper)
  return at >= 0 ? (at as Seat) : undefined
}
