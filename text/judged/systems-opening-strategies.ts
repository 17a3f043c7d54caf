import type { Judged } from './judged.ts'

export const systemsOpeningStrategies: Judged = {
  // Names, the same in every language.
  kept: ['Stayman', 'Blackwood', 'Gerber', 'Standard', 'Precision', 'Modern', 'Standard American'],
  also: [],
}
