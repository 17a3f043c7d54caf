/** A constraint made ready to be said: parts within parts laid flat, limits that say nothing left out. */
import {
  type All,
  type Any,
  all,
  type HandConstraint,
  type HandRange,
  type HandSum,
  type Interval,
  inSuit,
  type OneSuit,
  type SuitConstraint,
  type SuitRange,
} from './constraint.ts'
import { HAND_MEASURES, SUIT_MEASURES } from './measures.ts'

/** The limits without those that the measure always keeps. */
export const telling = (
  { min, max }: Interval,
  of: { readonly min: number; readonly max: number },
): Interval => ({
  ...(min === undefined || min <= of.min ? {} : { min }),
  ...(max === undefined || (max >= of.max && min !== max) ? {} : { max }),
})
const tells = (limits: Interval, of: { readonly min: number; readonly max: number }): boolean => {
  const { min, max } = telling(limits, of)
  return min !== undefined || max !== undefined
}

/** Whether some hand may fail it, judged by its form alone. */
export function asking(c: HandConstraint): boolean {
  switch (c.kind) {
    case 'all':
      return c.of.some(asking)
    case 'range':
      return tells(c, HAND_MEASURES[c.measure])
    case 'suit':
      return c.is.kind !== 'suit-range' || tells(c.is, SUIT_MEASURES[c.is.measure])
    case 'every':
      return c.among.length > 0
    default:
      return true
  }
}

const isRange = (c: HandConstraint | SuitConstraint) =>
  c.kind === 'range' || c.kind === 'suit-range'

type Limited = HandRange | SuitRange | HandSum
/** Whether both are limits of one number. */
const sameNumber = (
  a: HandConstraint | SuitConstraint,
  b: HandConstraint | SuitConstraint,
): boolean =>
  isRange(a) && isRange(b)
    ? a.kind === b.kind && a.measure === b.measure
    : a.kind === 'sum' && b.kind === 'sum' && JSON.stringify(a.terms) === JSON.stringify(b.terms)

/** Two limits of one number as one: `L ≥ 5` and `L ≤ 5`. */
function merged<C extends HandConstraint | SuitConstraint>(a: C, b: C): C | undefined {
  if (a.kind === 'suit' && b.kind === 'suit' && a.suit === b.suit)
    return inSuit(a.suit, all<SuitConstraint>(a.is, b.is)) satisfies OneSuit as C
  if (!sameNumber(a, b)) return undefined
  const { min: low, max: high, ...rest } = a as Limited
  const other: Interval = b as Limited
  const min = low === undefined ? other.min : Math.max(low, other.min ?? low)
  const max = high === undefined ? other.max : Math.min(high, other.max ?? high)
  return {
    ...rest,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  } as C
}

/** The parts of an `all` or `any`, those of the same kind within it among them. */
export function parted<C extends HandConstraint | SuitConstraint>(
  c: All<C> | Any<C>,
): readonly C[] {
  const flat = c.of.flatMap((part): readonly C[] =>
    part.kind === c.kind ? parted<C>(part as All<C>) : [part],
  )
  if (c.kind === 'any') return flat
  const out: C[] = []
  for (const part of flat) {
    const at = out.findIndex((known) => merged(known, part) !== undefined)
    const both = at < 0 ? undefined : merged(out[at]!, part)
    if (both === undefined) out.push(part)
    else out[at] = both
  }
  return out
}

/** The constraint that says without `not` what one with it says; `undefined` where there is none. */
export function negated<C extends HandConstraint | SuitConstraint>(c: C): C | undefined {
  if (isRange(c)) {
    const { min: _min, max: _max, ...rest } = c as C & Interval
    const of = c.kind === 'range' ? HAND_MEASURES[c.measure] : SUIT_MEASURES[c.measure]
    // Exactly none is the limit of none at most.
    const { min, max } = telling(c, of)
    if (min !== undefined && max !== undefined) return undefined
    if (min !== undefined) return { ...rest, max: min - 1 } as C
    return max === undefined ? undefined : ({ ...rest, min: max + 1 } as C)
  }
  if (c.kind === 'suit') {
    const is = negated(c.is)
    return is === undefined ? undefined : { ...c, is }
  }
  if (c.kind === 'some') {
    const is = c.is.kind === 'suit-range' ? negated(c.is) : undefined
    return is === undefined ? undefined : { ...c, kind: 'every', is }
  }
  return undefined
}
