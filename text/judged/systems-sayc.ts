import type { Judged } from './judged.ts'

export const systemsSayc: Judged = {
  // Names, the same in every language.
  kept: ['SAYC', ' third', ' fourth', 'Standard American (SAYC)', 'ACBL SAYC System Booklet'],
  also: [],
}
