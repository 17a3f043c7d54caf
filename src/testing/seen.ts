/** What a seat sees of a board; where its hand is not known, the test that asks is at fault. */
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { NORTH, type Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { readText } from '#formats/index.ts'

export function seenBy(record: BoardRecord, seat: Seat): SeatView {
  const view = seatView(record, seat)
  invariant(view !== undefined, 'the hand is known')
  return view
}

/** A deal that has been played so far, without an auction. */
export const playSeenBy = (
  deal: Deal,
  { contract, cards }: { readonly contract: Contract; readonly cards: readonly Card[] },
  seat: Seat,
  dealer: Seat = NORTH,
): SeatView =>
  seenBy(
    {
      board: { number: undefined, dealer, vulnerability: 'None', deal },
      calls: [],
      contract,
      cards,
    },
    seat,
  )

/** The first board of a text in any format. */
export function boardIn(text: string): BoardRecord {
  const read = finish(readText(text))
  const board = read.ok ? read.value.boards[0] : undefined
  invariant(board !== undefined, 'a board stands in the text')
  return board
}
