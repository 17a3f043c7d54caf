/** What OPENBID says of one closed hand's opening call at the cursor, by section: asked on demand. */
import { useMemo } from 'react'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { HandMeaning } from '../../../ask/knowledge/hidden-model.ts'
import { useJob } from '../../../ask/use-job.ts'

export interface OpeningSharesNow {
  readonly meaning: HandMeaning | undefined
  readonly running: boolean
  readonly error: string | undefined
  readonly retry: (() => void) | undefined
}

/** Calls that an opening procedure can speak of: each player's first. */
const FIRST_ROUND = 4
const keyOf = (view: SeatView, seat: Seat): string =>
  [
    seat,
    view.seat,
    view.hand.join('.'),
    view.dealer,
    view.calls.map((c) => c.call).join('.'),
    view.contract?.declarer,
    view.contract?.bid,
    view.dummy?.join('.'),
    view.cards.join('.'),
  ].join('|')

export function useOpeningShares(whole: SeatView, seat: Seat): OpeningSharesNow {
  // Later calls ask nothing new.
  const view = useMemo(() => ({ ...whole, calls: whole.calls.slice(0, FIRST_ROUND) }), [whole])
  const input = useMemo(
    () => ({ view, system: 'schenken-1967', read: [seat] }) as const,
    [view, seat],
  )
  const { state, value, failed, run: retry } = useJob('opening-shares', input, keyOf(view, seat))
  return {
    meaning: value?.hands.find((h) => h.seat === seat)?.meaning,
    running: state === 'running',
    error: failed,
    retry: state === 'failed' ? retry : undefined,
  }
}
