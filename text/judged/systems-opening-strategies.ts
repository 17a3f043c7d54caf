import type { Judged } from './judged.ts'

export const systemsOpeningStrategies: Judged = { kept: [], also: [] }
