/** Which turn of the auction *Why this call* is about, those that it could be about, and who explains it. */

import { useCallback, useMemo } from 'react'
import { callerAt } from '#core/auction.ts'
import { type Call, isBid } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import {
  atEnd,
  callsByItself,
  isSilent,
  position,
  positionKey,
  type TablePosition,
} from '#store/index.ts'
import { explainTurn, useLens } from '../lens/lens-store.ts'
import { type SystemsNow, standingAt } from '../systems/systems.ts'
import { useSystems } from '../systems/use-systems.ts'
import { useKibitzer } from '../use-kibitzer.ts'

/** A turn whose side plays a system. */
export interface TurnPlace {
  /** Place of its call, from 0. */
  readonly index: number
  readonly seat: Seat
  /** `undefined` for the call to come. */
  readonly call: Call | undefined
}
type Systems = Pick<SystemsNow, 'standing'>

export type Explained =
  | { readonly kind: 'turn'; readonly place: TurnPlace }
  /** A turn that nobody explains: the opening, or the call to come of a side whose system is not known. */
  | {
      readonly kind: 'nothing'
      readonly system: 'by-hand' | 'gone' | 'waiting'
      readonly seat: Seat
    }

/**
 * The turns that can be explained, the one to come last.
 * @param silent seats that pass by no system.
 */
export function systemTurns(
  p: TablePosition,
  systems: Systems,
  silent: (seat: Seat) => boolean = () => false,
): readonly TurnPlace[] {
  const count = p.auction.calls.length + (p.phase === 'auction' ? 1 : 0)
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const seat = callerAt(p.auction, index)
    return silent(seat) || standingAt(systems, seat) !== 'plays'
      ? []
      : [{ index, seat, call: p.auction.calls[index] }]
  })
}

export interface Looking {
  /** True when the record goes on after this place: then the call that led here is the subject. */
  readonly ahead: boolean
  /** Whether the seat calls by itself: then the call it made is the subject, not the one to come. */
  readonly itself: (seat: Seat) => boolean
  readonly silent?: (seat: Seat) => boolean
  /** The turn that the reader chose for this position. */
  readonly chosen?: number | undefined
}

/**
 * The chosen turn, or nothing where no system explains it; else in the auction the call to come of a person, or the last call made; else,
 * and when no system has a part in those, the opening; of a board passed out the last pass of a system.
 */
export function explained(
  p: TablePosition,
  systems: Systems,
  { ahead, itself, silent, chosen }: Looking,
): Explained {
  const { calls } = p.auction
  const nothing = (index: number): Explained => {
    const seat = callerAt(p.auction, index)
    const standing = standingAt(systems, seat)
    // The turn is no system's: a silent seat of a side that plays one passes by hand too.
    return { kind: 'nothing', system: standing === 'plays' ? 'by-hand' : standing, seat }
  }
  const turns = systemTurns(p, systems, silent)
  const at = (index: number): TurnPlace | undefined => turns.find((one) => one.index === index)
  const next = p.phase === 'auction' && !ahead ? at(calls.length) : undefined
  const last = p.phase === 'auction' ? at(calls.length - 1) : undefined
  const opening = calls.findIndex(isBid)
  const first = opening >= 0 ? opening : p.phase === 'auction' ? calls.length : calls.length - 1
  const lost =
    chosen === undefined && p.phase === 'auction' && !ahead && p.turn !== undefined
      ? standingAt(systems, p.turn) === 'gone'
        ? p.turn
        : undefined
      : undefined
  if (lost !== undefined) return { kind: 'nothing', system: 'gone', seat: lost }
  if (chosen !== undefined && chosen < calls.length && at(chosen) === undefined)
    return nothing(chosen)
  const place =
    (chosen === undefined ? undefined : at(chosen)) ??
    (next !== undefined && !itself(next.seat) ? next : undefined) ??
    last ??
    next ??
    at(first) ??
    // Passed out: the last pass of a side that has a system, where the very last was another's.
    (opening < 0 && p.phase !== 'auction' ? turns.at(-1) : undefined)
  if (place !== undefined) return { kind: 'turn', place }
  return nothing(Math.max(0, first))
}

export interface ExplainedNow {
  readonly position: TablePosition
  readonly systems: ReturnType<typeof useSystems>
  readonly about: Explained
  readonly turns: readonly TurnPlace[]
  /** The call that the reader pressed, whether a system explains it or not. */
  readonly chosen: number | undefined
  readonly onTurn: (index: number) => void
}

export function useExplained(): ExplainedNow {
  const p = useKibitzer(position)
  const key = useKibitzer(positionKey)
  const ahead = useKibitzer((s) => !atEnd(s))
  const players = useKibitzer((s) => s.players)
  const chosen = useLens((s) => (s.turn?.key === key ? s.turn.index : undefined))
  const systems = useSystems()
  const silent = useCallback((seat: Seat) => isSilent(players, seat), [players])
  const about = useMemo(
    () =>
      explained(p, systems, {
        ahead,
        itself: (seat) => callsByItself(players, seat),
        silent,
        chosen,
      }),
    [p, systems, ahead, players, silent, chosen],
  )
  const turns = useMemo(() => systemTurns(p, systems, silent), [p, systems, silent])
  return { position: p, systems, about, turns, chosen, onTurn: (index) => explainTurn(key, index) }
}
