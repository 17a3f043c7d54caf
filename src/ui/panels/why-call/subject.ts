/** Which call the panel *Why this call* explains in a given state of the table. */
import { type Call, isBid, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { rotate, type Seat, type Side } from '#core/seat.ts'
import type { TablePosition } from '#store/index.ts'

export type Subject =
  /** Nobody has bid: what the procedure would call for the seat whose turn it is. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly hand: Hand }
  /** A call has been made that opened the bidding, or passed the board out. */
  | {
      readonly kind: 'made'
      readonly seat: Seat
      readonly hand: Hand
      readonly call: Call
      /** True while a later call, which no opening procedure speaks of, is the last one. */
      readonly followed: boolean
    }
  | { readonly kind: 'none'; readonly reason: 'closed' | 'unknown'; readonly seat: Seat }
  | { readonly kind: 'none'; readonly reason: 'no-auction' }
  /** The side plays no system, one that is gone, or one that is still to be told. */
  | {
      readonly kind: 'none'
      readonly reason: 'by-hand' | 'gone' | 'waiting'
      readonly side: Side
    }

/**
 * @param p the position shown.
 * @param faceUp whether the reader may see that seat's cards.
 * @param chosen place of the call to explain; left out: the opening, or the call to come before it.
 */
export function subjectOf(
  p: TablePosition,
  faceUp: (seat: Seat) => boolean,
  chosen?: number,
): Subject {
  const { dealer, calls } = p.auction
  const opening = calls.findIndex((call) => isBid(call))
  const none = p.phase === 'auction' && opening < 0
  if (!none && calls.length === 0) return { kind: 'none', reason: 'no-auction' }
  // A board passed out is told by its last pass.
  const index = chosen ?? (opening >= 0 ? opening : none ? calls.length : calls.length - 1)
  const open = p.phase === 'auction' && index === calls.length
  const seat = rotate(dealer, index)
  const held = p.record.board.deal[seat]
  if (held === undefined || hand.size(held) !== 13) return { kind: 'none', reason: 'unknown', seat }
  // The conditions tell the hand's values, so a closed hand keeps them.
  if (!faceUp(seat)) return { kind: 'none', reason: 'closed', seat }
  if (open) return { kind: 'offer', seat, hand: held }
  return {
    kind: 'made',
    seat,
    hand: held,
    call: calls[index] ?? PASS,
    followed: p.phase === 'auction' && chosen === undefined && index < calls.length - 1,
  }
}
