import type { Judged } from './judged.ts'

export const core: Judged = { kept: [], also: [] }
