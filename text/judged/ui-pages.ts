import type { Judged } from './judged.ts'

export const uiPages: Judged = { kept: [], also: [] }
