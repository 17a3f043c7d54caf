/** Every hand counted: the census, the propositions, the audit of a strategy. */
import type { JobTable } from '../job.ts'
import { audit } from './census/audit.ts'
import { census } from './census/census.ts'
import { propositions } from './census/propositions.ts'
import { randomOpening } from './census/random-opening.ts'

export const censusJobs = {
  census,
  propositions,
  'random-opening': randomOpening,
  'strategy-audit': audit,
} as const satisfies JobTable
