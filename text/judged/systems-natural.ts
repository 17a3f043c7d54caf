import type { Judged } from './judged.ts'

export const systemsNatural: Judged = { kept: [], also: [] }
