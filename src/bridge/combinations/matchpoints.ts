/**
 * Matchpoints: a plan that takes more tricks than another more often than fewer, against every other
 * plan of the front. There may be none.
 */
import type { PlanVector } from './front.ts'
import { TIE } from './rank.ts'

export interface Comparison {
  /** Chances that the first plan takes more, and fewer, tricks than the second. */
  readonly wins: number
  readonly loses: number
}

/** One plan against another, layout by layout, each against the best defence. */
export function compareTricks(
  first: PlanVector,
  second: PlanVector,
  weights: readonly number[],
): Comparison {
  let wins = 0
  let loses = 0
  for (let i = 0; i < weights.length; i++) {
    const swing = first[i]! - second[i]!
    if (swing > 0) wins += weights[i]!
    else if (swing < 0) loses += weights[i]!
  }
  return { wins, loses }
}

export interface MatchpointBest {
  readonly plan: PlanVector
  /** Wins less losses against the plan that does best against it, 0..1; 0 when there is no other plan. */
  readonly margin: number
  readonly rival: PlanVector | undefined
}

/**
 * @returns the plan that no other beats or ties, or `undefined` when there is none: several are equal,
 *   or each is beaten by some other.
 */
export function matchpointBest(
  plans: readonly PlanVector[],
  weights: readonly number[],
): MatchpointBest | undefined {
  const [first, ...others] = plans
  if (first === undefined) return undefined
  // Whoever beats all others beats every plan it meets on the way.
  let candidate = first
  for (const plan of others) {
    const { wins, loses } = compareTricks(plan, candidate, weights)
    if (wins > loses) candidate = plan
  }
  let margin = Number.POSITIVE_INFINITY
  let rival: PlanVector | undefined
  for (const plan of plans) {
    if (plan === candidate) continue
    const { wins, loses } = compareTricks(candidate, plan, weights)
    if (wins - loses < margin) {
      margin = wins - loses
      rival = plan
    }
  }
  if (rival === undefined) return { plan: candidate, margin: 0, rival }
  return margin > TIE ? { plan: candidate, margin, rival } : undefined
}
