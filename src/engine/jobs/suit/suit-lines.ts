/** One way to play a plan told whole: every trick, with every branch whose card differs. */
import { type PlanLine, planLines } from '#combinations/plan-lines.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Job } from '../../job.ts'
import { type ChosenWay, chosenWay } from './chosen-way.ts'
import type { SuitProgress } from './suit.ts'

/** @see ChosenWay */
export const suitLines: Job<ChosenWay, SuitProgress, Result<PlanLine, Problem>> = function* (
  input,
) {
  const found = yield* chosenWay(input)
  if (!found.ok) return found
  const { solver, plan } = found.value
  return ok(planLines(solver.task.suit, plan.tree, input.names))
}
