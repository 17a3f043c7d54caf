import type { Judged } from './judged.ts'

export const systemsSayc: Judged = { kept: [], also: [] }
