import type { Judged } from './judged.ts'

export const uiSuit: Judged = { kept: [], also: [] }
