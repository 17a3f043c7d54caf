/** Meanings of calls written in a table by hand: an auction so far, a call, and what it says. */
import type { Call } from '#core/call.ts'
import { PASS } from '#core/call.ts'
import { rotate, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { chainAction, type Inference, saidOf } from '../inference/inference.ts'
import type { Agreements, CallEntry } from './source.ts'

export const sameCalls = (a: readonly Call[], b: readonly Call[]): boolean =>
  a.length === b.length && a.every((call, i) => call === b[i])

/** The entry for the call at this place, in the table of its caller's side. */
export function tableEntry(
  view: SeatView,
  agreements: Agreements,
  index: number,
): CallEntry | undefined {
  const calls = view.calls.map((one) => one.call)
  const opened = calls.findIndex((call) => call !== PASS)
  const before = opened < 0 || index < opened ? [] : calls.slice(opened, index)
  return agreements.calls[sideOf(rotate(view.dealer, index))].entries.find(
    (one) => one.call === calls[index] && sameCalls(one.after, before),
  )
}

/** One inference for each call of the auction that the table of its side has. */
export function callTable(view: SeatView, agreements: Agreements): readonly Inference[] {
  return view.calls.flatMap((_, index): readonly Inference[] => {
    const caller = rotate(view.dealer, index)
    const table = agreements.calls[sideOf(caller)]
    const entry = tableEntry(view, agreements, index)
    if (entry === undefined || caller === view.seat) return []
    const says = [entry.says, ...entry.fallbacks].map((p) => saidOf(p, caller))
    return [
      {
        id: `call-${index}`,
        seat: caller,
        because: { kind: 'call', index, rule: table.name },
        kind: 'chain',
        readings: says.map((p) => ({ says: p, qualifier: entry.qualifier })),
        action: chainAction(caller, says, table.weight, table.price),
      },
    ]
  })
}
