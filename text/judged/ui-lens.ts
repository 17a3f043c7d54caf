import type { Judged } from './judged.ts'

export const uiLens: Judged = { kept: [], also: [] }
