/**
 * The hidden-hands answer for what the page shows. The engine answers for the whole line at once, so
 * stepping costs nothing; while a new card is being worked out, the last answer that is still true
 * of these cards stays, marked as stale.
 */
import { useEffect, useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { currentRecord, observer, observerLineKey, observerLineView } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'

export type Hidden = Extract<JobOutput<'hidden-hands'>, { readonly ok: true }>['value']
export type HiddenHandsAt = Hidden['snapshots'][number]

export interface HiddenHandsNow {
  readonly observer: Seat
  /** The whole line as the observer sees it; `undefined` when its own hand is unknown. */
  readonly view: SeatView | undefined
  /** Cards shown at the cursor. */
  readonly cards: number
  readonly answer: Hidden | undefined
  /** The snapshot at the cursor; while it is being worked out, the last one before it. */
  readonly snapshot: HiddenHandsAt | undefined
  /** True when `snapshot` is not yet the one at the cursor. */
  readonly stale: boolean
  /** Why there is no answer: the engine failed, or the hand cannot be counted from. */
  readonly error: string | undefined
  readonly retry: (() => void) | undefined
}

/** True when both lines begin alike, as far as the shorter goes, for this observer. */
function agree(a: SeatView, b: SeatView): boolean {
  if (a.seat !== b.seat || !hand.equals(a.hand, b.hand)) return false
  const shared = Math.min(a.cards.length, b.cards.length)
  if (shared === 0) return true
  const sameContract =
    a.contract?.declarer === b.contract?.declarer && a.contract?.bid === b.contract?.bid
  return sameContract && a.cards.slice(0, shared).every((card, i) => card === b.cards[i])
}

/**
 * @param of `cards`: what the cards of the line told is wanted, so nothing is asked before the first of
 *   them; by default what is known at any moment.
 */
export function useHiddenHands(of: 'moments' | 'cards' = 'moments'): HiddenHandsNow {
  const seat = useKibitzer(observer)
  const view = useKibitzer(observerLineView)
  const cards = useKibitzer((s) => currentRecord(s).cards.length)
  const input = useMemo(
    () =>
      view === undefined || (of === 'cards' && view.cards.length === 0) ? undefined : { view },
    [view, of],
  )
  const key = useKibitzer(observerLineKey)
  const job = useJob('hidden-hands', input, key)
  const [last, setLast] = useState<{ view: SeatView; answer: Hidden } | undefined>(undefined)
  const output = job.output
  useEffect(() => {
    if (output?.ok === true && view !== undefined) setLast({ view, answer: output.value })
  }, [output, view])
  const kept = view !== undefined && last !== undefined && agree(last.view, view) ? last : undefined
  const answer =
    output?.ok === true ? output.value : output === undefined ? kept?.answer : undefined
  const exact = answer?.snapshots[cards]
  return {
    observer: seat,
    view,
    cards,
    answer,
    snapshot: exact ?? answer?.snapshots.at(-1),
    stale:
      exact === undefined &&
      (answer === undefined
        ? of === 'cards' && job.state === 'running'
        : answer.problem === undefined),
    error:
      output?.ok === false
        ? output.error.message
        : job.state === 'failed'
          ? job.error?.message
          : exact === undefined
            ? answer?.problem?.message
            : undefined,
    retry: job.state === 'failed' ? job.run : undefined,
  }
}
