/** A claim judged by what its maker could see: right, or what refutes it. */
import { type ClaimAnswer, type ClaimQuestion, judgeClaim } from '#cardplay/claim.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { claimWords } from '#explain/cardplay/why-card.ts'
import { type Job, needing } from '../../job.ts'
import { theKernel } from './the-kernel.ts'

export interface JudgedClaim extends ClaimAnswer {
  /** Whether it stands, and what refutes it. */
  readonly says: string
}

export const claimCheck = needing(
  theKernel,
  (kernel): Job<ClaimQuestion, ChoiceProgress, Result<JudgedClaim, Problem>> =>
    function* (input) {
      const judged = yield* judgeClaim(kernel, input)
      return judged.ok
        ? ok({ ...judged.value, says: claimWords(judged.value, input.view) })
        : judged
    },
)
