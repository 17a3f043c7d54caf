/**
 * One suit in two hands: the targets, the best plans for one of them, every layout, and where the plans
 * tip. A solver that has found a front keeps it, so the same suit under other odds is answered at once.
 */

import type { SuitAnswer } from '#combinations/answer.ts'
import type { PlanVector } from '#combinations/front.ts'
import { type Entries, type SuitTask, suitTask } from '#combinations/question.ts'
import { type SuitSolver, solveWith, suitSolver } from '#combinations/solve.ts'
import { type Defender, type Information, parseSuitCombination } from '#combinations/suit.ts'
import type { HandNames } from '#combinations/trick-words.ts'
import { layoutWeights, type Weights } from '#combinations/weights.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import {
  type SuitReport,
  suitReport,
  type TargetRow,
  targetsOf,
} from '#explain/suit/suit-report.ts'
import { type TippingLine, tippingLines, type VacantPlaces } from '#explain/suit/suit-tipping.ts'
import { defineJob, type Job } from '../../job.ts'

/** A suit as it is typed, and what is known of it. */
export interface SuitQuestion {
  /** Ranks in any order; x for a small card, nothing for a void. */
  readonly north: string
  readonly south: string
  /** The cards the defenders share; all others of the suit when absent. */
  readonly hidden?: string
  readonly information: Information
  readonly entries: Entries
  /** A defender to be kept out. */
  readonly avoid?: Defender
  readonly weights: Weights
}
export interface SuitInput extends SuitQuestion {
  /** The target shown in detail; absent, the highest that is worth a plan. */
  readonly goal?: number | 'max'
}
export interface SuitProgress {
  /** 0..1 */
  readonly done: number
  /** The figures, when they are there before the plans can be told. */
  readonly targets?: readonly TargetRow[]
}

/** Solvers of the suits asked about last, by task, with the fronts they found. */
const SOLVERS = new Map<string, SuitSolver>()
const MOST_SOLVERS = 24

function solverOf(task: SuitTask): SuitSolver {
  const key = JSON.stringify([task.suit, task.entries, task.avoid])
  const known = SOLVERS.get(key)
  // Taken out and put back: the map keeps the order of use.
  SOLVERS.delete(key)
  const solver = known ?? suitSolver(task)
  SOLVERS.set(key, solver)
  for (const oldest of SOLVERS.keys()) {
    if (SOLVERS.size <= MOST_SOLVERS) break
    SOLVERS.delete(oldest)
  }
  return solver
}

/** Milliseconds after which an interval is better than a longer wait; the plan in words takes some more. */
const PATIENCE = 150
const LIMITS = {
  frontWork: 8e6,
  goalWork: 4e7,
  milliseconds: PATIENCE,
  now: () => performance.now(),
}

/** Reads the question; every part that is wrong is a problem of its own. */
export function readQuestion(
  input: SuitQuestion,
): Result<{ readonly task: SuitTask; readonly weights: readonly number[] }> {
  const suit = parseSuitCombination(input.north, input.south, input.hidden, input.information)
  if (!suit.ok) return suit
  const task = suitTask(suit.value, input.entries, input.avoid)
  if (!task.ok) return task
  // Keeping a defender out tells more cards apart.
  const weights = layoutWeights(task.value.suit, input.weights)
  return weights.ok ? ok({ task: task.value, weights: weights.value }) : weights
}

export interface SuitOutput extends SuitReport {
  /** One line for each dial that can be turned. */
  readonly tipping: readonly TippingLine[]
}
/** The plans of a report with what a play of them needs. */
export interface SolvedSuit {
  readonly solver: SuitSolver
  readonly answer: SuitAnswer
  readonly report: SuitReport
  readonly tipping: readonly TippingLine[]
}

/**
 * Answers a question; the solver's fronts are kept for the next one.
 * @param names what the hands are called; the compass when absent.
 * @param vacant the vacant places, where the weights are a table.
 */
export function* solvedSuit(
  input: SuitInput,
  names?: HandNames,
  vacant?: VacantPlaces,
): Generator<SuitProgress, Result<SolvedSuit>, void> {
  const read = readQuestion(input)
  if (!read.ok) return read
  const solver = solverOf(read.value.task)
  const answer = yield* solveWith(solver, read.value.weights, LIMITS)
  // A plan of a suit too large to be searched takes time to be told; its figures need not wait.
  if (answer.front === undefined) yield { done: 0.9, targets: targetsOf(answer) }
  const report = suitReport(solver, answer, input.goal, names)
  const vectors = report.plans.map(({ vector }): PlanVector => vector)
  return ok({
    solver,
    answer,
    report,
    tipping: tippingLines(answer, input.weights, vectors, report.goal, vacant),
  })
}

/** @see SuitInput */
export const suitJob: Job<SuitInput, SuitProgress, Result<SuitOutput, Problem>> = function* (
  input,
) {
  const solved = yield* solvedSuit(input)
  return solved.ok ? ok({ ...solved.value.report, tipping: solved.value.tipping }) : solved
}

export const job = defineJob({ name: 'suit', family: 'suit', weight: 'heavy', run: suitJob })
declare module '../../registry.ts' {
  interface JobsByName {
    suit: typeof suitJob
  }
}
