/**
 * The front under given chances: for every target the best plan and the leads that keep it. No search:
 * each plan is weighed once, so a front that is known is ranked again whenever the odds move.
 */
import type { GoalAnswer, SuitAnswer } from './answer.ts'
import type { Lead, PlanVector, SuitFront } from './front.ts'
import { tricksAt } from './suit.ts'

/** Values closer than this are equal: chances are sums of some hundred rounded numbers. */
export const TIE = 1e-10

/** Chances of at least 1, 2, … tricks, and the expected tricks last, of one vector. */
export function valuesOf(plan: PlanVector, weights: readonly number[], most: number): Float64Array {
  const values = new Float64Array(most + 1)
  addValues(values, plan, weights, most)
  return values
}
function addValues(
  to: Float64Array,
  plan: PlanVector,
  weights: readonly number[],
  most: number,
): void {
  to.fill(0)
  for (let i = 0; i < plan.length; i++) {
    const tricks = plan[i]!
    if (tricks > 0) to[tricks - 1] = to[tricks - 1]! + weights[i]!
  }
  let sum = 0
  for (let k = most - 1; k >= 0; k--) {
    to[k] = to[k]! + (k + 1 < most ? to[k + 1]! : 0)
    sum += to[k]!
  }
  to[most] = sum
}

/**
 * @param weights the chance of each layout, by layout index.
 */
export function rank(front: SuitFront, weights: readonly number[]): SuitAnswer {
  const most = tricksAt(front.task.suit)
  const ceiling = valuesOf(front.ceiling, weights, most)
  const best = new Float64Array(most + 1).fill(-1)
  const tieBreak = new Float64Array(most + 1)
  const plans: PlanVector[] = []
  const values = new Float64Array(most + 1)
  for (const plan of front.plans) {
    addValues(values, plan, weights, most)
    const average = values[most]!
    for (let k = 0; k <= most; k++) {
      const gain = values[k]! - best[k]!
      // Of plans that are equal for the target, the one with the most tricks on average.
      if (gain > TIE || (gain > -TIE && average > tieBreak[k]! + TIE)) {
        if (gain > 0) best[k] = values[k]!
        tieBreak[k] = average
        plans[k] = plan
      }
    }
  }
  const leads: Lead[][] = Array.from({ length: most + 1 }, () => [])
  for (const { lead, plans: own } of front.leads) {
    const found = new Float64Array(most + 1)
    for (const plan of own) {
      addValues(values, plan, weights, most)
      for (let k = 0; k <= most; k++) if (values[k]! > found[k]!) found[k] = values[k]!
    }
    for (let k = 0; k <= most; k++) if (found[k]! >= best[k]! - TIE) leads[k]?.push(lead)
  }
  const answer = (k: number): GoalAnswer => ({
    goal: k === most ? 'max' : k + 1,
    value: best[k]!,
    atMost: best[k]!,
    exact: true,
    ceiling: ceiling[k]!,
    plan: plans[k]!,
    leads: leads[k] as readonly Lead[],
  })
  return {
    task: front.task,
    weights,
    atLeast: Array.from({ length: most }, (_, k) => answer(k)),
    expected: answer(most),
    front,
  }
}
