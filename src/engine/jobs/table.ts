/** Deals, files and links. */
import type { JobTable } from '../job.ts'
import { dealJob } from './table/deal.ts'
import { exportJob } from './table/export.ts'
import { importJob } from './table/import.ts'
import { linkJob } from './table/link.ts'

export const tableJobs = {
  deal: dealJob,
  import: importJob,
  export: exportJob,
  link: linkJob,
} as const satisfies JobTable
