import type { Judged } from './judged.ts'

export const rules: Judged = { kept: [], also: [] }
