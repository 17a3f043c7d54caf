import type { Judged } from './judged.ts'

export const constraint: Judged = { kept: [], also: [] }
