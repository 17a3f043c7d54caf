import type { Judged } from './judged.ts'

export const constraint: Judged = {
  kept: ['shape {0}', 'Invariant broken: too many measures at once'],
  also: ['no', 'distribution'],
}
