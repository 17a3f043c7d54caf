/**
 * What the sides agree by hand: the carding agreements to begin from. (The shape of what a side
 * agrees crosses the line from here.)
 */
import { CARDINGS, type CardingAgreement } from '#knowledge/carding.ts'
import type { CallTable } from '#knowledge/sources/call-table.ts'
import type { Job } from '../job.ts'

/** What one side agrees by hand. */
export interface SideAgreements {
  readonly carding: CardingAgreement
  readonly calls: CallTable
}
/** By side, North-South first. */
export type BothSides = readonly [SideAgreements, SideAgreements]

export type AgreementsCheckInput = { readonly kind: 'list' }
export interface AgreementsCheckOutput {
  readonly sides?: BothSides
  readonly cardings: readonly CardingAgreement[]
}

/** @see AgreementsCheckInput */
export const agreementsCheck: Job<
  AgreementsCheckInput,
  never,
  AgreementsCheckOutput
  // biome-ignore lint/correctness/useYield: a job is a generator; this one is done before its first yield.
> = function* () {
  return { cardings: CARDINGS }
}
