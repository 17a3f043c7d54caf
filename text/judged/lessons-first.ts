import type { Judged } from './judged.ts'

export const lessonsFirst: Judged = { kept: [], also: [] }
