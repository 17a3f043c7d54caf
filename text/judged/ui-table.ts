import type { Judged } from './judged.ts'

export const uiTable: Judged = { kept: [], also: [] }
