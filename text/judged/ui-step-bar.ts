import type { Judged } from './judged.ts'

export const uiStepBar: Judged = { kept: [], also: [] }
