/** One way to play one of the plans of a suit, by its id. */
import type { Plan } from '#combinations/plan.ts'
import { plansFor } from '#combinations/plan-build.ts'
import type { SuitSolver } from '#combinations/solve.ts'
import type { HandNames } from '#combinations/trick-words.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { wayId } from '#explain/suit/suit-ways.ts'
import { type SuitInput, type SuitProgress, solvedSuit } from './suit.ts'

export interface ChosenWay extends SuitInput {
  /** Place of the plan in the report. */
  readonly plan: number
  /** The way to play it, by its id. */
  readonly way: string
  /** What the hands are called; the compass when absent. */
  readonly names?: HandNames
}

/** The plan, with the solver that found it. */
export interface FoundWay {
  readonly solver: SuitSolver
  readonly plan: Plan
}

/** Solves the suit and finds the way; a problem where the target has no such plan. */
export function* chosenWay(
  input: ChosenWay,
): Generator<SuitProgress, Result<FoundWay, Problem>, void> {
  const solved = yield* solvedSuit(input)
  if (!solved.ok) return solved
  const { solver, report } = solved.value
  const chosen = report.plans[input.plan]
  const plan = chosen && plansFor(solver, chosen.vector).find((one) => wayId(one) === input.way)
  return plan === undefined
    ? problem('suit-play/plan', t`There is no such plan for this target.`)
    : ok({ solver, plan })
}
