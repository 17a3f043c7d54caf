/** The jobs by name. To add one: write `<name>.ts` beside this file and add its line. */
import type { JobTable } from '../job.ts'
import { auctionCount } from './auction-count.ts'
import { census } from './census.ts'
import { dealJob } from './deal.ts'
import { exportJob } from './export.ts'
import { hiddenHands } from './hidden-hands.ts'
import { importJob } from './import.ts'
import { linkJob } from './link.ts'
import { openingFeatures } from './opening-features.ts'
import { openings } from './openings.ts'
import { randomOpening } from './random-opening.ts'
import { smallestChange } from './smallest-change.ts'
import { whyBound } from './why-bound.ts'
import { whyCall } from './why-call.ts'
import { whyNot } from './why-not.ts'

export const JOBS = {
  'auction-count': auctionCount,
  'why-call': whyCall,
  'hidden-hands': hiddenHands,
  'why-bound': whyBound,
  deal: dealJob,
  import: importJob,
  export: exportJob,
  link: linkJob,
  census,
  openings,
  'opening-features': openingFeatures,
  'random-opening': randomOpening,
  'why-not': whyNot,
  'smallest-change': smallestChange,
} as const satisfies JobTable
