import type { Judged } from './judged.ts'

export const examples: Judged = { kept: [], also: [] }
