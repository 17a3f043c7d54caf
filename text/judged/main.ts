import type { Judged } from './judged.ts'

export const main: Judged = { kept: ['index.html has no #root'], also: [] }
