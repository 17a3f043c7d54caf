/** The ways one board went, side by side: the reader's tries, and what robots did at other tables. Pure. */
import type { Contract } from '#core/contract.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat, Side } from '#core/seat.ts'
import { sideOf } from '#core/seat.ts'
import {
  actorOf,
  type Line,
  type OtherTable,
  positionAt,
  resultOf,
  sameEvent,
  type TimelineEvent,
} from '#store/index.ts'

/** The first act of a line that the line above it did not have. */
export interface Parting {
  readonly seat: Seat
  readonly event: TimelineEvent
  /** Of a card: its trick, from 1. */
  readonly trick: number
}
export interface TryRow {
  readonly key: string
  /** `undefined` for another table that is not beside the lines yet. */
  readonly line: number | undefined
  readonly events: readonly TimelineEvent[]
  readonly contract: Contract | undefined
  readonly declarerTricks: number | undefined
  /** For the side asked for. */
  readonly score: number
  /** Where it leaves the first row; `undefined` for the first, and for one that never does. */
  readonly parts: Parting | undefined
}

/** The events of another table, in their order. */
export const eventsAt = ({ calls, cards }: OtherTable): readonly TimelineEvent[] => [
  ...calls.map((call) => ({ kind: 'call', call }) as const),
  ...cards.map((card) => ({ kind: 'card', card }) as const),
]

/**
 * A row for every line that came to an end, then one for every table that is not among the lines.
 * @param side whose points the scores are.
 */
export function tryRows(
  source: BoardRecord,
  lines: readonly Line[],
  tables: readonly OtherTable[],
  side: Side,
): readonly TryRow[] {
  const same = (a: readonly TimelineEvent[], b: readonly TimelineEvent[]): boolean =>
    a.length === b.length && a.every((event, i) => sameEvent(event, b[i]))
  const others = tables
    .map(eventsAt)
    .filter((events) => !lines.some((line) => line.origin === 'table' && same(line.events, events)))
  const rows = [
    ...lines.map(({ id, events }) => ({ line: id, key: `line ${id}`, events })),
    ...others.map((events, i) => ({ line: undefined, key: `table ${i}`, events })),
  ].flatMap(({ line, key, events }): TryRow[] => {
    const p = positionAt(source, events, events.length)
    const result = p.phase === 'finished' ? resultOf(p) : undefined
    if (result?.score === undefined) return []
    const { contract } = p
    const ours = contract === undefined || sideOf(contract.declarer) === side
    return [
      {
        ...{ key, line, events, contract, parts: undefined },
        declarerTricks: result.kind === 'played' ? result.declarerTricks : undefined,
        score: ours ? result.score : 0 - result.score,
      },
    ]
  })
  const [first] = rows
  return rows.map((row) =>
    first === undefined || row === first ? row : { ...row, parts: parting(source, first, row) },
  )
}

/** The first act of `row` that `first` did not have. */
function parting(source: BoardRecord, first: TryRow, row: TryRow): Parting | undefined {
  const at = row.events.findIndex((event, i) => !sameEvent(event, first.events[i]))
  const event = row.events[at]
  if (event === undefined) return undefined
  const before = positionAt(source, row.events, at)
  return { seat: actorOf(before, event), event, trick: (before.record.cards.length >> 2) + 1 }
}
