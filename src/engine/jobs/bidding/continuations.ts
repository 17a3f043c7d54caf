/** What follows the openings of a strategy, as rules with the numbers that a partnership may change. */
import type { Strategy } from '#core/strategy.ts'
import { continuationGroups } from '#systems/opening-strategies/continuations/index.ts'
import { limitsOf, type RuleLimit } from '#systems/opening-strategies/continuations/limits.ts'
import { ruleCallWords } from '#systems/opening-strategies/continuations/template-words.ts'

export interface ContinuationsAsked {
  readonly ask: 'continuations'
  readonly facts: Strategy['facts']
}
/** A rule as it comes, before a partnership changes it. */
export interface ContinuationRule {
  readonly name: string
  /** Its call in words. */
  readonly call: string
  readonly says: string
  readonly limits: readonly RuleLimit[]
}
/** By who speaks and after what; rules without a number are left out. */
export type ContinuationGroups = readonly {
  readonly title: string
  readonly rules: readonly ContinuationRule[]
}[]

export const continuations = ({ facts }: ContinuationsAsked): ContinuationGroups =>
  continuationGroups({ name: '', facts, tieBreak: [] }).map(({ title, rules }) => ({
    title,
    rules: rules.flatMap((rule) => {
      const limits = limitsOf(rule)
      return limits.length === 0
        ? []
        : [{ name: rule.name, call: ruleCallWords(rule), says: plainly(rule.says), limits }]
    }),
  }))

/** A sentence about any suit, where the auction has not said which. */
const plainly = (says: string): string => says.replaceAll('{x}', 'cards')
