import type { Judged } from './judged.ts'

export const engine: Judged = {
  kept: ['There is no job named {0}.'],
  also: [],
}
