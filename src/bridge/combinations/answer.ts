/** What the solver answers: for every target the value of the best plan, or honest bounds of it. */
import type { Lead, PlanVector, SuitFront } from './front.ts'
import type { Goal, SuitTask } from './question.ts'

export interface GoalAnswer {
  readonly goal: Goal
  /** The chance (for `max`: the tricks) of a plan that was found; the value itself when `exact`. */
  readonly value: number
  /** No plan does better; equals `value` when `exact`. */
  readonly atMost: number
  readonly exact: boolean
  /** The value with all cards seen. */
  readonly ceiling: number
  /** A plan that attains `value`. */
  readonly plan: PlanVector
  /** The first leads that keep the best value; empty when it is not `exact` or time ran out. */
  readonly leads: readonly Lead[]
}

export interface SuitAnswer {
  readonly task: SuitTask
  /** The chance of each layout, by layout index. */
  readonly weights: readonly number[]
  /** For at least 1, 2, … tricks, up to the length of the longer hand. */
  readonly atLeast: readonly GoalAnswer[]
  /** Expected tricks. */
  readonly expected: GoalAnswer
  /** The whole front, when it could be found in time: what ranking again and plan trees need. */
  readonly front: SuitFront | undefined
}
