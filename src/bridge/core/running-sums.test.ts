import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnPlace } from './running-sums.ts'

describe('a number below the total', () => {
  it('falls on the first item whose running sum is above it', () => {
    const weights = fc.array(fc.nat(5), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.nat(120), (list, at) => {
        let total = 0
        const sums = list.map((weight) => {
          total += weight
          return total
        })
        const first = sums.findIndex((sum) => sum > at)
        expect(drawnPlace(sums, at)).toBe(first < 0 ? sums.length - 1 : first)
        expect(drawnPlace(Float64Array.from(sums), at)).toBe(drawnPlace(sums, at))
      }),
    )
  })
})
