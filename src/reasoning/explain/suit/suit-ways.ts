/** The ways to play for the tricks of a plan, in words: what a reader can choose between. */
import type { PlanVector } from '#combinations/front.ts'
import type { Plan } from '#combinations/plan.ts'
import { planFor, plansFor } from '#combinations/plan-build.ts'
import { planWords } from '#combinations/plan-words.ts'
import type { SuitSolver } from '#combinations/solve.ts'
import { COMPASS, type HandNames } from '#combinations/trick-words.ts'

export interface WayInWords {
  readonly plan: Plan
  readonly sentence: string
  /** Whether the plan in full says more. */
  readonly more: boolean
}

/** The readiest way alone: where the search was cut short there is no time to try every lead. */
export function readiestWay(
  solver: SuitSolver,
  vector: PlanVector,
  names: HandNames = COMPASS,
): readonly WayInWords[] {
  const plan = planFor(solver, vector)
  if (plan === undefined) return []
  const { sentence, more } = planWords(solver.task.suit, plan, names)
  return [{ plan, sentence, more }]
}

/** The ways to play for a vector, the shortest to say first; of leads that differ only in the small card led, the lowest. */
export function waysFor(
  solver: SuitSolver,
  vector: PlanVector,
  names: HandNames = COMPASS,
): readonly WayInWords[] {
  const found = new Map<string, WayInWords>()
  // The leads come from the top of each hand down.
  for (const plan of plansFor(solver, vector)) {
    const { alike, sentence, more } = planWords(solver.task.suit, plan, names)
    found.set(alike, { plan, sentence, more })
  }
  return [...found.values()].sort((a, b) => a.sentence.length - b.sentence.length)
}

/** Names a way in an address. */
export const wayId = ({ tree }: Plan): string => `${tree.hand}-${tree.rank}`
