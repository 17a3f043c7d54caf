/**
 * One hand, one account: what a later call tells is told together with what the same hand’s earlier calls told.
 * A range is never wider than the one told before, unless the two have nothing in common.
 */
import { allOf, type LengthIs, type PointsAre, type Predicate } from '../predicates/predicate.ts'

type Range = LengthIs | PointsAre
const isRange = (p: Predicate): p is Range => p.kind === 'length' || p.kind === 'hcp'
const partsOf = (says: Predicate): readonly Predicate[] => (says.kind === 'all' ? says.of : [says])
/** What the range is of: points, or one suit’s length, of one hand. */
const keyOf = (one: Range): string => `${one.seat} ${one.kind === 'length' ? one.suit : one.kind}`

/** Narrowest ranges told so far, by what they are of. */
export type ToldRanges = ReadonlyMap<string, Range>
export const NOTHING_TOLD: ToldRanges = new Map()

export interface ToldTogether {
  readonly says: Predicate
  readonly told: ToldRanges
  /** Some of it was not told before, or not so narrowly. */
  readonly more: boolean
}

/** @param before what the earlier calls told. */
export function toldTogether(says: Predicate, before: ToldRanges): ToldTogether {
  const told = new Map(before)
  let more = false
  const parts = partsOf(says).map((part): Predicate => {
    if (!isRange(part)) {
      more = true
      return part
    }
    const key = keyOf(part)
    const last = before.get(key)
    const min = Math.max(part.min, last?.min ?? 0)
    const max = Math.min(part.max, last?.max ?? part.max)
    // Where they have nothing in common the later call stands: the hand was not what it was taken for.
    const now = min <= max ? { ...part, min, max } : part
    if (last === undefined || now.min !== last.min || now.max !== last.max) more = true
    told.set(key, now)
    return now
  })
  return { says: parts.length === 1 ? parts[0]! : allOf(...parts), told, more }
}
