/** Rows of the stored answers, worked out anew. */

import type { SuitAnswer } from '#combinations/answer.ts'
import type { AnswerRow, OpenValue } from '#combinations/catalogue/answer-row.ts'
import type { NormalPairs } from '#combinations/catalogue/single-dummy.ts'
import { taskOf } from '#combinations/question.ts'
import { valuesOf } from '#combinations/rank.ts'
import { type SolveLimits, solveSuit } from '#combinations/solve.ts'
import { suitCombination, tricksAt } from '#combinations/suit.ts'
import { APRIORI, layoutWeights } from '#combinations/weights.ts'
import type { Holding } from '#core/holding.ts'
import { invariant } from '#core/result.ts'
import { finish } from '#core/steps.ts'

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
