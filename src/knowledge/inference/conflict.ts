/**
 * Agreements that cannot all be right. A violation pattern says which actions were off (not at their
 * first weight). Each has a weight, so a conflict is priced, not decided: “80 %: the 2♦ call was the
 * odd one”. Partner first is the limit of an ever higher price for partner's violations; opponents'
 * conflicting actions exclude each other because the pattern without violation has no layout.
 */
import { partner, type Seat } from '#core/seat.ts'
import type { Position } from '../law/position.ts'
import { totalThree } from '../posterior/posterior-three.ts'
import { totalTwo } from '../posterior/posterior-two.ts'
import { totalWeight } from '../posterior/weighing.ts'
import { type Action, isAgreed } from '../predicates/action.ts'
import type { OffPattern } from './weighed.ts'

/** The action with only its agreed weights, or only the others. */
export const onlyAgreed = (action: Action, off: boolean): Action => ({
  seat: action.seat,
  terms: action.terms.map((term, i) => ({
    when: term.when,
    weight: isAgreed(action, i) === off ? 0 : term.weight,
  })),
  otherwise: off === action.terms.length > 0 ? action.otherwise : 0,
})

/** Weight of the layouts of each violation pattern; bit `i` set when action `i` is off. They add up to the total. */
export function patternWeights(position: Position, actions: readonly Action[]): Float64Array {
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

const bits = (mask: number): number => {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n += 1
  return n
}

/**
 * The patterns believed when partner is: of those with weight, the ones with the fewest violations
 * by the observer's partner and, among them, the fewest by the opponents. Empty when nothing has weight.
 */
export function partnerFirst(
  observer: Seat,
  actions: readonly Action[],
  weights: Float64Array,
): readonly number[] {
  let ours = 0
  for (const [i, action] of actions.entries()) if (action.seat === partner(observer)) ours |= 1 << i
  const price = (pattern: number): number => bits(pattern & ours) * 64 + bits(pattern & ~ours)
  const alive = [...weights.keys()].filter((pattern) => weights[pattern]! > 0)
  const least = Math.min(...alive.map(price))
  return alive.filter((pattern) => price(pattern) === least)
}

/** No more patterns than this are tried. */
const MOST_PATTERNS = 60

/** Actions that may be off, by name; the others only weigh. */
export interface NamedAction {
  readonly id: string
  readonly action: Action
  readonly principal: boolean
}

/** Every choice of so many of these, in their order. */
const choices = (of: readonly number[], n: number): readonly (readonly number[])[] =>
  n === 0
    ? [[]]
    : of.flatMap((first, i) => choices(of.slice(i + 1), n - 1).map((rest) => [first, ...rest]))

/** Patterns by violations, fewest first. */
function* bySize(of: readonly number[]): Generator<readonly number[], void, void> {
  for (let n = 0; n <= of.length; n++) yield* choices(of, n)
}
/** More violations than this are looked for only while nothing fits fewer. */
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

/** Of these patterns, the ones believed when partner is: see `partnerFirst`. */
export function partnerFirstOf(
  patterns: readonly OffPattern[],
  isPartners: (id: string) => boolean,
): readonly OffPattern[] {
  const price = ({ off }: OffPattern): number =>
    off.reduce((sum, id) => sum + (isPartners(id) ? 64 : 1), 0)
  const least = Math.min(...patterns.map(price))
  return patterns.filter((pattern) => price(pattern) === least)
}
