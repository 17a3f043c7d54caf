/**
 * What each call and card of the whole line told by agreement. Stepping reads it; while a longer
 * line is being worked out, the events it shares with the last one keep theirs.
 */
import { useEffect, useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { observerLineKey, observerLineView } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useAgreedInput, useAgreedKey } from './use-knowledge.ts'

type Line = Extract<JobOutput<'knowledge-line'>, { readonly ok: true }>['value']
export type LineEvent = Line['events'][number]

/** Events two lines have in common, as this observer sees them; calls first. */
function sharedEvents(a: SeatView, b: SeatView): number {
  if (a.seat !== b.seat || !hand.equals(a.hand, b.hand)) return 0
  const differ = a.calls.findIndex((one, i) => one.call !== b.calls[i]?.call)
  if (differ >= 0) return differ
  if (a.calls.length !== b.calls.length) return a.calls.length
  const same = a.contract?.bid === b.contract?.bid && a.contract?.declarer === b.contract?.declarer
  if (!same) return a.calls.length
  const cards = a.cards.findIndex((card, i) => card !== b.cards[i])
  return a.calls.length + (cards < 0 ? a.cards.length : cards)
}

const NONE: readonly LineEvent[] = []

export interface KnowledgeLineNow {
  /** Events that told something, in order; none while the law alone is wanted. */
  readonly events: readonly LineEvent[]
  /** True while those of this very line are being worked out. */
  readonly running: boolean
  /** Why they could not be worked out. */
  readonly error: string | undefined
  readonly retry: () => void
}

export function useKnowledgeLine(): KnowledgeLineNow {
  const view = useKibitzer(observerLineView)
  const place = useKibitzer(observerLineKey)
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const input = useMemo(
    () =>
      // Where nothing has happened nothing has been told.
      view === undefined || lawOnly || view.calls.length + view.cards.length === 0
        ? undefined
        : { view, ...agreed },
    [view, agreed, lawOnly],
  )
  const { output, state, error, run } = useJob('knowledge-line', input, `${place}|${agreedName}`)
  const [last, setLast] = useState<
    | {
        readonly view: SeatView
        readonly agreed: string
        readonly events: readonly LineEvent[]
      }
    | undefined
  >()
  const events = output?.ok === true ? output.value.events : undefined
  useEffect(() => {
    if (events !== undefined && view !== undefined) setLast({ view, agreed: agreedName, events })
  }, [events, view, agreedName])
  const shown = useMemo(() => {
    if (input === undefined) return NONE
    if (events !== undefined) return events
    if (last === undefined || last.agreed !== agreedName) return NONE
    const shared = sharedEvents(last.view, input.view)
    return last.events.filter(({ at }) => at <= shared)
  }, [input, events, last, agreedName])
  return { events: shown, running: state === 'running', error: error?.message, retry: run }
}
