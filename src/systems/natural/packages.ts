/** Conventions of the shared topics that a partnership can switch on. */
import type { Package } from '#bidding/system.ts'

export const SMOLEN = { id: 'smolen', name: 'Smolen after Stayman' } as const satisfies Package
export const NEW_MINOR = { id: 'new-minor', name: 'New-minor forcing' } as const satisfies Package
export const KEY_CARDS = {
  id: 'rkcb-1430',
  name: 'Roman Key Card Blackwood, 1430',
} as const satisfies Package
export const TWO_OVER_ONE = {
  id: 'two-over-one',
  name: 'Two over one, game forcing',
} as const satisfies Package
