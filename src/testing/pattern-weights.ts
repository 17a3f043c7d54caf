/** How much weight each pattern of broken agreements has. */
import { onlyAgreed } from '#reasoning/inference/conflict.ts'
import type { Position } from '#reasoning/law/position.ts'
import { totalThree } from '#reasoning/posterior/posterior-three.ts'
import { totalTwo } from '#reasoning/posterior/posterior-two.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'

/** Weight of the layouts of each violation pattern; bit `i` set when action `i` is off. They add up to the total. */
export function patternWeights(position: Position, actions: readonly Likelihood[]): Float64Array {
  const out = new Float64Array(2 ** actions.length)
  for (let pattern = 0; pattern < out.length; pattern++) {
    const split = actions.map((action, i) => onlyAgreed(action, ((pattern >> i) & 1) === 1))
    if (split.some((one) => one.otherwise === 0 && one.terms.every((term) => term.weight === 0)))
      continue
    out[pattern] =
      position.seats.length === 2 ? totalTwo(position, split) : totalThree(position, split)
  }
  return out
}
