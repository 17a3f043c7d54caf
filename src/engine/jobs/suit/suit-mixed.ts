/** What declarer gains in a suit by choosing between plans by lot: asked beside the plans, for it takes longer. */
import { isUnlimited } from '#combinations/question.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { type MixingView, mixingView } from '#explain/suit/suit-extras.ts'
import { type SuitInput, type SuitProgress, solvedSuit } from './suit.ts'

export interface SuitMixed {
  /** Absent where no lot does better than the best plan, or that could not be told. */
  readonly mixing: MixingView | undefined
  /** False when the suit is too large to tell. */
  readonly told: boolean
}

/** Games of this size take a quarter of a second, the hardest one a second. */
const LIMITS = { nodes: 12_000, rounds: 60 }

/** @see SuitMixed */
export function* suitMixed(
  input: SuitInput,
): Generator<SuitProgress, Result<SuitMixed, Problem>, void> {
  const solved = yield* solvedSuit(input)
  if (!solved.ok) return solved
  const { solver, answer, report } = solved.value
  // The mixed game knows no entries and nobody to be kept out.
  if (input.avoid !== undefined || !isUnlimited(input.entries))
    return problem('suit-mixed/task', t`Mixing is worked out for a suit with free entries only.`)
  const found = mixingView(solver, answer, report.goal, LIMITS)
  return ok(
    found === 'too-large' ? { mixing: undefined, told: false } : { mixing: found, told: true },
  )
}
