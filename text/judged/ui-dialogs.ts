import type { Judged } from './judged.ts'

export const uiDialogs: Judged = { kept: [], also: [] }
