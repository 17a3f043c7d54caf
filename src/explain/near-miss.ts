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
