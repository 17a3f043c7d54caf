import type { Judged } from './judged.ts'

export const uiKnowledge: Judged = { kept: [], also: [] }
