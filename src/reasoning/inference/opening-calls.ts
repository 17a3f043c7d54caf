/** What an opening procedure can say of each player's calls: the opening, a pass before it, or nothing. */
import { type Call, isBid, PASS } from '#core/call.ts'
import { rotate, type Seat } from '#core/seat.ts'

export type OpeningCall =
  /** The player opened the bidding with this bid. */
  | { readonly kind: 'opened'; readonly index: number; readonly call: Call }
  /** The player passed while nobody had bid. */
  | { readonly kind: 'passed'; readonly index: number; readonly call: Call }
  /** The player's first call came after the opening. */
  | { readonly kind: 'later'; readonly index: number; readonly call: Call }
  /** The player has not called. */
  | { readonly kind: 'silent' }

/**
 * The call of a seat that an opening procedure speaks of: its first, for the procedure decides as
 * long as nobody has bid, and whoever bids then has opened.
 */
export function openingCallOf(dealer: Seat, calls: readonly Call[], seat: Seat): OpeningCall {
  const index = (seat - dealer) & 3
  const call = calls[index]
  if (call === undefined || rotate(dealer, index) !== seat) return { kind: 'silent' }
  const before = calls.slice(0, index).some((made) => isBid(made))
  if (before) return { kind: 'later', index, call }
  return { kind: call === PASS ? 'passed' : 'opened', index, call }
}
