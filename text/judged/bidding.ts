import type { Judged } from './judged.ts'

export const bidding: Judged = { kept: [], also: [] }
