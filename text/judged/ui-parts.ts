import type { Judged } from './judged.ts'

export const uiParts: Judged = { kept: [], also: [] }
