/** The audit of a strategy as rows: by number of survivors, by set, by opening. Pure. */
import type { Call } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { spanText } from '../../kit/span-text.ts'

export type Audit = JobOutput<'census', 'strategy'>
export type AuditSet = Audit['sets'][number]

/** Numbers in rising order as ranges: `6–8, 10`. */
export function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const n of numbers) {
    const last = found.at(-1)
    if (last && n === last[1] + 1) last[1] = n
    else found.push([n, n])
  }
  return found.map(spanText).join(', ')
}

const SIZES = [
  t`No survivor`,
  t`One call`,
  t`Two calls`,
  t`Three calls`,
  t`Four calls`,
  t`Five calls`,
]
/** `No survivor`, `One call` … */
export const sizeWords = (size: number): string => SIZES[size] ?? t`${size} calls`

/** Contradictions first, then by how often. */
export const setsShown = (audit: Audit, size: number | undefined): readonly AuditSet[] =>
  (size === undefined
    ? audit.sets
    : audit.sets.filter(({ calls }) => calls.length === size)
  ).toSorted((a, b) => Math.min(a.calls.length, 1) - Math.min(b.calls.length, 1))

export const setKey = (set: Pick<AuditSet, 'calls'>): string => set.calls.join(' ')

export interface AuditRow {
  readonly call: Call
  /** Hands it survives for. */
  readonly hands: number
  /** Hands it alone survives for. */
  readonly alone: number
}
/** Every call that survives for some hand, Pass first, then upwards. */
export function auditRows(audit: Audit): readonly AuditRow[] {
  const rows = new Map<Call, { hands: number; alone: number }>()
  for (const { calls, hands } of audit.sets)
    for (const call of calls) {
      const row = rows.get(call) ?? { hands: 0, alone: 0 }
      row.hands += hands
      if (calls.length === 1) row.alone += hands
      rows.set(call, row)
    }
  return [...rows].map(([call, row]) => ({ call, ...row })).sort((a, b) => a.call - b.call)
}

/** A random hand to ask for: of a set, of an opening, or of a number of survivors. */
export type Wish =
  | { readonly kind: 'set'; readonly key: string }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'size'; readonly size: number }

/**
 * The set to take the hand from, so that every hand of the wish is equally likely.
 * @param chance 0 ≤ chance < 1.
 */
export function setFor(audit: Audit, wish: Wish, chance: number): AuditSet | undefined {
  const sets = audit.sets.filter((set) =>
    wish.kind === 'set'
      ? setKey(set) === wish.key
      : wish.kind === 'call'
        ? set.calls.includes(wish.call)
        : set.calls.length === wish.size,
  )
  let at = chance * sets.reduce((n, { hands }) => n + hands, 0)
  return sets.find(({ hands }) => {
    at -= hands
    return at < 0
  })
}
