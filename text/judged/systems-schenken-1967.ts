import type { Judged } from './judged.ts'

export const systemsSchenken1967: Judged = { kept: [], also: [] }
