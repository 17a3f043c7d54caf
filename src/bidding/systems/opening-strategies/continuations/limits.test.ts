import { describe, expect, it } from 'vitest'
import { type RuleDraft, rule } from '#bidding/language/drafts.ts'
import { hand, length, no, points } from '#testing/bidding/words.ts'
import { STRATEGIES } from '../strategies.ts'
import { strategySystem } from '../system.ts'
import { continuationGroups } from './index.ts'
import { limitsOf, withLimits } from './limits.ts'

const DRAFTS = Object.values(STRATEGIES).flatMap((strategy) =>
  continuationGroups(strategy).flatMap(({ rules }) => rules),
)
const says = 'It is so.'
const ONE = rule({ name: 'one', call: '2N', shows: hand(points(11, 12), no(length('x', 6))), says })

describe('the ranges of what follows', () => {
  it('have names of their own within each rule, and limits', () => {
    for (const draft of DRAFTS) {
      const limits = limitsOf(draft)
      expect(new Set(limits.map(({ of }) => of)).size, draft.name).toBe(limits.length)
      for (const { min, max } of limits) expect(min ?? max, draft.name).toBeTypeOf('number')
    }
  })
  it('written as they came leave every rule as it was, but for its sentence', () => {
    const own = DRAFTS.flatMap((draft) =>
      limitsOf(draft).map(({ words: _, ...limit }) => ({ rule: draft.name, ...limit })),
    )
    expect(own.length).toBeGreaterThan(100)
    const plain = (drafts: readonly RuleDraft[]) => drafts.map(({ says: _, ...draft }) => draft)
    for (const strategy of Object.values(STRATEGIES)) {
      const drafts = continuationGroups(strategy).flatMap(({ rules }) => rules)
      const limits = drafts.flatMap((draft) =>
        limitsOf(draft).map(({ words: _, ...limit }) => ({ rule: draft.name, ...limit })),
      )
      expect(plain(withLimits(drafts, limits))).toEqual(plain(drafts))
    }
  })
  it('move what the rule shows and says; what a rule denies stays', () => {
    expect(limitsOf(ONE)).toEqual([{ of: 'points', words: 'HCP', min: 11, max: 12 }])
    const [moved] = withLimits([ONE], [{ rule: 'one', of: 'points', min: 10 }])
    expect(moved?.shows).toEqual(hand(points(10), no(length('x', 6))))
    expect(moved?.says).toBe('As the partnership agreed: at least 10 HCP.')
  })
  it('named of no rule change nothing', () => {
    const strange = [
      { rule: 'none', of: 'points', min: 1 },
      { rule: 'one', of: 'cards x', min: 1 },
    ]
    expect(withLimits([ONE], strange)).toEqual([ONE])
  })
  it('may have any lawful number: a system is made all the same', () => {
    const { standard } = STRATEGIES
    const continuations = continuationGroups(standard).flatMap(({ rules }) =>
      rules.flatMap((one) =>
        limitsOf(one).map(({ of }) => ({ rule: one.name, of, min: 0, max: 0 })),
      ),
    )
    expect(strategySystem('odd', { ...standard, continuations }).rules).toHaveLength(
      strategySystem('even', standard).rules.length,
    )
  })
})
