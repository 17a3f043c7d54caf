import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { cells, TOTALS } from '#census/audit-cells.ts'
import { callCode } from '#core/call.ts'
import { hcp, lengths } from '#core/hand.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { pick, survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { rulesOf } from '#systems/registry.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { shares } from './rule-hands.ts'

const seed = [1, 2, 3, 4] as const
const HANDS = 635_013_559_600
const pairs = (system: string, against: string) =>
  good(
    runInline('system-openings', {
      ...{ system: { id: system }, against: { id: against } },
      seed,
    }),
  ).pairs

describe('the openings of two systems', () => {
  it('are told for every hand, each once', () => {
    const all = pairs('sayc', 'schenken-1967')
    expect(all.reduce((sum, { hands }) => sum + hands, 0)).toBe(HANDS)
    // Another program counts OPENBID's answers: the census of exact-count.test.ts.
    const opened = (code: string) =>
      all.filter(({ before }) => callCode(before) === code).reduce((n, { hands }) => n + hands, 0)
    expect(['1C', '1S', '3S', 'P'].map(opened)).toEqual([
      35_878_232_934, 58_061_703_158, 420_792_446, 374_513_102_606,
    ])
    expect(all.filter(({ before, now }) => before !== now).length).toBeGreaterThan(100)
    const at = (id: string) => stateAfter([rulesOf(id), rulesOf(id)], 0, 'None', [])
    const [now, before] = [at('sayc'), at('schenken-1967')]
    if (!now.ok || !before.ok) throw new Error('no opening')
    // The rarest pair of calls has a hand too.
    for (const pair of all) {
      expect(pair.examples.length).toBeGreaterThan(0)
      for (const hand of pair.examples) {
        const told = [hcp(hand), ...lengths(hand)]
        for (const [i, [least, most]] of [pair.points, ...pair.lengths].entries())
          expect(told[i]! >= least && told[i]! <= most).toBe(true)
        expect(callFor(now.value, hand)).toBe(pair.now)
        expect(callFor(before.value, hand)).toBe(pair.before)
      }
    }
  })
  it('are the same where the system is the same, and as many as the book counts', () => {
    const all = pairs('sayc', 'sayc')
    expect(all.every(({ before, now }) => before === now)).toBe(true)
    const steps = shares({
      ask: 'shares',
      system: { id: 'sayc' },
      calls: [],
      vulnerability: 'None',
    })
    let step = steps.next()
    while (!step.done) step = steps.next()
    if (!step.value.ok) throw new Error(step.value.error.message)
    expect(all.map(({ hands }) => hands).reduce((a, b) => a + b)).toBe(step.value.value.before)
    expect(callCode(all[0]!.now)).toBe('P')
  })
  it('are those that two strategies pick, counted shape by shape and point by point', () => {
    const { hands } = cells()
    const picks = [STRATEGIES.standard, STRATEGIES.precision].map((strategy) => {
      const survivors = survivorsOf(strategy)
      return (shape: Shape, points: number) =>
        pick(callsOf(survivors(...shape, points)), strategy.tieBreak, shape).call
    })
    const counts = new Map<string, number>()
    for (const [at, shape] of SHAPES.entries())
      for (let points = 0; points < TOTALS; points++) {
        const key = picks.map((of) => callCode(of(shape, points))).join(' ')
        counts.set(key, (counts.get(key) ?? 0) + hands[at * TOTALS + points]!)
      }
    for (const { before, now, hands: found } of pairs('precision', 'standard')) {
      expect(found, `${before} ${now}`).toBe(counts.get(`${callCode(before)} ${callCode(now)}`))
      counts.delete(`${callCode(before)} ${callCode(now)}`)
    }
    expect([...counts.values()].filter((n) => n > 0)).toEqual([])
  })
  it('are a problem where there is no such system', () => {
    expect(
      runInline('system-openings', { system: { id: 'nobody' }, against: { id: 'sayc' }, seed }),
    ).toMatchObject({ error: { code: 'systems/unknown' } })
  })
})
