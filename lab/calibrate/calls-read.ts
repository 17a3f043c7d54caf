/** How many calls of each kind were read, and how many passed without a word. */
import { lho, rotate } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { CALL_KINDS, type CallKind, callKind, commonTurn } from '#reasoning/sources/common-calls.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import type { Recorded } from './recorded.ts'
import { agreedFor } from './sources.ts'

interface Count {
  calls: number
  read: number
}
export type CallsRead = ReadonlyMap<CallKind, Count>

/** Each call as its left-hand opponent hears it, who sees another hand. */
export function callsRead(tables: readonly Recorded[]): CallsRead {
  const counts = new Map(CALL_KINDS.map((kind) => [kind, { calls: 0, read: 0 }]))
  for (const { record, deal } of tables) {
    const agreements = agreedFor(deal)
    const calls = record.calls.map(({ call }) => call)
    const heard = ([0, 1] as const).map((seat) => {
      const view = seatView({ ...record, cards: [] }, seat)
      return view === undefined
        ? undefined
        : new Set(inferencesOf(view, agreements).map(({ id }) => id))
    })
    for (const [index, call] of calls.entries()) {
      const listener = lho(rotate(record.board.dealer, index)) & 1
      const ids = heard[listener]
      const count = counts.get(callKind(commonTurn(calls.slice(0, index)), call))
      if (ids === undefined || count === undefined) continue
      count.calls += 1
      if (ids.has(`call-${index}`)) count.read += 1
    }
  }
  return counts
}
export const callsReadText = (counts: CallsRead): readonly string[] => {
  const rows = [...counts].filter(([, { calls }]) => calls > 0)
  const line = (name: string, { calls, read }: Count): string =>
    `${name.padEnd(26)} ${String(calls).padStart(6)}  ${String(read).padStart(6)}  ${((100 * read) / calls).toFixed(1)} %`
  const all = rows.reduce(
    (sum, [, one]) => ({ calls: sum.calls + one.calls, read: sum.read + one.read }),
    { calls: 0, read: 0 },
  )
  return ['Calls read, by kind:', ...rows.map(([kind, one]) => line(kind, one)), line('all', all)]
}
