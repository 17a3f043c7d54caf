/** The ways in which the other hands can share what one shape leaves, against every layout written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomial } from '#core/binomial.ts'
import { length } from '#core/holding.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyEnding } from '#testing/endings.ts'
import { plain } from '#testing/posterior-plain.ts'
import { knownOf } from '../law/position.ts'
import { completions } from './opening-shares.ts'

describe.each([2, 3] as const)('what a shape of one of %i hands leaves', (hands) => {
  it('is shared in as many ways as there are layouts, whoever is out of a suit', () => {
    fc.assert(
      fc.property(anyEnding(hands), (position) => {
        const { shapes } = plain(position, [])
        for (let h = 0; h < hands; h++) {
          const ways = completions(position, h)
          const counted = SHAPES.map((shape, i) =>
            SUITS.reduce((n, s) => {
              const taken = shape[s] - length(knownOf(position, h, s))
              return taken < 0 ? 0 : n * binomial(length(position.unseen[s]), taken)
            }, ways[i]!),
          )
          expect(counted).toEqual([...shapes.slice(h * 560, h * 560 + 560)])
        }
      }),
      { numRuns: 60 },
    )
  })
})
