/** Rows of the stored answers, worked out anew and packed. */

import type { SuitAnswer } from '#combinations/answer.ts'
import { GAP_STEPS, GAP_UNKNOWN, MAGIC, STEPS } from '#combinations/catalogue/answer-table.ts'
import type { NormalPairs } from '#combinations/catalogue/single-dummy.ts'
import { taskOf } from '#combinations/question.ts'
import { valuesOf } from '#combinations/rank.ts'
import { type SolveLimits, solveSuit } from '#combinations/solve.ts'
import { suitCombination, tricksAt } from '#combinations/suit.ts'
import { APRIORI, layoutWeights } from '#combinations/weights.ts'
import type { Holding } from '#core/holding.ts'
import { invariant } from '#core/result.ts'
import { finish } from '#core/steps.ts'

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

/** A chance so near 0 or 1 is hopeless or sure. */
const CERTAIN = 1e-12

const gapCode = (gap: number | null | undefined): number =>
  gap === null || gap === undefined
    ? GAP_UNKNOWN
    : gap === 0
      ? 0
      : Math.max(1, Math.round(Math.sqrt(gap) * GAP_STEPS))

/** Packs the rows, which must be all rows in order. */
export function encodeAnswers(rows: readonly AnswerRow[]): Uint8Array {
  const shapes: number[] = []
  const chances: number[] = []
  const shorts: number[] = []
  const gaps: number[] = []
  const intervals: number[] = []
  for (const [i, { index, atLeast, expected, gaps: apart, bounds }] of rows.entries()) {
    invariant(i === index, 'the rows come in order')
    const sure = atLeast.filter((p) => p >= 1 - CERTAIN).length
    const open = atLeast.filter((p) => p > CERTAIN && p < 1 - CERTAIN).length
    shapes.push(sure * 16 + open)
    for (let k = sure; k < sure + open; k++) {
      chances.push(Math.round(atLeast[k]! * STEPS))
      gaps.push(gapCode(apart[k]))
    }
    const sum = atLeast.reduce((a, b) => a + b, 0)
    if (open > 0) shorts.push(Math.max(0, Math.round((sum - expected) * STEPS)))
    for (const [goal, low, high] of bounds)
      intervals.push(index, goal, Math.floor(low * STEPS), Math.ceil(high * STEPS))
  }
  const header = [MAGIC[0], MAGIC[1], MAGIC[2], MAGIC[3], ...bytes32(rows.length)] as number[]
  const planes = (list: readonly number[]) => [
    ...list.map((n) => n & 255),
    ...list.map((n) => n >> 8),
  ]
  return Uint8Array.from([
    ...header,
    ...shapes,
    ...planes(chances),
    ...planes(shorts),
    ...gaps,
    ...bytes32(intervals.length / 4),
    ...intervals.flatMap(bytes32),
  ])
}

const bytes32 = (n: number): number[] => [
  n & 255,
  (n >> 8) & 255,
  (n >> 16) & 255,
  (n >>> 24) & 255,
]
