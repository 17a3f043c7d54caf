import type { Judged } from './judged.ts'

export const knowledgeInference: Judged = { kept: [], also: [] }
