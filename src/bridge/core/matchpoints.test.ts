import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchpointShares, matchpoints } from './matchpoints.ts'

describe('matchpoints', () => {
  it.each([
    [[], []],
    [[50], [0]],
    [
      [420, 450],
      [0, 2],
    ],
    [
      [420, 420],
      [1, 1],
    ],
    // Seven tables: 170 twice, 140, 110 three times, -50.
    [
      [140, 170, 110, -50, 110, 170, 110],
      [8, 11, 4, 0, 4, 11, 4],
    ],
  ])('%j give %j', (scores, expected) => {
    expect(matchpoints(scores)).toEqual(expected)
  })

  it('compares each score with every other, as the Law says it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 20 }), (scores) => {
        const compared = scores.map((own, i) =>
          scores.reduce(
            (sum, other, j) => sum + (i === j ? 0 : other < own ? 2 : other === own ? 1 : 0),
            0,
          ),
        )
        expect(matchpoints(scores)).toEqual(compared)
      }),
    )
  })

  it('shares add up to half the field', () => {
    expect(matchpointShares([420, 450, 450])).toEqual([0, 0.75, 0.75])
    expect(matchpointShares([50])).toEqual([0.5])
  })
})
