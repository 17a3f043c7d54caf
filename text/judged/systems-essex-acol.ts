import type { Judged } from './judged.ts'

export const systemsEssexAcol: Judged = { kept: [], also: [] }
