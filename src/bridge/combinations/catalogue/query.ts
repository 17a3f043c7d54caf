/**
 * Questions to the catalogue as in document 004, section IX: a number of winners without losing the
 * lead to a seat. The answer comes from the solver with that seat kept out, not from a stored list.
 */

import type { PlanVector } from '../front.ts'
import type { SuitTask } from '../question.ts'
import { NO_LIMITS, type SolveLimits, solveSuit } from '../solve.ts'
import { type Defender, type SuitCombination, tricksAt } from '../suit.ts'
import { visibleMasters } from './summary.ts'

export interface WinnersWanted {
  /** Winners beyond the masters held from the start, or all tricks. */
  readonly count: number
  readonly of: 'winners' | 'tricks'
  /** The defender who may never get the lead. */
  readonly never: Defender | undefined
}

export const tricksWanted = (suit: SuitCombination, wanted: WinnersWanted): number =>
  wanted.of === 'tricks' ? wanted.count : wanted.count + visibleMasters(suit)

export interface QueryAnswer {
  /** The number of tricks that the question asks for. */
  readonly tricks: number
  /** The best chance of any plan. */
  readonly chance: number
  /** The plans with that chance, tricks by layout. */
  readonly plans: readonly PlanVector[]
  /** Whether some plan is sure of it in every possible layout. */
  readonly sure: boolean
}

const chanceOf = (plan: PlanVector, weights: readonly number[], tricks: number): number =>
  weights.reduce((sum, weight, i) => sum + (plan[i]! >= tricks ? weight : 0), 0)

/** How well these plans do. */
export function answer(
  plans: readonly PlanVector[],
  weights: readonly number[],
  tricks: number,
): QueryAnswer {
  const chances = plans.map((plan) => chanceOf(plan, weights, tricks))
  const chance = Math.max(0, ...chances)
  const best = plans.filter((_, i) => chances[i]! > chance - 1e-10)
  return { tricks, chance, plans: best, sure: chance > 1 - 1e-10 }
}

/**
 * The plans that give the winners most often.
 * @param weights by layout, adding up to 1.
 * @returns `undefined` when the plans are too many for the limits, or more tricks are wanted than there are.
 */
export function* queryWinners(
  suit: SuitCombination,
  weights: readonly number[],
  wanted: WinnersWanted,
  limits: SolveLimits = NO_LIMITS,
): Generator<unknown, QueryAnswer | undefined> {
  const tricks = tricksWanted(suit, wanted)
  if (tricks > tricksAt(suit)) return undefined
  const task: SuitTask = {
    suit,
    entries: { start: 'either', north: 'unlimited', south: 'unlimited' },
    avoid: wanted.never,
  }
  const { front } = yield* solveSuit(task, weights, limits)
  return front && answer(front.plans, weights, tricks)
}
