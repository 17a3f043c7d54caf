import { describe, expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { answerOf } from '#doubledummy/solve.ts'
import type { Sample } from './paired.ts'
import { chancesToBeBest } from './surely-best.ts'

const drawn = (n: number): Sample => ({ shares: Array(n).fill(1 / n), drawn: n })
const noughts = (n: number): readonly number[] => Array(n).fill(0)
/** The chance of the first card, beside rivals that are so far behind it in each layout. */
const first = (sample: Sample, ...rivals: readonly (readonly number[])[]): number =>
  answerOf(chancesToBeBest(sample, [noughts(sample.shares.length), ...rivals], 1000))[0]!
/** One layout of twenty speaks for the first card, in the place given. */
const one = (place: number): readonly number[] => drawn(20).shares.map((_, i) => +(i === place))

describe('the chance to be best', () => {
  it('is certain over every layout, and never where layouts speak for either', () => {
    const all: Sample = { shares: [0.5, 0.3, 0.2], drawn: undefined }
    expect(first(all, [1, -1, 0])).toBe(1)
    expect(first(all, [-1, 1, 0])).toBe(0)
    const there = answerOf(chancesToBeBest(drawn(4), [noughts(4), [3, -1, 0, 0]], 1000))
    expect(there[0]).toBeGreaterThan(0.5)
    expect(there[0]).toBeLessThan(1)
    // No two sums are level, so that one card or the other is best.
    expect(there[0]! + there[1]!).toBeCloseTo(1, 9)
  })
  it('is that of a card as good in every layout, whose layouts tell nothing', () => {
    expect(first(drawn(6), noughts(6))).toBe(1)
  })
  it('leaves a doubt where layouts agree, less the more they are', () => {
    const agreeing = (n: number): number =>
      first(
        drawn(20),
        drawn(20).shares.map((_, i) => (i < n ? 1 : 0)),
      )
    const [few, more, many] = [agreeing(1), agreeing(3), agreeing(20)]
    expect(few).toBeGreaterThan(0.85)
    expect(few).toBeLessThan(more)
    expect(more).toBeLessThanOrEqual(many)
  })
  it('is not the chances against one rival after another multiplied', () => {
    const rng = rngOf([1, 2, 3, 6])
    const mixed = Array.from({ length: 20 }, () => rng.below(5) - 1.6)
    const alone = first(drawn(20), mixed)
    expect(alone).toBeLessThan(0.95)
    // The same rival five times over is one rival, but for what is thought of beside the layouts.
    expect(first(drawn(20), mixed, mixed, mixed, mixed, mixed)).toBeGreaterThan(alone ** 2)
    // Rivals that other layouts distinguish each have their own chance.
    expect(first(drawn(20), one(0), one(1), one(2))).toBeLessThan(first(drawn(20), one(0)))
  })
  it('comes true as often as it says where any gap is as likely as another', () => {
    const rng = rngOf([4, 3, 2, 1])
    const normal = (): number =>
      Array.from({ length: 12 }, () => rng.below(10_000) / 10_000).reduce((a, b) => a + b, -6)
    let told = 0
    let ahead = 0
    for (let n = 0; n < 400; n++) {
      const gap = (rng.below(1001) - 200) / 1000
      const values = Array.from({ length: 20 }, () => gap + normal())
      const steps = chancesToBeBest(drawn(20), [noughts(20), values], 150)
      const found = answerOf(steps)[0]!
      if (found < 0.85 || found >= 0.95) continue
      told += 1
      if (gap >= 0) ahead += 1
    }
    expect(told).toBeGreaterThan(30)
    expect(ahead / told).toBeGreaterThan(0.8)
    expect(ahead / told).toBeLessThan(0.97)
  })
})
