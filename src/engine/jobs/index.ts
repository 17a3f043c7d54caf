/** The jobs by name. To add one: write `<name>.ts` beside this file and add its line. */
import type { JobTable } from '../job.ts'
import { auctionCount } from './auction-count.ts'

export const JOBS = {
  'auction-count': auctionCount,
} as const satisfies JobTable
