/** The scrubber's model: the active line, and what each call and card told the observer. */
import { useEffect, useMemo, useState } from 'react'
import * as hand from '#core/hand.ts'
import type { SeatView } from '#core/seat-view.ts'
import {
  cursor as cursorOf,
  endOfLine,
  lines as linesOf,
  observerLineKey,
  observerLineView,
  timeline,
  tree,
} from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useKnowledgeLine } from '../knowledge/use-knowledge-line.ts'
import { scrubberModel } from './scrubber-model.ts'

const NO_BITS: readonly number[] = []

/** How many cards two lines have in common, as this observer sees them. */
function sharedCards(a: SeatView, b: SeatView): number {
  const same =
    a.seat === b.seat &&
    hand.equals(a.hand, b.hand) &&
    a.contract?.bid === b.contract?.bid &&
    a.contract?.declarer === b.contract?.declarer
  if (!same) return 0
  const differs = a.cards.findIndex((card, i) => card !== b.cards[i])
  return differs < 0 ? a.cards.length : differs
}

/**
 * Bits that each card told the observer, once the engine has said so. While a longer line is being
 * worked out, the cards it shares with the last one keep theirs: they depend on nothing later.
 */
function useBits(): readonly number[] {
  const view = useKibitzer(observerLineView)
  const key = useKibitzer(observerLineKey)
  const input = useMemo(
    () => (view === undefined || view.cards.length === 0 ? undefined : { view }),
    [view],
  )
  const { output } = useJob('hidden-hands', input, key)
  const [last, setLast] = useState<{ view: SeatView; bits: readonly number[] } | undefined>()
  const bits = useMemo(
    () => (output?.ok ? output.value.snapshots.slice(1).map((s) => s.bits) : undefined),
    [output],
  )
  useEffect(() => {
    if (bits !== undefined && view !== undefined) setLast({ view, bits })
  }, [bits, view])
  return useMemo(() => {
    if (bits !== undefined) return bits
    return last === undefined || view === undefined
      ? NO_BITS
      : last.bits.slice(0, sharedCards(last.view, view))
  }, [bits, last, view])
}

export function useScrubber() {
  const events = useKibitzer(timeline)
  const cursor = useKibitzer(cursorOf)
  const end = useKibitzer(endOfLine)
  const lines = useKibitzer(linesOf)
  const active = useKibitzer((s) => tree(s).active)
  const bits = useBits()
  const { events: told } = useKnowledgeLine()
  const spot = useKibitzer((s) => s.spotlight)
  return useMemo(() => {
    const own = lines.find((line) => line.id === active)
    const forks = lines.flatMap((line) =>
      line.parent === active ? [line.from] : line.id === own?.parent ? [own.from] : [],
    )
    const { trickCount } = end
    const agreed: number[] = []
    for (const { at, bits: extra } of told) agreed[at - 1] = extra
    const calls = events.filter((event) => event.kind === 'call').length
    const lit = [...spot.calls, ...spot.cards.map((card) => calls + card)]
    return scrubberModel({ events, cursor, trickCount, bits, agreed, lit, forks })
  }, [events, cursor, end, lines, active, bits, told, spot])
}
