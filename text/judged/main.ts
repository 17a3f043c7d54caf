import type { Judged } from './judged.ts'

export const main: Judged = { kept: [], also: [] }
