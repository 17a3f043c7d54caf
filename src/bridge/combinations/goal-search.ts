/** One target of a suit searched by itself, when the whole front is too much: a value that is held, and a bound. */
import type { Lead, PlanVector } from './front.ts'
import { TIE } from './rank.ts'
import type { LeadMove } from './solver/ceiling.ts'
import { vectorTricks } from './solver/unpack.ts'
import { type Weighing, weighing } from './solver/weighing.ts'
import { bestOfLead, leadCeiling, type WeightedSearch } from './solver/weighted.ts'
import type { SuitSolver } from './solver.ts'

/** Widths of the beams that find good plans before the exact search. */
export const BEAMS: readonly number[] = [4, 24]
/** Differences below this are rounding. */
const NOISE = TIE / 100

export interface GoalSearch {
  readonly need: number
  readonly weigh: Weighing
  /** Leads with the most they could be worth, the most promising first. */
  readonly tops: readonly (readonly [LeadMove, number])[]
  /** No plan is worth more. */
  readonly ceiling: number
  /** Leads of which no plan is worth more than `value`. */
  readonly settled: Set<LeadMove>
  value: number
  plan: PlanVector
}

/**
 * @param need the target; 0 for the expected tricks.
 * @param ceiling a bound of the value that is known already.
 */
export function goalSearch(
  solver: SuitSolver,
  weights: readonly number[],
  need: number,
  ceiling: number,
): GoalSearch {
  const { ceilings } = solver
  const { space, masks } = ceilings
  const weigh = weighing(weights, masks.words(need === 0 ? space.tricks(space.root) : 1))
  const tops = ceilings
    .moves(space.root)
    .map((move) => [move, leadCeiling(ceilings, weigh, space.root, move, need)] as const)
    .toSorted((a, b) => b[1] - a[1])
  return {
    need,
    weigh,
    tops,
    ceiling,
    settled: new Set(),
    // Below every value, so that the first plan found counts.
    value: -1,
    plan: new Uint8Array(space.layouts),
  }
}

/** Whether nothing better can be found. */
export const isSettled = (goal: GoalSearch): boolean =>
  goal.value >= goal.ceiling - NOISE || goal.tops.every(([move]) => goal.settled.has(move))

/** The least bound that is proved. */
export const boundOf = (goal: GoalSearch): number =>
  isSettled(goal)
    ? Math.max(0, goal.value)
    : Math.min(
        goal.ceiling,
        Math.max(
          0,
          goal.value,
          ...goal.tops.flatMap(([move, top]) => (goal.settled.has(move) ? [] : [top])),
        ),
      )

const weightedSearch = (solver: SuitSolver, goal: GoalSearch, beam: number): WeightedSearch => ({
  ceilings: solver.ceilings,
  fronts: solver.fronts,
  work: solver.work,
  need: goal.need,
  weigh: goal.weigh,
  beam,
})

/** Looks for better plans with every lead that may have one; yields after each. */
export function* improve(
  solver: SuitSolver,
  goal: GoalSearch,
  beam: number,
): Generator<undefined, void> {
  const { space } = solver.ceilings
  const search = weightedSearch(solver, goal, beam)
  for (const [move, top] of goal.tops) {
    if (isSettled(goal)) return
    if (top <= goal.value + NOISE) goal.settled.add(move)
    if (goal.settled.has(move)) continue
    const found = bestOfLead(search, space.root, move, goal.value + NOISE)
    yield
    if (found === undefined) continue
    if (beam === Number.POSITIVE_INFINITY) goal.settled.add(move)
    if (found === 'none' || found.value <= goal.value) continue
    goal.value = found.value
    goal.plan = vectorTricks(found.plan, 0, space.layouts, space.tricks(space.root), goal.need)
  }
}

/**
 * The first leads that keep the value of a settled target.
 * @returns `undefined` when the work ran out before all leads had been tried.
 */
export function* leadsThatKeep(
  solver: SuitSolver,
  goal: GoalSearch,
  names: readonly Lead[],
): Generator<undefined, readonly Lead[] | undefined> {
  const { ceilings } = solver
  const tops = new Map(goal.tops)
  const leads: Lead[] = []
  for (const [i, move] of ceilings.moves(ceilings.space.root).entries()) {
    if (tops.get(move)! < goal.value - TIE) continue
    for (const beam of [...BEAMS, Number.POSITIVE_INFINITY]) {
      const search = weightedSearch(solver, goal, beam)
      const found = bestOfLead(search, ceilings.space.root, move, goal.value - TIE)
      yield
      if (found === undefined) {
        if (beam === Number.POSITIVE_INFINITY) return undefined
      } else if (found !== 'none') {
        leads.push(names[i]!)
        break
      }
    }
  }
  return leads
}
