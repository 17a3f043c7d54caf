import type { Judged } from './judged.ts'

export const uiParts: Judged = {
  kept: ['font-normal', 'card card-{0} card-is-{1} {2} {3}', 'suit-symbol {0} {1}'],
  also: ['none', 'HCP'],
}
