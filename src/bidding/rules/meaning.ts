/**
 * A system read backwards: what a hand must be for the system to choose an action. Any variant
 * that gives the action, and none of the variants before it that give another: the denials come
 * from the order of the rules, and nobody writes one.
 */
import { all, type HandConstraint } from '#constraint/constraint.ts'
import { variants } from './rule.ts'
import type { Matches, System } from './system.ts'

/** One way to the action. */
export interface Way {
  readonly rule: string
  readonly label: string
  /** What the rule itself asks. */
  readonly shows: HandConstraint
  /** What the rules before it would have taken. */
  readonly denies: readonly HandConstraint[]
}

/** Every way to the actions that `is` picks out, in the system's order. */
export function ways<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
  is: (action: A) => boolean,
): readonly Way[] {
  const found: Way[] = []
  const earlier: HandConstraint[] = []
  for (const block of system.blocks) {
    if (!matches(block.when)) continue
    for (const rule of block.rules) {
      const others: HandConstraint[] = []
      for (const variant of variants(rule.action)) {
        const shows = all(block.door, rule.shows, variant.when)
        if (is(variant.action))
          found.push({ rule: rule.id, label: rule.label, shows, denies: [...earlier] })
        else others.push(shows)
      }
      // Variants of one rule exclude each other, so they deny only what comes in later rules.
      earlier.push(...others)
    }
  }
  return found
}
