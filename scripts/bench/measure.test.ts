import { describe, expect, it } from 'vitest'
import type { BenchCase } from '#testing/bench.ts'
import { loadCases } from './cases.ts'
import { byReference, type Effort, measure, median } from './measure.ts'
import { REFERENCE } from './reference.ts'
import { isGood, line, markdown, type Report } from './report.ts'

const LITTLE: Effort = { warmUp: 1, sample: 0.2, samples: 3 }

const counting = (change: Partial<ReturnType<BenchCase['prepare']>> = {}): BenchCase => ({
  name: 'counting',
  unit: 'step',
  limitNs: 1e9,
  prepare: (seed) => ({
    ops: 100,
    expected: seed * 100,
    run() {
      let sum = 0
      for (let i = 0; i < 100; i++) sum += seed
      return sum
    },
    ...change,
  }),
})

describe('measure', () => {
  it('measures a case whose checksum holds', () => {
    const outcome = measure(counting(), LITTLE)
    expect(outcome).toMatchObject({ name: 'counting', unit: 'step', samples: 3 })
    expect(isGood(outcome)).toBe(true)
  })

  it.each([
    ['a wrong checksum', counting({ run: () => 1 })],
    ['a checksum that is no number', counting({ expected: Number.NaN })],
    ['no operations', counting({ ops: 0 })],
    [
      'a check that throws',
      {
        ...counting(),
        prepare: () => {
          throw new Error('no')
        },
      },
    ],
  ])('fails %s', (_, bench) => {
    const outcome = measure(bench, LITTLE)
    expect(outcome).toHaveProperty('problem')
    expect(isGood(outcome)).toBe(false)
    expect(line(outcome)).toMatch(/^FAILED/)
  })

  it('notices an answer that changes after the first calls', () => {
    let calls = 0
    const run = () => {
      calls += 1
      return calls > 5 ? 0 : 196_700
    }
    expect(measure(counting({ run }), LITTLE)).toHaveProperty('problem')
  })

  it('holds the limit against the time of one operation', () => {
    expect(isGood(measure({ ...counting(), limitNs: 1e-6 }, LITTLE))).toBe(false)
  })

  it('holds a limit as a ratio to the reference of the run', () => {
    const held = byReference()
    const of = (bestNs: number) => ({
      ...{ name: 'a', unit: 'step', limitNs: 30, bestNs, medianNs: bestNs, samples: 3 },
    })
    expect(held(of(2.82))).toMatchObject({ limitNs: 30 })
    expect([isGood(held(of(59))), isGood(held(of(61)))]).toEqual([true, false])
    expect(isGood(held({ name: 'b', problem: 'wrong' }))).toBe(false)
  })

  it('takes the middle', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2)
  })
})

describe('the reference', () => {
  it('adds the points of the hands right', () => {
    const { run, expected, ops } = REFERENCE.prepare(7)
    expect(run()).toBe(expected)
    // 13 of 26 random bits: about half the cards, so half of 40 points.
    expect(expected / ops).toBeCloseTo(20, 0)
  })
})

describe('the cases', () => {
  it('all have a name of their own and a limit', async () => {
    const cases = await loadCases()
    expect(cases[0]).toBe(REFERENCE)
    for (const { name, limitNs } of cases) expect([name, limitNs > 0]).toEqual([name, true])
  })
})

describe('the report', () => {
  const report: Report = {
    machine: { cpu: 'C', cores: 4, memoryGB: 8, system: 'os', node: '20', chromium: '156' },
    day: '2026-01-02',
    commit: 'abc',
    seed: 1,
    node: [
      { name: 'r', unit: 'hand', limitNs: 10, bestNs: 2, medianNs: 3, samples: 3 },
      { name: 's', unit: 'card', limitNs: 10, bestNs: 4000, medianNs: 5e6, samples: 3 },
      { name: 't', problem: 'wrong checksum' },
    ],
    worker: [{ name: 'r', unit: 'hand', limitNs: 10, bestNs: 1, medianNs: 2, samples: 3 }],
    app: [{ name: 'click', result: '2 s', limit: '1 s', good: false, runs: ['2 s'] }],
  }
  it('names the machine and marks what was missed or wrong', () => {
    const text = markdown(report)
    expect(text).toContain('Machine: C, 4 cores, 8 GB, os; Node 20; Chromium 156.')
    expect(text).toContain('| r, per hand | 2.00 ns | 1.00 ns | 1.00 | 10.0 ns |')
    expect(text).toContain('| s, per card | **4.00 µs** | – | 2000 | 10.0 ns |')
    expect(text).toContain('| t | wrong: wrong checksum | – | | |')
    expect(text).toContain('| click | **2 s** | 1 s |')
  })
})
