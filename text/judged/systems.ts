import type { Judged } from './judged.ts'

export const systems: Judged = {
  kept: ['the rules of {0} have been fetched', 'the system {0} is there'],
  also: [],
}
