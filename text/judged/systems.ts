import type { Judged } from './judged.ts'

export const systems: Judged = { kept: [], also: [] }
