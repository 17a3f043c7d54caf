/** The conventions of Schenken 1967. */
import type { Package } from '#bidding/language/system.ts'

export const PACKAGES: readonly Package[] = [
  { id: 'stayman', name: 'Stayman' },
  { id: 'blackwood', name: 'Blackwood' },
  { id: 'gerber', name: 'Gerber' },
]
