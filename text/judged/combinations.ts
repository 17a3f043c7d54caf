import type { Judged } from './judged.ts'

export const combinations: Judged = { kept: [], also: [] }
