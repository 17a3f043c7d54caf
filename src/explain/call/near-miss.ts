/** A near miss: a rule, tried before the one chosen, that one test short by one step kept away. */
import type { Judgement } from '#constraint/judge.ts'

/** The single condition that fails, by one step, or `undefined` when it is more than that. */
export function onlyFailure(j: Judgement): Judgement | undefined {
  if (j.miss !== 1) return undefined
  switch (j.constraint.kind) {
    case 'range':
    case 'sum':
    case 'suit-range':
    case 'suit-sum':
      return j
    // A shape is not met by degrees, and to lose what one has is no miss.
    case 'shape':
    case 'not':
      return undefined
    default: {
      const near = j.parts.find((part) => part.miss === 1)
      return near && onlyFailure(near)
    }
  }
}

/** Whether it fails by a void: a shape that nobody is a step away from, though its number is. */
const lacksVoid = (j: Judgement): boolean =>
  !j.met &&
  ((j.constraint.kind === 'range' && j.constraint.measure === 'voids') || j.parts.some(lacksVoid))

/** The way that comes nearest, of several that would do; one that wants a void only where all do. */
export const nearestOf = (parts: readonly Judgement[]): Judgement | undefined =>
  [...parts].sort((a, b) => +lacksVoid(a) - +lacksVoid(b) || a.miss - b.miss)[0]
