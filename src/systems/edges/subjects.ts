/**
 * Whose rules are held at their limits: every system of rules, and the natural defaults after a tiny
 * one. The rules of a strategy are written from its facts, and are held by the laws of `systems` alone.
 */
import type { Subject } from '#bidding/check/edges.ts'
import { NATURAL_DEFAULTS } from '#bidding/natural/index.ts'
import { TINY } from '#bidding/tiny-system.ts'
import { SYSTEMS } from '../list.ts'
import { rulesOf } from '../registry.ts'

const systems = SYSTEMS.filter(({ group }) => group === 'system').map(({ id }) => rulesOf(id))
export const EDGE_SUBJECTS: readonly Subject[] = [
  ...systems.map((system) => ({ id: system.id, name: system.name, system, rules: system.rules })),
  { id: 'natural', name: 'Natural bidding', system: TINY, rules: NATURAL_DEFAULTS },
]
