import type { Judged } from './judged.ts'

export const cardplay: Judged = { kept: [], also: [] }
