/**
 * One way to play a plan, told whole, every trick with every branch whose card differs, or played card by card; or
 * what is gained by a lot among the plans.
 */
import { type PlanLine, planLines } from '#combinations/plan-lines.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob } from '../../job.ts'
import { type ChosenWay, chosenWay } from './chosen-way.ts'
import type { SuitInput, SuitProgress } from './suit.ts'
import { type SuitMixed, suitMixed } from './suit-mixed.ts'
import { playOfWay, type SuitPlay, type SuitPlayInput } from './suit-play.ts'

type Asked =
  | ({ readonly ask: 'lines' } & ChosenWay)
  | ({ readonly ask: 'play' } & SuitPlayInput)
  | ({ readonly ask: 'mixed' } & SuitInput)
interface Answers {
  readonly lines: Result<PlanLine, Problem>
  readonly play: Result<SuitPlay, Problem>
  readonly mixed: Result<SuitMixed, Problem>
}

const suitPlan: AskedJob<Asked, ByAsk<Asked, SuitProgress>, Answers> = function* (asked) {
  if (asked.ask === 'mixed') return yield* suitMixed(asked)
  const found = yield* chosenWay(asked)
  if (!found.ok) return found
  if (asked.ask === 'play') return playOfWay(asked, found.value)
  const { solver, plan } = found.value
  return ok(planLines(solver.task.suit, plan.tree, asked.names))
}

export const job = defineJob({ name: 'suit-plan', family: 'suit', weight: 'heavy', run: suitPlan })
declare module '../../registry.ts' {
  interface JobsByName {
    'suit-plan': typeof suitPlan
  }
}
