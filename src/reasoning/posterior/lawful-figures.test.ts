/** What the law alone says, against every layout of an ending written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '#core/hand.ts'
import { formatShape, SHAPES } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyEnding } from '#testing/endings.ts'
import { good } from '#testing/good.ts'
import { plain } from '#testing/posterior-plain.ts'
import type { Distribution } from '../law/distribution.ts'
import { startPosition } from '../law/position.ts'
import { lawfulFigures, lawfulPosterior } from './lawful-figures.ts'

/** The spread of these counts: from the first that is not nought to the last. */
function isSpreadOf(
  { lo, hi, chances, counts }: Distribution,
  all: readonly number[],
  total: number,
) {
  const [first, last] = [all.findIndex((n) => n > 0), all.findLastIndex((n) => n > 0)]
  const held = all.slice(first, last + 1)
  expect({ lo, hi, counts }).toEqual({ lo: first, hi: last, counts: held.map(String) })
  expect(chances).toHaveLength(held.length)
  for (const [i, n] of held.entries()) expect(chances[i]).toBeCloseTo(n / total, 12)
}
const isNear = (have: ArrayLike<number>, want: ArrayLike<number>, slack: number): void => {
  expect(have).toHaveLength(want.length)
  const far = Array.from(want, (n, i) => [i, n, have[i]!] as const).filter(
    ([, n, found]) => !(Math.abs(n - found) <= slack),
  )
  expect(far).toEqual([])
}

describe.each([2, 3] as const)('the law’s figures of %i hands', (hands) => {
  it('are those of every layout: where each begins and ends, its counts and its chances', () => {
    fc.assert(
      fc.property(anyEnding(hands), (position) => {
        const want = plain(position, [])
        const law = lawfulFigures(position)
        expect(law.layouts).toBe(BigInt(want.total))
        for (let h = 0; h < hands; h++) {
          isSpreadOf(law.points(h), [...want.points.slice(h * 41, h * 41 + 41)], want.total)
          for (const suit of SUITS) {
            const at = h * 56 + suit * 14
            isSpreadOf(law.length(h, suit), [...want.lengths.slice(at, at + 14)], want.total)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
  it('list the shapes a hand can have, the likeliest first', () => {
    fc.assert(
      fc.property(anyEnding(hands), (position) => {
        const want = plain(position, [])
        const { shapes } = lawfulFigures(position)
        for (let h = 0; h < hands; h++) {
          const found = shapes(h, SHAPES.length)
          const chances = found.map(({ chance }) => chance)
          expect(chances).toEqual(chances.toSorted((a, b) => b - a))
          const of = new Map(found.map(({ name, chance }) => [name, chance]))
          expect(of.size).toBe(found.length)
          isNear(
            SHAPES.map((shape) => of.get(formatShape(shape)) ?? 0),
            want.shapes.slice(h * 560, h * 560 + 560).map((n) => n / want.total),
            1e-12,
          )
          expect(shapes(h, 2)).toEqual(found.slice(0, 2))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the law’s figures before a card is played', () => {
  it('give each hand up to all thirteen cards of a suit that the observer lacks', () => {
    const own = parse('-.AKQ2.AKQ2.AKQ32')
    const start = good(own.ok ? startPosition(0, own.value) : own)
    const law = lawfulFigures(start)
    for (const [h] of start.seats.entries()) {
      const { lo, hi, chances } = law.length(h, 3)
      expect([lo, hi, chances.length]).toEqual([0, 13, 14])
    }
  })
})

describe('the posterior of no action', () => {
  it('of three hands is what the law says', () => {
    fc.assert(
      fc.property(anyEnding(3), (position) => {
        const want = plain(position, [])
        const have = lawfulPosterior(position)
        expect(have.total).toBe(want.total)
        for (const key of ['lengths', 'points', 'cards', 'splits', 'shapes'] as const)
          isNear(have[key] ?? [], want[key], 1e-9 * want.total)
      }),
      { numRuns: 40 },
    )
  })
})
