import type { Judged } from './judged.ts'

export const formats: Judged = { kept: [], also: [] }
