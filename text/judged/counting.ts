import type { Judged } from './judged.ts'

export const counting: Judged = { kept: [], also: [] }
