/** A system: blocks of rules in order. Position is the only priority there is. */
import type { HandConstraint } from '#constraint/constraint.ts'
import type { Rule } from './rule.ts'

/** Rules that stand together behind one door. */
export interface Block<Pattern, Action> {
  readonly id: string
  readonly name: string
  /** The public situation in which the block speaks; any seat can evaluate it. */
  readonly when: Pattern
  /** What every hand that opens the block has; its rules need not repeat it. */
  readonly door: HandConstraint
  readonly rules: readonly Rule<Action>[]
}
export interface System<Pattern, Action> {
  readonly id: string
  readonly name: string
  readonly blocks: readonly Block<Pattern, Action>[]
}
/** Says whether a public situation is the present one. */
export type Matches<Pattern> = (pattern: Pattern) => boolean

export const everySituation = (): boolean => true
