import type { Judged } from './judged.ts'

export const uiSession: Judged = { kept: [], also: [] }
