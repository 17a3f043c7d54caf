/** The conventions of Essex Acol. */
import type { Package } from '#bidding/system.ts'

export const PACKAGES: readonly Package[] = [
  { id: 'blackwood', name: 'Roman Blackwood' },
  { id: 'stayman', name: 'Stayman' },
]
