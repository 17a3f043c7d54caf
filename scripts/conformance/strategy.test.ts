import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeStrategy } from '#formats/strategy/index.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { exhaustiveReport } from '#testing/audit-report.ts'
import { describeShared } from '#testing/shared.ts'
import { type ConformanceReport, compare, type JsonObject } from './harness.ts'
import { runConformance } from './run.ts'
import { checkStrategyText, conformance } from './strategy.ts'

/** A file of our own: the modern strategy, two hands and its audit. */
const FILE = {
  strategies: { modern: JSON.parse(writeStrategy(STRATEGIES.modern, 'json')) },
  hands: [
    {
      n: 1,
      ttlhcp: 16,
      suits: {
        club: { hcp: 5, length: 3 },
        diamond: { hcp: 3, length: 3 },
        heart: { hcp: 3, length: 2 },
        spade: { hcp: 5, length: 5 },
      },
      suitHcpSum: 16,
      hcpConsistent: true,
      modern: { rulesAsPrinted: ['1S', '1N'], ifLengthDomainIs1to13: ['1S', '1N', '2C'] },
    },
    {
      ttlhcp: 3,
      suits: {
        club: { length: 4 },
        diamond: { length: 3 },
        heart: { length: 3 },
        spade: { length: 3 },
      },
      modern: { rulesAsPrinted: ['P'] },
    },
  ],
  exhaustive: { modern: JSON.parse(JSON.stringify(exhaustiveReport(STRATEGIES.modern))) },
}
const run = (file: unknown): { report: ConformanceReport; lines: readonly string[] } => {
  const lines: string[] = []
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return { report: checkStrategyText(text, (line) => lines.push(line)), lines }
}
/** The file with one value changed, found by its path. */
const changed = (value: unknown, ...path: readonly (string | number)[]): unknown => {
  const copy = structuredClone(FILE) as unknown
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[path.at(-1)!] = value
  return copy
}

describe('conformance of strategy files', () => {
  it('passes a right file of other strategies and other hands', () => {
    expect(run(FILE).report).toEqual({ passed: 3, failed: 0 })
  })
  it('does not ask for the order of sets, their examples’ cells or the spelling of calls', () => {
    const sets = [...FILE.exhaustive.modern.answerSets].reverse()
    expect(run(changed(sets, 'exhaustive', 'modern', 'answerSets')).report.failed).toBe(0)
    expect(run(changed(['1NT', '1s'], 'hands', 0, 'modern', 'rulesAsPrinted')).report.failed).toBe(
      0,
    )
  })
  const WRONG: readonly (readonly [string, unknown, ...(string | number)[]])[] = [
    ['a set', ['1S'], 'hands', 0, 'modern', 'rulesAsPrinted'],
    ['a set with a bid too many', ['P', '1C'], 'hands', 1, 'modern', 'rulesAsPrinted'],
    ['a set that is no list', 'P', 'hands', 1, 'modern', 'rulesAsPrinted'],
    ['the literal set', ['1S'], 'hands', 0, 'modern', 'ifLengthDomainIs1to13'],
    ['the total', 14, 'hands', 0, 'ttlhcp'],
    ['a length', 4, 'hands', 0, 'suits', 'spade', 'length'],
    ['a length out of range', 14, 'hands', 0, 'suits', 'spade', 'length'],
    ['the sum', 15, 'hands', 0, 'suitHcpSum'],
    ['the flag', false, 'hands', 0, 'hcpConsistent'],
    ['an unknown field', 1, 'hands', 0, 'strange'],
    ['an unknown field of a set', 1, 'hands', 0, 'modern', 'strange'],
    ['an unknown field of the file', 1, 'strange'],
    ['an unknown field of the audit', 1, 'exhaustive', 'modern', 'strange'],
    ['a count of hands', 1, 'exhaustive', 'modern', 'bySize', '1', 'hands'],
    [
      'a size that does not occur',
      { hands: 0, featureVectors: 0, share: 0 },
      'exhaustive',
      'modern',
      'bySize',
      '9',
    ],
    ['the number of sets', 1, 'exhaustive', 'modern', 'distinctAnswerSets'],
    ['the hands of a set', 1, 'exhaustive', 'modern', 'answerSets', 3, 'hands'],
    ['the bids of a set', ['7N'], 'exhaustive', 'modern', 'answerSets', 3, 'bids'],
    [
      'an example',
      { lengthsCDHS: [4, 3, 3, 3], hcp: 36 },
      'exhaustive',
      'modern',
      'answerSets',
      3,
      'example',
    ],
    ['the contradictions', 1, 'exhaustive', 'modern', 'noAnswerSet', 'hands'],
    ['an audit of an unknown strategy', {}, 'exhaustive', 'nobody'],
    ['an audit that is none', 7, 'exhaustive', 'modern'],
    ['a hand that is none', 7, 'hands', 1],
    ['a summary', { printedResults: 2 }, 'summary'],
  ]
  it.each(WRONG)('fails when %s is wrong', (_, value, ...path) => {
    const { report, lines } = run(changed(value, ...(path as (string | number)[])))
    expect(report.failed).toBe(1)
    expect(lines.some((line) => line.includes('expected'))).toBe(true)
  })
  it('fails a hand without a set, a bad strategy, a file without cases and no file at all', () => {
    expect(run(changed(undefined, 'hands', 1, 'modern')).report).toEqual({ passed: 2, failed: 1 })
    expect(run(changed(9, 'strategies', 'modern', 'preempt')).report).toEqual({
      passed: 0,
      failed: 1,
    })
    expect(run({ strategies: FILE.strategies }).report).toEqual({ passed: 0, failed: 1 })
    expect(run('').report).toEqual({ passed: 0, failed: 1 })
    expect(run({ hands: FILE.hands }).report).toEqual({ passed: 0, failed: 1 })
  })
})

describeShared('strategy against the shared file', (path) => {
  const file = () => path('data/strategy/expected.json')
  it('passes twelve hands, two audits and the summary', async () => {
    const lines: string[] = []
    const code = await runConformance(
      { strategy: async () => conformance },
      ['strategy', file()],
      (line) => lines.push(line),
    )
    expect(lines.at(-1)).toBe('15 passed, 0 failed')
    expect(code).toBe(0)
  })
  it('fails when any one number or set of it is changed', () => {
    const good = JSON.parse(readFileSync(file(), 'utf8')) as JsonObject
    const text = JSON.stringify(good)
    const wrong = [
      text.replace('"hands":41674752', '"hands":41674753'),
      text.replace('"rulesAsPrinted":["P"]', '"rulesAsPrinted":["1C"]'),
      text.replace('"matchRulesAsPrinted":24', '"matchRulesAsPrinted":23'),
      text.replace(
        '"rulesNotExercisedByTheTwelveHands":[2,3,6]',
        '"rulesNotExercisedByTheTwelveHands":[2,3]',
      ),
    ]
    for (const one of wrong) {
      expect([...compare('', good, JSON.parse(one))].length).toBeGreaterThan(0)
      expect(run(one).report.failed).toBeGreaterThan(0)
    }
  })
})
