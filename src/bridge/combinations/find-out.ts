/** The value of finding something out before a suit is played: the best plan for each finding. */
import type { GoalAnswer } from './answer.ts'
import type { SuitFront } from './front.ts'
import type { Goal } from './question.ts'
import { rank } from './rank.ts'

/** One possible finding. */
export interface Finding {
  readonly chance: number
  /** The chance of each layout then, by layout index. */
  readonly weights: readonly number[]
}

export interface FoundOut {
  /** With the best plan chosen now; for `max` tricks, else a chance. */
  readonly now: number
  /** With the best plan chosen when it is known: never less. */
  readonly later: number
  /** The best plan for each finding, in their order. */
  readonly plans: readonly GoalAnswer[]
}

/**
 * The value of choosing a plan now, and of choosing it once the finding is known.
 * @param findings all ways it can come out; their chances add up to 1.
 */
export function foundOut(front: SuitFront, goal: Goal, findings: readonly Finding[]): FoundOut {
  const best = (weights: readonly number[]): GoalAnswer => {
    const answer = rank(front, weights)
    return goal === 'max' ? answer.expected : answer.atLeast[goal - 1]!
  }
  const mixed = Array.from(front.ceiling, (_, i) =>
    findings.reduce((sum, { chance, weights }) => sum + chance * weights[i]!, 0),
  )
  const plans = findings.map(({ weights }) => best(weights))
  return {
    now: best(mixed).value,
    later: findings.reduce((sum, { chance }, i) => sum + chance * plans[i]!.value, 0),
    plans,
  }
}
