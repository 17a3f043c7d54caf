/** Conventions of what follows an opening by a strategy. */
import type { Package } from '#bidding/language/system.ts'

export const PACKAGES: readonly Package[] = [{ id: 'stayman', name: 'Stayman' }]
