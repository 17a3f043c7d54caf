/** The posterior as it is asked for, under any weights, against writing down every layout. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAction, anyConstraint, anyEnding, anyPredicate } from '#testing/endings.ts'
import { upTo } from '#testing/long.ts'
import { plain } from '#testing/posterior-plain.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { weigh } from './weighing.ts'

/** Weights as they are learned: from nothing to a thousand, in any order. */
const anyWeight = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1000 }))
const weighedAnew = (action: fc.Arbitrary<Likelihood>): fc.Arbitrary<Likelihood> =>
  fc
    .tuple(action, fc.array(anyWeight, { minLength: 4, maxLength: 4 }))
    .map(([{ seat, terms }, [otherwise = 0, ...weights]]) => ({
      seat,
      terms: terms.map(({ when }, i) => ({ weight: weights[i] ?? 0, when })),
      otherwise,
    }))

/**
 * A position of two or three closed hands, and acts of all kinds; of three hands, at most one is
 * described as a whole.
 */
const anyQuestion = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
  anyEnding(hands).chain((position) => {
    const told = hands === 2 ? position.seats : [position.seats[1]!]
    const ofWholeHands = fc.record({
      seat: fc.constant(undefined),
      terms: fc.array(
        fc.record({
          weight: fc.constant(0),
          when: fc.oneof(anyConstraint(told), anyPredicate(told)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      otherwise: fc.constant(0),
    })
    // Beside whole hands, three closed hands are counted by what one of them shows.
    const acts = fc.boolean().chain((whole) =>
      fc.array(weighedAnew(whole ? ofWholeHands : anyAction(position.seats)), {
        maxLength: 3,
      }),
    )
    return fc.tuple(fc.constant(position), acts)
  }),
)

describe('the posterior under any weights', () => {
  it('equals a brute force on 500 random positions', () => {
    fc.assert(
      fc.property(anyQuestion, ([position, actions]) => {
        const steps = weigh(position, actions)
        let step = steps.next()
        while (step.done !== true) step = steps.next()
        const weighed = step.value
        // So few cards are never too much for an exact count.
        if (weighed.kind !== 'exact') throw new Error('only bounds')
        const have = weighed.posterior
        const want = plain(position, actions)
        const scale = Math.max(1, want.total)
        expect(have.total / scale).toBeCloseTo(want.total / scale, 12)
        for (const key of ['lengths', 'points', 'cards', 'splits'] as const) {
          expect(have[key]).toHaveLength(want[key].length)
          const off = want[key].findIndex((n, i) => Math.abs(have[key][i]! - n) > 1e-12 * scale)
          expect(off, `${key}: the first place that differs`).toBe(-1)
        }
      }),
      { seed: 15, numRuns: upTo(40, 500) },
    )
  })
})
