/** A board turned so that a seat of it sits South. */
import type { Deal } from '#core/deal.ts'
import { bySeat, rotate, type Seat, SOUTH } from '#core/seat.ts'

export interface TurnedBoard {
  readonly deal: Deal
  readonly dealer: Seat
}
export const turnedSouth = (deal: Deal, dealer: Seat, seat: Seat): TurnedBoard => {
  const by = SOUTH - seat
  return { deal: bySeat((at) => deal[rotate(at, -by)]), dealer: rotate(dealer, by) }
}
