/** What one more card changed: the bounds that moved, and how much the card showed. */

import type { Seat } from '#core/seat.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { hcpBounds } from './hcp-bounds.ts'
import { lengthBounds } from './length-bounds.ts'
import { handOf, type Position } from './position.ts'

export interface LawfulRange {
  readonly lo: number
  readonly hi: number
}
/** A pair of bounds that moved. */
export interface BoundChange {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly from: LawfulRange
  readonly to: LawfulRange
}

/** Bounds of one concealed hand: lengths by suit as dealt, and points. */
export interface HandBounds {
  readonly suits: Tuple4<LawfulRange>
  readonly hcp: LawfulRange
}
/** The bounds of all concealed hands, in the order of `position.seats`. */
export function boundsOf(position: Position): readonly HandBounds[] {
  const len = lengthBounds(position)
  const pts = hcpBounds(position)
  return position.seats.map((_, h) => ({
    suits: bySuit((s) => ({
      lo: len.lo[h * 4 + s]!,
      hi: len.hi[h * 4 + s]!,
    })),
    hcp: { lo: pts.lo[h]!, hi: pts.hi[h]! },
  }))
}

const moved = (a: LawfulRange, b: LawfulRange): boolean => a.lo !== b.lo || a.hi !== b.hi

/** The bounds that moved between two positions of one observer, for the hands concealed in both. */
export function changesBetween(
  before: Position,
  after: Position,
  from: readonly HandBounds[] = boundsOf(before),
  to: readonly HandBounds[] = boundsOf(after),
): readonly BoundChange[] {
  return after.seats.flatMap((seat, h) => {
    const a = from[handOf(before, seat)]
    const b = to[h]
    if (a === undefined || b === undefined) return []
    const lengths: BoundChange[] = SUITS.filter((s) => moved(a.suits[s], b.suits[s])).map((s) => ({
      seat,
      what: s,
      from: a.suits[s],
      to: b.suits[s],
    }))
    return moved(a.hcp, b.hcp)
      ? [...lengths, { seat, what: 'hcp', from: a.hcp, to: b.hcp }]
      : lengths
  })
}

/** What an act showed, in bits: the logarithm of how many times fewer layouts it left. */
export const informationBits = (before: bigint, after: bigint): number =>
  after <= 0n || after >= before ? 0 : Math.log2(Number(before) / Number(after))
