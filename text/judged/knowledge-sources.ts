import type { Judged } from './judged.ts'

export const knowledgeSources: Judged = { kept: [], also: [] }
