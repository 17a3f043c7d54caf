/** The cards that a player sees, and from them how many hands of each cell another player can hold. */

import { type CellWeights, cellWeights, packWeights } from '#constraint/cells-weights.ts'
import { dummyOf } from '#core/contract.ts'
import { EMPTY_HAND, type Hand, withCard } from '#core/hand.ts'
import { complement, type Holding, minus } from '#core/holding.ts'
import { players } from '#core/play.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { bySuit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** What is known of the cards from one seat. */
export interface VisibleCards {
  /** By seat: cards known to be dealt to it; whole for the viewer and for a faced dummy. */
  readonly known: Tuple4<Hand>
  /** Cards that a hidden hand holds, and nobody knows which. */
  readonly unseen: Hand
  /** Seats whose hand is not wholly known, clockwise from the viewer's left. */
  readonly hidden: readonly Seat[]
}

export function visibleCardsOf(view: SeatView): VisibleCards {
  const known: [Hand, Hand, Hand, Hand] = [EMPTY_HAND, EMPTY_HAND, EMPTY_HAND, EMPTY_HAND]
  if (view.contract !== undefined)
    for (const [i, seat] of players({ contract: view.contract, cards: view.cards }).entries())
      known[seat] = withCard(known[seat], view.cards[i]!)
  known[view.seat] = view.hand
  const dummy = view.contract === undefined ? undefined : dummyOf(view.contract)
  if (dummy !== undefined && view.dummy !== undefined) known[dummy] = view.dummy
  const unseen = bySuit((suit) =>
    known.reduce<Holding>((left, hand) => minus(left, hand[suit]), complement(0 as Holding)),
  )
  const open = (seat: Seat): boolean =>
    seat === view.seat || (seat === dummy && view.dummy !== undefined)
  const hidden = [1, 2, 3].map((step) => ((view.seat + step) & 3) as Seat)
  return { known, unseen, hidden: hidden.filter((seat) => !open(seat)) }
}

/**
 * How many hands of each cell the seat can hold as the viewer sees it; for a hand that the viewer
 * knows, how many there are in the whole pack, because that is what its calls told the others.
 */
export const weightsFor = (sight: VisibleCards, seat: Seat): Readonly<CellWeights> =>
  sight.hidden.includes(seat) ? cellWeights(sight.known[seat], sight.unseen) : packWeights()

export const everySeatsWeights = (sight: VisibleCards): readonly Readonly<CellWeights>[] =>
  SEATS.map((seat) => weightsFor(sight, seat))
