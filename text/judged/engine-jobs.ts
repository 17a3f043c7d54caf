import type { Judged } from './judged.ts'

export const engineJobs: Judged = { kept: [], also: [] }
