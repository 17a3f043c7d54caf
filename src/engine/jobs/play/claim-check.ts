/** A claim judged by what its maker could see: right, or what refutes it. */
import { type ClaimAnswer, type ClaimQuestion, judgeClaim } from '#cardplay/claim.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import type { Problem, Result } from '#core/result.ts'
import { type Job, needing } from '../../job.ts'
import { theKernel } from './the-kernel.ts'

export const claimCheck = needing(
  theKernel,
  (kernel): Job<ClaimQuestion, ChoiceProgress, Result<ClaimAnswer, Problem>> =>
    (input) =>
      judgeClaim(kernel, input),
)
