import type { Judged } from './judged.ts'

export const page: Judged = { kept: [], also: [] }
