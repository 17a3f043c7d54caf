import { describe, expect, it } from 'vitest'
import { leastRange, NINE_IN_TEN } from './account.ts'

describe('the least range that holds nine in ten', () => {
  it('leaves out what is rare at either end', () => {
    expect(leastRange(7, [0.02, 0.03, 0.3, 0.4, 0.2, 0.03, 0.02], NINE_IN_TEN)).toEqual({
      lo: 9,
      hi: 11,
    })
  })
  it('is the likelier of two as short, and the whole where nothing can be spared', () => {
    expect(leastRange(0, [0.05, 0.45, 0.5], NINE_IN_TEN)).toEqual({ lo: 1, hi: 2 })
    expect(leastRange(2, [0.25, 0.25, 0.25, 0.25], NINE_IN_TEN)).toEqual({ lo: 2, hi: 5 })
    expect(leastRange(4, [1], NINE_IN_TEN)).toEqual({ lo: 4, hi: 4 })
  })
  it('takes shares of whatever the chances come to, as middles of intervals do', () => {
    expect(leastRange(0, [0.1, 1.8, 0.1], NINE_IN_TEN)).toEqual({ lo: 1, hi: 1 })
  })
})
