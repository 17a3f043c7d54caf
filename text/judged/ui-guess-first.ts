import type { Judged } from './judged.ts'

export const uiGuessFirst: Judged = { kept: [], also: [] }
