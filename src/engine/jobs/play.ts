/** Play with all cards in view. */
import type { JobTable } from '../job.ts'
import { ddCards, ddLine, ddTable, ddTrace } from './play/double-dummy.ts'
import { parJob } from './play/par.ts'

export const playJobs = {
  'dd-table': ddTable,
  'dd-cards': ddCards,
  'dd-line': ddLine,
  'dd-trace': ddTrace,
  par: parJob,
} as const satisfies JobTable
