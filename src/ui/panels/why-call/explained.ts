/** Which turn of the auction *Why this call* is about where strategies are played. Pure. */
import { callerAt } from '#core/auction.ts'
import { type Call, isBid } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import type { Position } from '#store/index.ts'
import { type SideSystem, type SideSystems, systemOf } from '../../table/systems.ts'

/** A turn whose side plays an opening strategy. */
export interface TurnPlace {
  /** Place of its call, from 0. */
  readonly index: number
  readonly seat: Seat
  /** `undefined` for the call to come. */
  readonly call: Call | undefined
}
export type Explained =
  | { readonly kind: 'strategy'; readonly place: TurnPlace }
  /** The opening, which OPENBID explains or nobody. */
  | { readonly kind: 'opening'; readonly system: Exclude<SideSystem, { kind: 'strategy' }> }

const placeAt = (p: Position, index: number): TurnPlace => ({
  index,
  seat: callerAt(p.auction, index),
  call: p.auction.calls[index],
})

/** The turns that can be explained by a strategy, the one to come last. */
export function strategyTurns(p: Position, systems: SideSystems): readonly TurnPlace[] {
  const count = p.auction.calls.length + (p.phase === 'auction' ? 1 : 0)
  return Array.from({ length: count }, (_, index) => placeAt(p, index)).filter(
    ({ seat }) => systemOf(systems, seat).kind === 'strategy',
  )
}

export interface Looking {
  /** True when the record goes on after this place: then the call that led here is the subject. */
  readonly ahead: boolean
  /** Whether the seat calls by itself: then the call it made is the subject, not the one to come. */
  readonly itself: (seat: Seat) => boolean
  /** The turn that the reader chose for this position. */
  readonly chosen?: number | undefined
}

/**
 * The chosen turn; else in the auction the call to come of a person, or the last call made; else,
 * and when no strategy has a part in those, the opening.
 */
export function explained(
  p: Position,
  systems: SideSystems,
  { ahead, itself, chosen }: Looking,
): Explained {
  const { calls } = p.auction
  const turns = strategyTurns(p, systems)
  const at = (index: number): TurnPlace | undefined => turns.find((one) => one.index === index)
  const next = p.phase === 'auction' && !ahead ? at(calls.length) : undefined
  const last = p.phase === 'auction' ? at(calls.length - 1) : undefined
  const opening = calls.findIndex(isBid)
  const first = opening >= 0 ? opening : p.phase === 'auction' ? calls.length : calls.length - 1
  const place =
    (chosen === undefined ? undefined : at(chosen)) ??
    (next !== undefined && !itself(next.seat) ? next : undefined) ??
    last ??
    next ??
    at(first)
  if (place !== undefined) return { kind: 'strategy', place }
  const system = systemOf(systems, callerAt(p.auction, Math.max(0, first)))
  // The turn at `first` is no strategy's, or `at` would have found it.
  return { kind: 'opening', system: system.kind === 'strategy' ? { kind: 'by-hand' } : system }
}
