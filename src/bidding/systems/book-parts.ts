/**
 * All rules in parts: those of each system as most people play it, and those of each convention that is off
 * unless a partnership switches it on.
 */
import type { BiddingRule, BiddingSystem } from '#bidding/language/system.ts'
import { invariant } from '#core/result.ts'
import { SYSTEMS } from './list.ts'
import { allRules, played } from './registry.ts'

export interface BookPart {
  /** The system's id, with that of the convention behind it. */
  readonly name: string
  /** The system that the rules are played in. */
  readonly system: BiddingSystem
  readonly rules: readonly BiddingRule[]
  readonly convention?: { readonly id: string; readonly name: string }
}

/** The rules of all systems have been fetched. */
export const bookParts = (): readonly BookPart[] => [
  ...allRules().map((system) => ({ name: system.id, system, rules: system.rules })),
  ...SYSTEMS.flatMap(({ id, packages, usual }) =>
    packages
      .filter((one) => usual !== undefined && !usual.includes(one.id))
      .map((convention) => {
        const made = played({ id, packages: [convention.id] })
        invariant(made.ok, `${id} can play ${convention.id}`)
        const { system } = made.value
        const rules = system.rules.filter((rule) => rule.package === convention.id)
        return { name: `${id} ${convention.id}`, system, rules, convention }
      }),
  ),
]
