import type { Position } from '../law/position.ts'
import { totalWeight } from '../posterior/weighing.ts'
import { isAgreed, type Likelihood } from '../predicates/likelihood.ts'
import type { OffPattern } from './weighed.ts'

/** The action with only its agreed weights, or only the others. */
export const onlyAgreed = (action: Likelihood, off: boolean): Likelihood => ({
  seat: action.seat,
  terms: action.terms.map((term, i) => ({
    when: term.when,
    weight: isAgreed(action, i) === off ? 0 : term.weight,
  })),
  otherwise: off === action.terms.length > 0 ? action.otherwise : 0,
})

/** No more patterns than this are tried. */
const MOST_PATTERNS = 60

/** Actions that may be off, by name; the others only weigh. */
export interface NamedAction {
  readonly id: string
  readonly action: Likelihood
  readonly principal: boolean
}

/** Every choice of this many of these, in order. */
const choices = (of: readonly number[], n: number): readonly (readonly number[])[] =>
  n === 0
    ? [[]]
    : of.flatMap((first, i) => choices(of.slice(i + 1), n - 1).map((rest) => [first, ...rest]))

/** Patterns by violations, fewest first. */
function* bySize(of: readonly number[]): Generator<readonly number[], void, void> {
  for (let n = 0; n <= of.length; n++) yield* choices(of, n)
}
/** More violations than this are tried only while no layout fits fewer. */
const FEW_VIOLATIONS = 2

/**
 * How likely each pattern of up to two violations of the principal actions is, of more where fewer
 * leave nothing: exact chances, the likeliest first. Empty where the total cannot be had exactly or
 * nothing has weight.
 * @param most patterns tried, where each takes long.
 */
export function* likelyPatterns(
  position: Position,
  actions: readonly NamedAction[],
  total: number,
  most = MOST_PATTERNS,
): Generator<number, readonly OffPattern[], void> {
  const principal = actions.flatMap((one, i) => (one.principal ? [i] : []))
  const out: OffPattern[] = []
  let left = total
  let tried = 0
  let size = FEW_VIOLATIONS
  for (const off of bySize(principal)) {
    if (tried >= Math.min(most, MOST_PATTERNS)) break
    if (off.length > size) {
      if (out.length > 0) break
      size = off.length
    }
    tried += 1
    if (left < total * 1e-3) break
    const split = actions.map(({ action, principal: named }, i) =>
      named ? onlyAgreed(action, off.includes(i)) : action,
    )
    if (split.some((one) => one.otherwise === 0 && one.terms.every((term) => term.weight === 0)))
      continue
    const weight = yield* totalWeight(position, split)
    if (weight === undefined) return []
    if (weight === 0) continue
    left -= weight
    out.push({ off: off.map((i) => actions[i]!.id), chance: weight / total })
  }
  return out.sort((a, b) => b.chance - a.chance)
}
