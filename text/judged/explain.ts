import type { Judged } from './judged.ts'

export const explain: Judged = { kept: [], also: [] }
