/**
 * The catalogue's answers for one combination (document 004, section IX), worked out when asked: what a plan
 * comes to, in words, and which plans give so many winners while a defender never gets the lead.
 */

import { queryWinners, type WinnersWanted } from '#combinations/catalogue/query.ts'
import { outcomesOf, outcomeWords, visibleMasters } from '#combinations/catalogue/summary.ts'
import type { PlanVector } from '#combinations/front.ts'
import { leadLoss } from '#combinations/lead-loss.ts'
import { type SuitTask, taskOf } from '#combinations/question.ts'
import { solveWith, suitSolver } from '#combinations/solve.ts'
import { type Defender, parseSuit } from '#combinations/suit.ts'
import { layoutWeights, type Weights } from '#combinations/weights.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { vectorsFor } from '#explain/suit-report.ts'
import { waysFor } from '#explain/suit-ways.ts'
import type { Job } from '../job.ts'

export interface SuitQueryInput {
  readonly north: string
  readonly south: string
  readonly weights: Weights
  /** The target whose plans are summed up. */
  readonly goal: number | 'max'
  readonly wanted: WinnersWanted
  /** What the defenders are called. */
  readonly names: Readonly<Record<Defender, string>>
}
export interface SuitQueryOutput {
  /** Winners held from the start. */
  readonly masters: number
  /** What each of the best plans for the target comes to, in the order of the report. */
  readonly summaries: readonly {
    readonly outcomes: readonly { readonly words: string; readonly chance: number }[]
  }[]
  /** `undefined` when more is wanted than the suit has. */
  readonly answer:
    | {
        readonly tricks: number
        readonly chance: number
        readonly sure: boolean
        readonly sentences: readonly string[]
      }
    | undefined
}

/** Plans named in an answer. */
const MOST_NAMED = 3
const LIMITS = { frontWork: 2e7, goalWork: 0 }

/** @see SuitQueryInput */
export const suitQuery: Job<
  SuitQueryInput,
  { readonly done: number },
  Result<SuitQueryOutput, Problem>
> = function* (input) {
  const suit = parseSuit(input.north, input.south)
  if (!suit.ok) return suit
  const weighed = layoutWeights(suit.value, input.weights)
  if (!weighed.ok) return weighed
  const weights = weighed.value
  if (!Number.isInteger(input.wanted.count) || input.wanted.count < 0)
    return problem('suit-query/count', 'The winners wanted are a whole number of at least 0.')
  const frontOf = function* (task: SuitTask) {
    const solver = suitSolver(task)
    const solved = yield* solveWith(solver, weights, LIMITS)
    return { solver, solved, plans: solved.front?.plans }
  }
  const tooMany = problem('suit-query/too-many', 'This suit has too many plans to go through.')
  const task = taskOf(suit.value)
  const free = yield* frontOf(task)
  const west = yield* frontOf({ ...task, avoid: 'west' })
  const east = yield* frontOf({ ...task, avoid: 'east' })
  if (free.plans === undefined || west.plans === undefined || east.plans === undefined)
    return tooMany
  // Who gets in is read off the way that is told first, card by card.
  const outcomes = (vector: PlanVector) => {
    const [way] = waysFor(free.solver, vector)
    if (way === undefined) return []
    const { byLayout } = leadLoss(suit.value, way.plan, weights)
    const lets = (who: Defender) => byLayout.map((seats) => seats.includes(who))
    return outcomesOf(suit.value, vector, { west: lets('west'), east: lets('east') }, weights)
  }
  const found = yield* named(queryWinners(suit.value, weights, input.wanted, LIMITS))
  const { solver } = { west, east, nobody: free }[input.wanted.never ?? 'nobody']
  const sentences = new Set(
    (found?.plans ?? [])
      .slice(0, MOST_NAMED)
      .flatMap((vector) => waysFor(solver, vector))
      .map(({ sentence }) => sentence),
  )
  return ok({
    masters: visibleMasters(suit.value),
    summaries: vectorsFor(free.solved, input.goal).map((vector) => ({
      outcomes: outcomes(vector).map((outcome) => ({
        words: outcomeWords(outcome, (who) => input.names[who]),
        chance: outcome.chance,
      })),
    })),
    answer: found && {
      ...{ tricks: found.tricks, chance: found.chance, sure: found.sure },
      sentences: found.chance > 0 ? [...sentences] : [],
    },
  })
}

/** The steps of a search whose progress is not told. */
function* named<T>(steps: Generator<unknown, T>): Generator<{ readonly done: number }, T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield { done: 0.9 }
  }
}
