/**
 * Solving a suit: the whole front when it can be had, else each target by itself under the given
 * chances, exactly where the limits allow and as an honest interval where they do not.
 */
import { reporting } from '#core/steps.ts'
import type { GoalAnswer, SuitAnswer } from './answer.ts'
import type { Lead, LeadFront, PlanVector, SuitFront } from './front.ts'
import {
  BEAMS,
  boundOf,
  type GoalSearch,
  goalSearch,
  improve,
  isSettled,
  leadsThatKeep,
} from './goal-search.ts'
import type { Goal, SuitTask } from './question.ts'
import { rank, TIE, valuesOf } from './rank.ts'
import { vectorTricks } from './solver/unpack.ts'
import { emptyList, insert } from './solver/vectors.ts'
import { ceilingOf, firstLeads, type SuitSolver, suitSolver } from './solver.ts'
import { tricksAt } from './suit.ts'

export { firstLeads, type SuitSolver, suitSolver } from './solver.ts'

/** How long to look. Without a clock the answer depends on the limits of work alone. */
export interface SolveLimits {
  /** Units of work for the whole front, some two million a millisecond; below 0 it is not tried. */
  readonly frontWork: number
  /** Units of work for each target when there is no front. */
  readonly goalWork: number
  /** Milliseconds in all, by `now`. */
  readonly milliseconds?: number
  readonly now?: () => number
}

/** Most suits take one or two milliseconds with these; give a clock too where someone waits. */
export const USUAL_LIMITS: SolveLimits = { frontWork: 8e6, goalWork: 1e8 }
/** As long as it takes. */
export const NO_LIMITS: SolveLimits = {
  frontWork: Number.POSITIVE_INFINITY,
  goalWork: Number.POSITIVE_INFINITY,
}

/** How far a solve has come, 0..1. */
export interface SuitSolveProgress {
  readonly done: number
}

/** The whole front, or `undefined` when the work is not enough. */
function* wholeFront(
  solver: SuitSolver,
  limit: number,
): Generator<SuitSolveProgress, SuitFront | undefined> {
  if (limit < 0) return undefined
  const { ceilings, fronts, work } = solver
  const { space, masks } = ceilings
  work.limit = work.spent + limit
  const words = masks.words(space.tricks(space.root))
  const planOf = (from: Int32Array, at: number): PlanVector =>
    vectorTricks(from, at, space.layouts, space.tricks(space.root), 0)
  const all = emptyList(words)
  const leads: LeadFront[] = []
  const moves = ceilings.moves(space.root)
  const names = firstLeads(solver)
  for (const [i, move] of moves.entries()) {
    const list = fronts.ofLead(space.root, move, 0)
    if (list === undefined) return undefined
    const plans: PlanVector[] = []
    for (let v = 0; v < list.count; v++) {
      plans.push(planOf(list.data, v * words))
      insert(all, list.data, v * words)
    }
    leads.push({ lead: names[i]!, plans })
    yield { done: (0.3 * (i + 1)) / moves.length }
  }
  if (moves.length === 0) insert(all, new Int32Array(words), 0)
  const plans = Array.from({ length: all.count }, (_, v) => planOf(all.data, v * words))
  return { task: solver.task, ceiling: ceilingOf(solver), plans, leads }
}

/** A clock that says when a share of what is left of the time has gone. */
interface Time {
  /** Whether all time is gone. */
  over(): boolean
  /** Allows this part of what is left to what comes next. */
  share(part: number): void
}

function timeOf(solver: SuitSolver, { now, milliseconds }: SolveLimits): Time {
  const { work } = solver
  if (now === undefined || milliseconds === undefined) {
    work.late = undefined
    return { over: () => false, share: () => {} }
  }
  const end = now() + milliseconds
  return {
    over: () => now() > end,
    share(part) {
      const until = now() + (end - now()) * part
      work.late = () => now() > until
    },
  }
}

/** Runs one part of the search of a target within its work. */
function* within(
  solver: SuitSolver,
  limit: number,
  steps: Generator<undefined, void>,
  done: number,
): Generator<SuitSolveProgress, void> {
  solver.work.limit = solver.work.spent + limit
  yield* reporting(steps, () => ({ done }))
}

/** All targets, each by itself: first good plans for all of them, then proofs while time lasts. */
function* everyGoal(
  solver: SuitSolver,
  weights: readonly number[],
  limits: SolveLimits,
  time: Time,
): Generator<SuitSolveProgress, SuitAnswer> {
  const { task } = solver
  const most = tricksAt(task.suit)
  const ceiling = valuesOf(ceilingOf(solver), weights, most)
  const goals = Array.from({ length: most + 1 }, (_, k) =>
    goalSearch(solver, weights, k === most ? 0 : k + 1, ceiling[k]!),
  )
  for (const beam of BEAMS)
    for (const [i, goal] of goals.entries()) {
      time.share(1 / (goals.length - i + 1))
      yield* within(solver, limits.goalWork, improve(solver, goal, beam), 0.4)
    }
  lend(goals, weights)
  const exact = Number.POSITIVE_INFINITY
  for (const [i, goal] of goals.entries()) {
    if (isSettled(goal) || time.over()) continue
    // Expected tricks are no more than all the chances together.
    if (i === most)
      goals[i] = withCeiling(
        goal,
        goals.slice(0, most).reduce((sum, one) => sum + boundOf(one), 0),
      )
    time.share(1 / (goals.length - i + 1))
    yield* within(solver, limits.goalWork, improve(solver, goals[i]!, exact), 0.6)
  }
  lend(goals, weights)
  const answers: GoalAnswer[] = []
  const names = firstLeads(solver)
  for (const [i, goal] of goals.entries()) {
    time.share(1 / (goals.length - i))
    solver.work.limit = solver.work.spent + limits.goalWork
    const leads =
      isSettled(goal) && !time.over()
        ? yield* reporting(leadsThatKeep(solver, goal, names), () => ({ done: 0.9 }))
        : undefined
    answers.push(answerOf(goal, i === most ? 'max' : i + 1, ceiling[i]!, leads ?? []))
  }
  return {
    task,
    weights,
    atLeast: answers.slice(0, most),
    expected: answers[most]!,
    front: undefined,
  }
}

/** A plan found for one target is a plan for the others too: each takes the best there is. */
function lend(goals: readonly GoalSearch[], weights: readonly number[]): void {
  const most = goals.length - 1
  const found = goals.filter(({ value }) => value > 0).map(({ plan }) => plan)
  const worth = found.map((plan) => valuesOf(plan, weights, most))
  for (const [k, goal] of goals.entries())
    for (const [i, values] of worth.entries()) {
      const value = values[k]!
      if (isSettled(goal) || value <= goal.value + TIE) continue
      goal.value = value
      goal.plan = found[i]!
    }
}

const withCeiling = (goal: GoalSearch, bound: number): GoalSearch => ({
  ...goal,
  ceiling: Math.min(goal.ceiling, bound),
})

function answerOf(
  search: GoalSearch,
  goal: Goal,
  ceiling: number,
  leads: readonly Lead[],
): GoalAnswer {
  const value = Math.max(0, search.value)
  const exact = isSettled(search)
  return {
    goal,
    value,
    atMost: exact ? value : boundOf(search),
    exact,
    ceiling,
    plan: search.plan,
    leads,
  }
}

/**
 * Solves a task under the chances of its layouts.
 * @param weights by layout index, adding up to 1 (see `layoutWeights`).
 * @returns exact values wherever the limits allow; else bounds that hold.
 */
export function* solveWith(
  solver: SuitSolver,
  weights: readonly number[],
  limits: SolveLimits = USUAL_LIMITS,
): Generator<SuitSolveProgress, SuitAnswer> {
  const time = timeOf(solver, limits)
  if (solver.front === undefined) {
    time.share(0.3)
    const { work } = solver
    const found = yield* wholeFront(solver, limits.frontWork)
    // Too much work stays too much; where a busy machine ran out of time the next question may find it.
    solver.front = found ?? (work.spent > work.limit ? 'too-much' : undefined)
  }
  const { front } = solver
  return front === undefined || front === 'too-much'
    ? yield* everyGoal(solver, weights, limits, time)
    : rank(front, weights)
}

/** As `solveWith`, from the beginning. */
export const solveSuit = (
  task: SuitTask,
  weights: readonly number[],
  limits: SolveLimits = USUAL_LIMITS,
): Generator<SuitSolveProgress, SuitAnswer> => solveWith(suitSolver(task), weights, limits)
