/** How many calls of each kind were read, and how many passed without a word. */
import { type Call, DOUBLE, isBid, PASS } from '#core/call.ts'
import { lho, rotate } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { type CommonTurn, commonBid, commonTurn } from '#reasoning/sources/common-calls.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import type { Recorded } from './recorded.ts'
import { agreedFor } from './sources.ts'

/** Kinds of calls, as a reader would sort them. */
const CALL_KINDS = [
  'pass',
  'opening of one',
  'opening of two',
  'opening of three and more',
  'answer to notrump',
  'overcall',
  'jump overcall',
  'notrump over theirs',
  'cue bid',
  'double',
  'redouble',
  'raise',
  'new suit',
  'own suit again',
  'notrump',
] as const

type CallKind = (typeof CALL_KINDS)[number]

function callKind(turn: CommonTurn, call: Call): CallKind {
  if (!isBid(call)) return call === PASS ? 'pass' : call === DOUBLE ? 'double' : 'redouble'
  const { kind, level, jump } = commonBid(turn, call)
  if (turn.place === 'open')
    return level === 1
      ? 'opening of one'
      : level === 2
        ? 'opening of two'
        : 'opening of three and more'
  if (turn.place === 'notrump') return 'answer to notrump'
  if (kind === 'cue') return 'cue bid'
  if (turn.place === 'over')
    return kind === 'N' ? 'notrump over theirs' : jump > 0 ? 'jump overcall' : 'overcall'
  const NAMES = { N: 'notrump', raise: 'raise', own: 'own suit again', new: 'new suit' } as const
  return NAMES[kind]
}

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
