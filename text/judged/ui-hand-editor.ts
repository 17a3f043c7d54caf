import type { Judged } from './judged.ts'

export const uiHandEditor: Judged = { kept: [], also: [] }
