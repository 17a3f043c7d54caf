import { describe, expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { chanceAhead, gapOf, type Sample } from './paired.ts'

const drawn = (n: number): Sample => ({ shares: Array(n).fill(1 / n), drawn: n })
const noughts = (n: number): readonly number[] => Array(n).fill(0)

describe('the chance to be ahead', () => {
  it('is that of the other turned round', () => {
    const [a, b] = [
      [3, 1, 0, 2, 5],
      [1, 2, 0, 0, 1],
    ]
    const there = chanceAhead(drawn(5), a, b)
    expect(there).toBeGreaterThan(0.5)
    expect(chanceAhead(drawn(5), b, a)).toBeCloseTo(1 - there, 9)
  })
  it('is certain over every layout, and never over a few', () => {
    const ones = Array<number>(6).fill(1)
    const all: Sample = { shares: drawn(6).shares, drawn: undefined }
    expect(chanceAhead(all, ones, noughts(6))).toBe(1)
    expect(chanceAhead(all, noughts(6), ones)).toBe(0)
    expect(chanceAhead(drawn(6), ones, noughts(6))).toBeLessThan(1)
    expect(chanceAhead(drawn(1), [1], [0])).toBe(0.5)
    expect(chanceAhead(drawn(6), noughts(6), noughts(6))).toBe(0.5)
  })
  it('comes true as often as it says where any gap is as likely as another', () => {
    const rng = rngOf([4, 3, 2, 1])
    const normal = (): number =>
      Array.from({ length: 12 }, () => rng.below(10_000) / 10_000).reduce((a, b) => a + b, -6)
    let told = 0
    let ahead = 0
    for (let n = 0; n < 20_000; n++) {
      const gap = (rng.below(4001) - 2000) / 1000
      const found = chanceAhead(
        drawn(20),
        Array.from({ length: 20 }, () => gap + normal()),
        noughts(20),
      )
      if (found < 0.85 || found >= 0.95) continue
      told += 1
      if (gap >= 0) ahead += 1
    }
    expect(told).toBeGreaterThan(200)
    expect(ahead / told).toBeGreaterThan(0.85)
    expect(ahead / told).toBeLessThan(0.95)
  })
})

describe('a gap among many that are looked at', () => {
  const rng = rngOf([1, 2, 3, 5])
  const even = (): number => (rng.below(2001) - 1000) / 1000
  /** The share of boards of 25 such cards, none of them behind, on which one seems to be for certain. */
  const wronged = (looks: number | undefined, difference: () => number): number => {
    const sample = { ...drawn(120), ...(looks === undefined ? {} : { looks }) }
    const boards = 200
    let wrong = 0
    for (let board = 0; board < boards; board++) {
      let seems = false
      for (let card = 0; card < 25; card++) {
        const values = Array.from({ length: 120 }, difference)
        if (gapOf(sample, values, noughts(120)).least > 0) seems = true
      }
      if (seems) wrong += 1
    }
    return wrong / boards
  }
  it.each([
    ['even', even],
    [
      'skew: mostly a trick ahead, now and then a contract behind',
      () => (rng.below(13) === 0 ? -12 : 1),
    ],
  ])('wrongs one board in twenty at most (%s)', (_, difference) => {
    expect(wronged(25, difference)).toBeLessThanOrEqual(0.05)
    // Each by itself, a board of good cards is hardly ever free of a mistake.
    expect(wronged(undefined, difference)).toBeGreaterThan(0.3)
  })
  it('is not sure because a few layouts agree, and is because many do', () => {
    const sure = (n: number): boolean =>
      gapOf({ ...drawn(n), looks: 25 }, Array<number>(n).fill(1), noughts(n)).least > 0
    expect([2, 6, 10, 40, 60].map(sure)).toEqual([false, false, false, true, true])
  })
})
