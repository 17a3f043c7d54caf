import { describe, expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { gapOf, isSure, type Sample } from './paired.ts'

const drawn = (n: number): Sample => ({ shares: Array(n).fill(1 / n), drawn: n })
const noughts = (n: number): readonly number[] => Array(n).fill(0)

describe('a gap', () => {
  it('is not sure because a few layouts agree', () => {
    const sure = (n: number): boolean =>
      isSure(gapOf(drawn(n), Array<number>(n).fill(1), noughts(n)))
    expect([1, 2, 5, 6, 20].map(sure)).toEqual([false, false, false, true, true])
    const every: Sample = { ...drawn(2), drawn: undefined }
    expect(isSure(gapOf(every, [1, 1], [0, 0]))).toBe(true)
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
