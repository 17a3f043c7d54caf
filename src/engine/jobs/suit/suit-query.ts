/**
 * The catalogue's answers for one combination (document 004, section IX), worked out when asked: what a plan
 * comes to, in words, and which plans give so many winners while a defender never gets the lead.
 */

import { queryWinners, type WinnersWanted } from '#combinations/catalogue/query.ts'
import {
  outcomesOf,
  type TrickOutcome,
  trickOutcomeWords,
  visibleMasters,
} from '#combinations/catalogue/summary.ts'
import { leadLoss } from '#combinations/lead-loss.ts'
import { isUnlimited, taskOf } from '#combinations/question.ts'
import { type SuitSolver, solveWith, suitSolver } from '#combinations/solve.ts'
import { type Defender, parseSuitCombination } from '#combinations/suit.ts'
import { layoutWeights } from '#combinations/weights.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import type { SuitPlan } from '#explain/suit/suit-report.ts'
import { waysFor } from '#explain/suit/suit-ways.ts'
import { type SuitInput, solvedSuit } from './suit.ts'

export interface SuitQueryInput extends SuitInput {
  readonly wanted: WinnersWanted
  /** What the defenders are called. */
  readonly names: Readonly<Record<Defender, string>>
}
export interface SuitQueryOutput {
  /** Winners held from the start. */
  readonly masters: number
  /** What each plan of the report comes to; none where entries are few or a defender is kept out. */
  readonly summaries: readonly {
    readonly outcomes: readonly { readonly words: string; readonly chance: number }[]
  }[]
  /** `undefined` when more is wanted than the suit has, `too-many` when there are too many plans to search. */
  readonly answer:
    | 'too-many'
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
const LIMITS = { frontWork: 8e6, goalWork: 0 }

/** What a plan comes to; who gets in is read off the way that is told first, card by card. */
function outcomes(
  solver: SuitSolver,
  { vector, told }: SuitPlan,
  weights: readonly number[],
): readonly TrickOutcome[] {
  const { suit } = solver.task
  const [way] = waysFor(solver, vector)
  if (way === undefined) return []
  const { byLayout } = leadLoss(suit, way.plan, weights)
  const lets = (who: Defender) => byLayout.map((seats) => seats.includes(who))
  return outcomesOf(suit, told, { west: lets('west'), east: lets('east') }, weights)
}

/** @see SuitQueryInput */
export function* suitQuery(
  input: SuitQueryInput,
): Generator<{ readonly done: number }, Result<SuitQueryOutput, Problem>, void> {
  const suit = parseSuitCombination(input.north, input.south)
  if (!suit.ok) return suit
  const weighed = layoutWeights(suit.value, input.weights)
  if (!weighed.ok) return weighed
  const weights = weighed.value
  if (!Number.isInteger(input.wanted.count) || input.wanted.count < 0)
    return problem('suit-query/count', t`The winners wanted are a whole number of at least 0.`)
  const solved = yield* solvedSuit(input)
  if (!solved.ok) return solved
  const { solver, answer, report } = solved.value
  const free = input.avoid === undefined && isUnlimited(input.entries)
  const found = yield* named(queryWinners(suit.value, weights, input.wanted, LIMITS))
  // More is wanted than there is, or there are too many plans: the tricks tell which.
  const most = report.targets.length - 1
  const tooMany = found === undefined && input.wanted.count + visibleMasters(suit.value) <= most
  let sentences: readonly string[] = []
  if (found && found.chance > 0) {
    const asked = suitSolver({ ...taskOf(suit.value), avoid: input.wanted.never })
    yield* named(solveWith(asked, weights, LIMITS))
    sentences = found.plans
      .slice(0, MOST_NAMED)
      .flatMap((vector) => waysFor(asked, vector))
      .map(({ sentence }) => sentence)
  }
  return ok({
    masters: visibleMasters(suit.value),
    summaries: free
      ? report.plans.map((plan) => ({
          outcomes: outcomes(solver, plan, answer.weights).map((outcome) => ({
            words: trickOutcomeWords(outcome, (who) => input.names[who]),
            chance: outcome.chance,
          })),
        }))
      : [],
    answer: tooMany
      ? 'too-many'
      : found && {
          ...{ tricks: found.tricks, chance: found.chance, sure: found.sure },
          sentences: [...new Set(sentences)],
        },
  })
}

/** The steps of a search whose progress is not told. */
const named = <T, Sent>(
  steps: Generator<unknown, T, Sent>,
): Generator<{ readonly done: number }, T, void> => reporting(steps, () => ({ done: 0.9 }))
