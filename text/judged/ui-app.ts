import type { Judged } from './judged.ts'

export const uiApp: Judged = { kept: [], also: [] }
