/** Whose rules are held at their limits: every system, and the natural defaults after a tiny one. */
import type { EdgeSubject } from '#bidding/check/edges.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import { TINY } from '#bidding/tiny-system.ts'
import { allRules } from '../registry.ts'

export const EDGE_SUBJECTS: readonly EdgeSubject[] = [
  ...allRules().map((system) => ({
    id: system.id,
    name: system.name,
    system,
    rules: system.rules,
  })),
  { id: 'natural', name: 'Natural bidding', system: TINY, rules: NATURAL_DEFAULTS },
]
