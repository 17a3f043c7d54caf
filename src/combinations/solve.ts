/**
 * Solving a suit: the whole front when it can be had, else each target by itself under the given
 * chances, exactly where the limits allow and as an honest interval where they do not.
 */
import type { Rank } from '#core/rank.ts'
import type { GoalAnswer, SuitAnswer } from './answer.ts'
import type { Lead, LeadFront, PlanVector, SuitFront } from './front.ts'
import type { SuitTask } from './question.ts'
import { rank, TIE, valuesOf } from './rank.ts'
import { type Ceilings, ceilingsOf, type LeadMove } from './solver/ceiling.ts'
import { type FrontBook, frontsOf } from './solver/fronts.ts'
import type { Work } from './solver/search.ts'
import { groups, spaceOf } from './solver/space.ts'
import { tricksOf } from './solver/unpack.ts'
import { emptyList, insert } from './solver/vectors.ts'
import { weighing } from './solver/weighing.ts'
import { bestOfLead, leadCeiling, type WeightedSearch } from './solver/weighted.ts'
import { tricksAt, VISIBLE } from './suit.ts'

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

/** Two hundred milliseconds on a slow machine, most of the time under one. */
export const USUAL_LIMITS: SolveLimits = { frontWork: 8e6, goalWork: 4e7 }
/** As long as it takes. */
export const NO_LIMITS: SolveLimits = { frontWork: Infinity, goalWork: Infinity }

/** How far a solve has come, 0..1. */
export interface SolveProgress {
  readonly done: number
}

/** What has been found out about a task; asked again under other chances it starts from there. */
export interface SuitSolver {
  readonly task: SuitTask
  readonly ceilings: Ceilings
  readonly fronts: FrontBook
  readonly work: Work
  /** The whole front, once found; `too-much` when it was given up. */
  front: SuitFront | 'too-much' | undefined
}

export function suitSolver(task: SuitTask): SuitSolver {
  const ceilings = ceilingsOf(spaceOf(task))
  const work: Work = { spent: 0, limit: Infinity, late: undefined }
  return { task, ceilings, fronts: frontsOf(ceilings, work), work, front: undefined }
}

/** The first leads as the cards really held; inside the solver equal cards stand for one another. */
export function firstLeads({ task, ceilings }: SuitSolver): readonly Lead[] {
  const { north, south, hidden } = task.suit
  const { plain } = ceilings.space
  const codes = ceilings.moves(ceilings.space.root).map(({ lead }) => lead >> 4)
  const ranks = [
    groups(north, plain ? hidden : hidden | south),
    groups(south, plain ? hidden : hidden | north),
  ]
  return VISIBLE.flatMap((hand, h) =>
    codes.includes(h) ? (ranks[h] ?? []).map((rank): Lead => ({ hand, rank: rank as Rank })) : [],
  )
}

const planOf = (solver: SuitSolver, from: Int32Array, at: number, need: number): PlanVector => {
  const { space } = solver.ceilings
  return tricksOf(from, at, space.layouts, space.tricks(space.root), need)
}

/** Tricks in each layout when all cards are seen. */
export const ceilingOf = (solver: SuitSolver): PlanVector =>
  planOf(solver, solver.ceilings.of(solver.ceilings.space.root), 0, 0)

/** The whole front, or `undefined` when the work is not enough. */
function* wholeFront(
  solver: SuitSolver,
  limit: number,
): Generator<SolveProgress, SuitFront | undefined> {
  if (limit < 0) return undefined
  const { ceilings, fronts, work } = solver
  const { space, masks } = ceilings
  work.limit = work.spent + limit
  const words = masks.words(space.tricks(space.root))
  const all = emptyList(words)
  const leads: LeadFront[] = []
  const moves = ceilings.moves(space.root)
  const names = firstLeads(solver)
  for (const [i, move] of moves.entries()) {
    const list = fronts.ofLead(space.root, move, 0)
    if (list === undefined) return undefined
    const plans: PlanVector[] = []
    for (let v = 0; v < list.count; v++) {
      plans.push(planOf(solver, list.data, v * words, 0))
      insert(all, list.data, v * words)
    }
    leads.push({ lead: names[i] as Lead, plans })
    yield { done: (0.5 * (i + 1)) / moves.length }
  }
  if (moves.length === 0) insert(all, new Int32Array(words), 0)
  const plans = Array.from({ length: all.count }, (_, v) => planOf(solver, all.data, v * words, 0))
  return { task: solver.task, ceiling: ceilingOf(solver), plans, leads }
}

/** Widths of the beams that find a good plan before the exact search. */
const BEAMS = [4, 24]

/** One target without a front. */
function* oneGoal(
  solver: SuitSolver,
  weights: readonly number[],
  need: number,
  ceiling: number,
  limit: number,
): Generator<SolveProgress, Omit<GoalAnswer, 'goal'>> {
  const { ceilings, fronts, work } = solver
  const { space, masks } = ceilings
  const root = space.root
  const weigh = weighing(weights, masks.words(need === 0 ? space.tricks(root) : 1))
  work.limit = work.spent + limit
  const search = (beam: number): WeightedSearch => ({ ceilings, fronts, work, need, weigh, beam })
  const tops = new Map<LeadMove, number>()
  for (const move of ceilings.moves(root)) tops.set(move, leadCeiling(search(1), root, move))
  const moves = [...tops.keys()].sort((a, b) => (tops.get(b) as number) - (tops.get(a) as number))
  let value = -1
  let plan: PlanVector = new Uint8Array(space.layouts)
  /** Leads that were searched in full: none of them is worth more than `value`. */
  const settled = new Set<LeadMove>()
  for (const beam of [...BEAMS, Infinity]) {
    for (const move of moves) {
      if ((tops.get(move) as number) <= value + TIE / 100) settled.add(move)
      if (settled.has(move)) continue
      const found = bestOfLead(search(beam), root, move, value + TIE / 100)
      yield { done: 0.5 }
      if (found === undefined) continue
      if (beam === Infinity) settled.add(move)
      if (found === 'none') {
        if (beam === Infinity) continue
      } else if (found.value > value) {
        value = found.value
        plan = planOf(solver, found.plan, 0, need)
      }
    }
    if (value >= ceiling - TIE / 100) break
  }
  if (value < 0) value = 0
  const exact = value >= ceiling - TIE / 100 || moves.every((move) => settled.has(move))
  const open = moves.filter((move) => !settled.has(move))
  const atMost = exact
    ? value
    : Math.min(ceiling, Math.max(value, ...open.map((move) => tops.get(move) as number)))
  const leads: Lead[] = []
  const names = firstLeads(solver)
  if (exact)
    for (const [i, move] of ceilings.moves(root).entries()) {
      if ((tops.get(move) as number) < value - TIE) continue
      for (const beam of [...BEAMS, Infinity]) {
        work.limit = work.spent + limit
        const found = bestOfLead(search(beam), root, move, value - TIE)
        yield { done: 0.5 }
        if (found === undefined || found === 'none') continue
        leads.push(names[i] as Lead)
        break
      }
    }
  return { value, atMost, exact, ceiling, plan, leads }
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
): Generator<SolveProgress, SuitAnswer> {
  const { now, milliseconds } = limits
  const end = now && milliseconds !== undefined ? now() + milliseconds : undefined
  const { work, task } = solver
  work.late = now && end !== undefined ? () => now() > end : undefined
  if (solver.front === undefined)
    solver.front = (yield* wholeFront(solver, limits.frontWork)) ?? 'too-much'
  if (solver.front !== 'too-much') return rank(solver.front, weights)
  const most = tricksAt(task.suit)
  const ceiling = valuesOf(ceilingOf(solver), weights, most)
  const atLeast: GoalAnswer[] = []
  for (let k = 1; k <= most; k++)
    atLeast.push({
      goal: k,
      ...(yield* oneGoal(solver, weights, k, ceiling[k - 1] as number, limits.goalWork)),
    })
  const average = yield* oneGoal(solver, weights, 0, ceiling[most] as number, limits.goalWork)
  const sum = atLeast.reduce((total, { atMost }) => total + atMost, 0)
  return {
    task,
    weights,
    atLeast,
    expected: {
      goal: 'max',
      ...average,
      atMost: average.exact ? average.value : Math.min(average.atMost, sum),
    },
    front: undefined,
  }
}

/** As `solveWith`, from the beginning. */
export const solveSuit = (
  task: SuitTask,
  weights: readonly number[],
  limits: SolveLimits = USUAL_LIMITS,
): Generator<SolveProgress, SuitAnswer> => solveWith(suitSolver(task), weights, limits)

/** Runs a solve to its end. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
