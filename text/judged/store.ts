import type { Judged } from './judged.ts'

export const store: Judged = { kept: [], also: [] }
