import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { callSetOf } from '#rules/elimination-compile.ts'
import { survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { exhaustiveReport } from '#testing/audit-report.ts'
import { describeShared } from '#testing/shared.ts'
import { audit, auditOf } from './audit.ts'

const SEED: Seed = [1, 2, 3, 4]

describeShared('the audits of the shared file', (path) => {
  const { exhaustive } = JSON.parse(readFileSync(path('data/strategy/expected.json'), 'utf8'))
  it.each(['standard', 'precision'] as const)('of %s are equal, digit for digit', (id) => {
    const report = exhaustiveReport(STRATEGIES[id])
    expect(report).toEqual(exhaustive[id])
    expect(JSON.stringify(report)).toBe(JSON.stringify(exhaustive[id]))
  })
})

describe('an audit', () => {
  it('counts every hand once, whatever the strategy', () => {
    for (const strategy of [...Object.values(STRATEGIES), { name: '', facts: [], tieBreak: [] }]) {
      const { hands, featureVectors, cells, sets } = auditOf(strategy, SEED)
      expect([hands, featureVectors, cells]).toEqual([635_013_559_600, 1_379_488, 15_152])
      expect(sets.reduce((n, set) => n + set.hands, 0)).toBe(635_013_559_600)
    }
  })
  it('finds a survivor for every hand of our own strategy', () => {
    const { sizes } = auditOf(STRATEGIES.modern, SEED)
    expect(sizes.map(({ size }) => size)).toEqual([1, 2, 3])
  })
  it('leaves all 36 calls where there are no facts', () => {
    const { sets } = auditOf({ name: '', facts: [], tieBreak: [] }, SEED)
    expect(sets.map(({ calls }) => calls.length)).toEqual([36])
  })
  it('gives an example that has the set, the same for the same seed', () => {
    const survivors = survivorsOf(STRATEGIES.precision)
    const once = auditOf(STRATEGIES.precision, SEED)
    for (const { calls, example } of once.sets) {
      const [c, d, h, s] = hand.lengths(example)
      expect(hand.size(example)).toBe(13)
      expect(survivors(c, d, h, s, hand.hcp(example))).toBe(callSetOf(calls))
    }
    expect(auditOf(STRATEGIES.precision, SEED)).toEqual(once)
    expect(auditOf(STRATEGIES.precision, [1, 2, 3, 5]).sets.map((s) => s.example)).not.toEqual(
      once.sets.map((s) => s.example),
    )
  })
  it('draws its examples evenly', () => {
    // The only contradictions of Standard American are 0166 and 1066, equally many of each.
    let short = 0
    for (let seed = 0; seed < 100; seed++) {
      const none = auditOf(STRATEGIES.standard, [seed, 0, 0, 0]).sets.find((s) => !s.calls.length)
      if (hand.lengths(none!.example)[0] === 0) short += 1
    }
    expect(short).toBeGreaterThan(30)
    expect(short).toBeLessThan(70)
  })
  it('tells how far it has come', () => {
    const seen = []
    const steps = audit(STRATEGIES.standard, SEED)
    for (let step = steps.next(); !step.done; step = steps.next()) seen.push(step.value.hands)
    expect(seen.length).toBeGreaterThan(10)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(635_013_559_600)
  })
})
