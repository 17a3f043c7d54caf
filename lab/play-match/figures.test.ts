import { describe, expect, it } from 'vitest'
import { gapText, meanOver } from './figures.ts'

describe('the figures of a match', () => {
  it('are a mean with the interval that holds it, closer for more boards', () => {
    const few = meanOver([0, 0, 3, -1, 0, 2])
    const many = meanOver(Array.from({ length: 20 }, () => [0, 0, 3, -1, 0, 2]).flat())
    expect(few.mean).toBeCloseTo(4 / 6, 9)
    expect(many.mean).toBeCloseTo(4 / 6, 9)
    expect(few.least).toBeLessThan(0)
    expect(many.least).toBeGreaterThan(0)
    // Student's t with five degrees of freedom: 2.57 errors of 0.615 to either side.
    expect(few.most - few.mean).toBeCloseTo(2.57 * 0.615, 1)
  })
  it('say their sign', () => {
    expect(gapText({ mean: 0.5, least: -0.25, most: 1.25 })).toBe('+0.50 (-0.25 to +1.25)')
  })
})
