import type { Judged } from './judged.ts'

export const census: Judged = { kept: [], also: [] }
