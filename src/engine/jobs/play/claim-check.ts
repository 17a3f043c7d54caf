/** A claim judged by what its maker could see: right, or what refutes it. */
import { type ClaimAnswer, type ClaimQuestion, judgeClaim } from '#cardplay/claim.ts'
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { claimWords } from '#explain/cardplay/why-card.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { sharedKernel } from './shared-kernel.ts'

export interface JudgedClaim extends ClaimAnswer {
  /** Whether it stands, and what refutes it. */
  readonly says: string
}

export const claimCheck = needing(
  sharedKernel,
  (kernel): Job<ClaimQuestion, ChoiceProgress, Result<JudgedClaim, Problem>> =>
    function* (input) {
      const judged = yield* judgeClaim(kernel, input)
      return judged.ok
        ? ok({ ...judged.value, says: claimWords(judged.value, input.view) })
        : judged
    },
)

export const job = defineJob({
  name: 'claim-check',
  family: 'play',
  weight: 'heavy',
  run: claimCheck,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'claim-check': typeof claimCheck
  }
}
