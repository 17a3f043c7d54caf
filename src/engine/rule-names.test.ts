import { describe, expect, it } from 'vitest'
import { ruleName } from '#explain/call/rule-name.ts'
import { allRules } from '#systems/registry.ts'

describe('the names of rules that a reader meets', () => {
  it.each(allRules().map((rules) => [rules.id, rules] as const))(
    'keep no key of ours, of %s',
    (_, { rules }) => {
      const names = rules.map(({ label }) => ruleName(label))
      expect(names.filter((name) => /\/|\b[1-7][CDHSN]\b/.test(name))).toEqual([])
    },
  )
})
