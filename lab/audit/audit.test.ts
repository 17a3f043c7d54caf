import { describe, expect, it } from 'vitest'
import { writeStrategy } from '#formats/strategy/index.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { exhaustiveReport } from '#testing/audit-report.ts'
import type { JsonObject } from '../../scripts/conformance/harness.ts'
import { runAudit } from './run.ts'

const MODERN = JSON.parse(JSON.stringify(exhaustiveReport(STRATEGIES.modern)))

describe('audit', () => {
  const tell: string[] = []
  const audited = (text: string): JsonObject | undefined => {
    tell.length = 0
    const out = runAudit(text, (line) => tell.push(line))
    return out === undefined ? undefined : JSON.parse(out)
  }
  it('gives the audit of a strategy in either syntax', () => {
    for (const syntax of ['json', 'facts'] as const)
      expect(audited(writeStrategy(STRATEGIES.modern, syntax))).toEqual(MODERN)
  })
  it('gives one for each strategy of a file that has several', () => {
    const several = { strategies: { modern: JSON.parse(writeStrategy(STRATEGIES.modern, 'json')) } }
    expect(audited(JSON.stringify(several))).toEqual({ modern: MODERN })
  })
  it('names what is wrong with its line', () => {
    expect(audited('preempt(3).\nopen(1,spade,21,12,5).')).toBeUndefined()
    expect(tell).toEqual([
      'line 2, column 17: open: the most points, 12, are fewer than the fewest, 21.',
    ])
  })
})
