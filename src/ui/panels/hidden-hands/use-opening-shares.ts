/**
 * What the opening calls say of the closed hands at the cursor. Only the first round of the auction
 * is asked about, so later calls ask nothing new; while a card is being counted the last answer for
 * the same hand and calls stays, marked as stale.
 */
import { useEffect, useMemo, useState } from 'react'
import { callerAt } from '#core/auction.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { currentRecord, DEFAULT_SYSTEM, observer } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import type { Opening } from './hidden-model.ts'

export interface OpeningSharesNow {
  readonly opening: Opening | undefined
  /** True when `opening` is of a moment earlier or later. */
  readonly stale: boolean
  readonly error: string | undefined
  readonly retry: (() => void) | undefined
}

/** Calls that an opening procedure can speak of: each player's first. */
const FIRST_ROUND = 4
const auctionKey = (view: SeatView): string =>
  `${view.seat}|${view.hand.join('.')}|${view.dealer}|${view.calls.map((c) => c.call).join('.')}`

/**
 * Whether OPENBID may read the first calls: each of another seat was made by a side that plays it.
 * The calls are counted together, so one that follows another system leaves all of them to the law.
 */
export const readByOpenbid = (
  record: Pick<BoardRecord, 'board' | 'calls'>,
  observing: Seat,
  systems: readonly [string, string],
): boolean => {
  const auction = auctionOf(record)
  return auction.calls.slice(0, FIRST_ROUND).every((_, i) => {
    const caller = callerAt(auction, i)
    return caller === observing || systems[sideOf(caller)] === DEFAULT_SYSTEM
  })
}

export function useOpeningShares(): OpeningSharesNow {
  const record = useKibitzer(currentRecord)
  const seat = useKibitzer(observer)
  const systems = useKibitzer((s) => s.players.systems)
  const view = useMemo(() => {
    const seen = seatView(record, seat)
    return seen === undefined || seen.calls.length === 0 || !readByOpenbid(record, seat, systems)
      ? undefined
      : { ...seen, calls: seen.calls.slice(0, FIRST_ROUND) }
  }, [record, seat, systems])
  const auction = view === undefined ? '' : auctionKey(view)
  const { declarer, bid } = view?.contract ?? {}
  const key = `${auction}|${declarer}|${bid}|${view?.dummy?.join('.')}|${view?.cards.join('.')}`
  const input = useMemo(
    () => (view === undefined ? undefined : ({ view, system: 'schenken-1967' } as const)),
    [view],
  )
  const { state, output, error, retry } = useJob('opening-shares', input, key)
  const [last, setLast] = useState<{ auction: string; opening: Opening } | undefined>(undefined)
  useEffect(() => {
    if (output?.ok === true) setLast({ auction, opening: output.value })
  }, [output, auction])
  const waiting = view !== undefined && state === 'running'
  const kept = waiting && last?.auction === auction ? last.opening : undefined
  return {
    opening: output?.ok === true ? output.value : kept,
    stale: waiting,
    // A position that cannot be counted is said once, by the law's own answer.
    error: state === 'failed' ? error?.message : undefined,
    retry: state === 'failed' ? retry : undefined,
  }
}
