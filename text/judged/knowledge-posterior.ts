import type { Judged } from './judged.ts'

export const knowledgePosterior: Judged = { kept: [], also: [] }
