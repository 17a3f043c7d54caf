/**
 * A constraint one step weaker, for when the cards disprove it: every length range one card wider
 * at either end, every range of points two wider. Inside a denial the ranges grow narrower instead,
 * so that whatever met the constraint meets the weaker one.
 */
import type { HandConstraint, Interval, SuitConstraint } from '#constraint/constraint.ts'

const STEP: Readonly<Record<string, number>> = { length: 1, hcp: 2, totalPoints: 2, points: 1 }

/** `by` wider at both ends; narrower when negative. */
function wider<C extends Interval>(c: C, by: number): C {
  const min = c.min === undefined ? {} : { min: c.min - by }
  const max = c.max === undefined ? {} : { max: c.max + by }
  return { ...c, ...min, ...max }
}

function suitLoosened(c: SuitConstraint, sign: 1 | -1): SuitConstraint {
  switch (c.kind) {
    case 'all':
    case 'any':
      return { kind: c.kind, of: c.of.map((part) => suitLoosened(part, sign)) }
    case 'not':
      return { kind: 'not', of: suitLoosened(c.of, sign === 1 ? -1 : 1) }
    case 'named':
      return { ...c, is: suitLoosened(c.is, sign) }
    case 'suit-range':
      return wider(c, sign * (STEP[c.measure] ?? 0))
    case 'suit-sum':
      return c
    case 'elsewhere':
      return { ...c, is: suitLoosened(c.is, sign) }
    case 'hand':
      return { ...c, is: handLoosened(c.is, sign) }
  }
}
function handLoosened(c: HandConstraint, sign: 1 | -1): HandConstraint {
  switch (c.kind) {
    case 'all':
    case 'any':
      return { kind: c.kind, of: c.of.map((part) => handLoosened(part, sign)) }
    case 'not':
      return { kind: 'not', of: handLoosened(c.of, sign === 1 ? -1 : 1) }
    case 'named':
      return { ...c, is: handLoosened(c.is, sign) }
    case 'range':
      return wider(c, sign * (STEP[c.measure] ?? 0))
    case 'suit':
    case 'some':
    case 'every':
      return { ...c, is: suitLoosened(c.is, sign) }
    case 'sum':
    case 'shape':
      return c
  }
}
export const loosened = (c: HandConstraint): HandConstraint => handLoosened(c, 1)
