/** The rules that follow the openings of a strategy, each with the numbers that a partnership may change. */
import type { Strategy } from '#core/strategy.ts'
import type { ChangeableGroup } from '../../entry.ts'
import { continuationGroups } from './index.ts'
import { limitsOf } from './limits.ts'
import { ruleCallWords } from './template-words.ts'

/** As they come, before the strategy changes them; rules without a number are left out. */
export const changeable = (strategy: Strategy): readonly ChangeableGroup[] =>
  continuationGroups(strategy).map(({ title, rules }) => ({
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
