import type { Judged } from './judged.ts'

export const engine: Judged = { kept: [], also: [] }
