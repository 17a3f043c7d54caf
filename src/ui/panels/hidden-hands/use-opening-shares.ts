/**
 * What the opening calls say of the closed hands at the cursor. Only the first round of the auction
 * is asked about, so later calls ask nothing new; while a card is being counted the last answer for
 * the same hand and calls stays, marked as stale.
 */
import { useEffect, useMemo, useState } from 'react'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { currentRecord, observer } from '#store/index.ts'
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

export function useOpeningShares(): OpeningSharesNow {
  const record = useKibitzer(currentRecord)
  const seat = useKibitzer(observer)
  const view = useMemo(() => {
    const seen = seatView(record, seat)
    return seen === undefined || seen.calls.length === 0
      ? undefined
      : { ...seen, calls: seen.calls.slice(0, FIRST_ROUND) }
  }, [record, seat])
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
