/** One row of the a-priori answer table: the solver's answer for a combination of a whole suit. */
import type { Holding } from '#core/holding.ts'
import { invariant } from '#core/result.ts'
import type { SuitAnswer } from '../answer.ts'
import { taskOf } from '../question.ts'
import { valuesOf } from '../rank.ts'
import { finish, type SolveLimits, solveSuit } from '../solve.ts'
import { suitCombination, tricksAt } from '../suit.ts'
import { APRIORI, layoutWeights } from '../weights.ts'
import type { NormalPairs } from './single-dummy.ts'

/** A value known only between two bounds; goal 0 is the expected tricks, k at least k tricks. */
export type OpenValue = readonly [goal: number, low: number, high: number]

export interface AnswerRow {
  /** Its place in the list of normal forms. */
  readonly index: number
  /** The chances of at least 1, 2, … tricks; the lower bound where only an interval is known. */
  readonly atLeast: readonly number[]
  /** Expected tricks of the plan that is best for them. */
  readonly expected: number
  /**
   * For each target how much the best plan is worth more than the next one that is worth less; 0
   * when all undominated plans are worth the same, null when the plans could not all be found.
   */
  readonly gaps: readonly (number | null)[]
  /** The values that are intervals. */
  readonly bounds: readonly OpenValue[]
}

/** Some seconds for the worst combinations, under two milliseconds for most. */
export const TABLE_LIMITS: SolveLimits = { frontWork: 4e7, goalWork: 1e9 }

/** Minutes for the few that need them. */
export const DEEP_LIMITS: SolveLimits = { frontWork: 0, goalWork: 5e11 }

/** Differences below this are rounding. */
const SAME = 1e-9

function gapsOf(answer: SuitAnswer): readonly (number | null)[] {
  const { front, weights, atLeast } = answer
  if (front === undefined) return atLeast.map(() => null)
  const next = atLeast.map(() => -1)
  for (const plan of front.plans) {
    const values = valuesOf(plan, weights, atLeast.length)
    for (const [k, { value }] of atLeast.entries()) {
      const other = values[k]!
      if (other < value - SAME && other > next[k]!) next[k] = other
    }
  }
  return atLeast.map(({ value }, k) => (next[k]! < 0 ? 0 : value - next[k]!))
}

/** Solves the combination at a place of the list. */
export function rowOf(list: NormalPairs, index: number, limits = TABLE_LIMITS): AnswerRow {
  const [north, south] = [list.north[index] as Holding, list.south[index] as Holding]
  // Nobody holds a card of the suit: no trick, no plan.
  if (north === 0 && south === 0) return { index, atLeast: [], expected: 0, gaps: [], bounds: [] }
  const suit = suitCombination(north, south)
  invariant(suit.ok, 'a normal form is a combination')
  const weights = layoutWeights(suit.value, APRIORI)
  invariant(weights.ok, 'a priori weights are always there')
  const answer = finish(solveSuit(taskOf(suit.value), weights.value, limits))
  invariant(answer.atLeast.length === tricksAt(suit.value), 'one target for each trick')
  const bounds = [...answer.atLeast, answer.expected].flatMap(
    ({ goal, value, atMost, exact }): OpenValue[] =>
      exact || atMost - value < SAME ? [] : [[goal === 'max' ? 0 : goal, value, atMost]],
  )
  return {
    ...{ index, bounds, gaps: gapsOf(answer) },
    atLeast: answer.atLeast.map(({ value }) => value),
    expected: answer.expected.value,
  }
}
