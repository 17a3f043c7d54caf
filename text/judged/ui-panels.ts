import type { Judged } from './judged.ts'

export const uiPanels: Judged = { kept: [], also: [] }
