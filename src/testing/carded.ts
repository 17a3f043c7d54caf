import type { CardingAgreement } from '#reasoning/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'

/** Both sides card so, and their calls say nothing. */
export const carded = (carding: CardingAgreement): Agreements => ({
  carding: [carding, carding],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
})
