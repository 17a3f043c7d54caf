/** The few plans worth showing for a target: the best, and what comes next, each with all ways of playing it. */
import type { PlanVector } from './front.ts'
import { type LeadLoss, leadLoss } from './lead-loss.ts'
import type { Plan } from './plan.ts'
import { plansFor } from './plan-build.ts'
import type { Goal } from './question.ts'
import { TIE, valuesOf } from './rank.ts'
import type { SuitSolver } from './solve.ts'
import { tricksAt } from './suit.ts'

export interface PlanCard {
  readonly vector: PlanVector
  /** The chance of the target, or the tricks for `max`. */
  readonly value: number
  /** The chances of at least 1, 2, … tricks. */
  readonly atLeast: readonly number[]
  readonly expected: number
  /** One way for each first lead that gives these very tricks; never empty. */
  readonly ways: readonly (Plan & { readonly loss: LeadLoss })[]
}

/** Where the target stands in `valuesOf`. */
const placeOf = (goal: Goal, most: number): number => (goal === 'max' ? most : goal - 1)

/**
 * The best plans for a target, one for each value: of plans that are equal for the target, the one with
 * the most tricks on average.
 * @param vectors the plans to choose from: a front's, or those of the answers without a front.
 * @param count how many at most.
 */
export function planCards(
  solver: SuitSolver,
  vectors: readonly PlanVector[],
  weights: readonly number[],
  goal: Goal,
  count = 3,
): readonly PlanCard[] {
  const most = tricksAt(solver.task.suit)
  const place = placeOf(goal, most)
  const ranked = vectors
    .map((vector) => ({ vector, values: valuesOf(vector, weights, most) }))
    .sort((a, b) => {
      const gain = (b.values[place] as number) - (a.values[place] as number)
      return Math.abs(gain) > TIE ? gain : (b.values[most] as number) - (a.values[most] as number)
    })
  const chosen = ranked.filter(
    ({ values }, i) =>
      i === 0 ||
      Math.abs((values[place] as number) - (ranked[i - 1]?.values[place] as number)) > TIE,
  )
  return chosen.slice(0, count).map(({ vector, values }) => ({
    vector,
    value: values[place] as number,
    atLeast: [...values.subarray(0, most)],
    expected: values[most] as number,
    ways: plansFor(solver, vector).map((plan) => ({
      ...plan,
      loss: leadLoss(solver.task.suit, plan, weights),
    })),
  }))
}

/** The layouts in which two plans take different numbers of tricks, the most telling first. */
export function differences(
  first: PlanVector,
  second: PlanVector,
  weights: readonly number[],
): readonly number[] {
  return weights
    .map((weight, i) => ({
      i,
      swing: weight * Math.abs((first[i] as number) - (second[i] as number)),
    }))
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .map(({ i }) => i)
}
