import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parOf } from './par.ts'

/** The same tricks for every strain: North-South take `ours`, East-West the rest. */
const even = (ours: number) => [0, 1, 2, 3, 4].map(() => [ours, 13 - ours, ours, 13 - ours])

describe('par', () => {
  it('is the best contract that nobody can better', () => {
    // East-West can go down in anything at the four level for more than 600.
    const table = [
      [9, 4, 9, 4],
      [9, 4, 9, 4],
      [9, 4, 9, 4],
      [9, 4, 9, 4],
      [9, 4, 9, 4],
    ]
    expect(parOf(table, 0, 'NS')).toEqual({
      score: 600,
      contracts: [{ bid: bidOf(3, 4), doubled: 0, side: 0, declarers: [0, 2], tricks: 9 }],
    })
  })
  it('is a sacrifice when that costs less', () => {
    // 4S makes for North-South; five clubs doubled is two down.
    const table = [
      [4, 9, 4, 9],
      [5, 8, 5, 8],
      [6, 7, 6, 7],
      [10, 3, 10, 3],
      [7, 6, 7, 6],
    ]
    const { score, contracts } = parOf(table, 0, 'NS')
    expect(score).toBe(300)
    expect(contracts).toEqual([
      { bid: bidOf(5, 0), doubled: 1, side: 1, declarers: [1, 3], tricks: 9 },
    ])
  })
  it('belongs to the dealer when both sides make one notrump', () => {
    const both = [0, 1, 2, 3, 4].map((strain) => (strain === 4 ? [7, 7, 7, 7] : [6, 6, 6, 6]))
    expect(parOf(both, 0, 'None').score).toBe(90)
    expect(parOf(both, 1, 'None').score).toBe(-90)
    expect(parOf(both, 2, 'None').score).toBe(90)
  })
  it('is nothing when nobody makes a contract', () => {
    const none = [0, 1, 2, 3, 4].map(() => [6, 6, 6, 6])
    expect(parOf(none, 3, 'All')).toEqual({ score: 0, contracts: [] })
  })
  it('names only the seat that takes the tricks', () => {
    const table = even(6).map((row, strain) => (strain === 4 ? [6, 3, 9, 3] : row))
    expect(parOf(table, 0, 'None').contracts).toContainEqual({
      bid: bidOf(3, 4),
      doubled: 0,
      side: 0,
      declarers: [2],
      tricks: 9,
    })
  })
})
