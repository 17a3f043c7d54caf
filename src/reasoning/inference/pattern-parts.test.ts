/** The parts of violation patterns and what is kept, against every layout written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartialDeal } from '#core/deal.ts'
import { finish } from '#core/steps.ts'
import { anyAction, anyEnding, dealOf, layouts } from '#testing/endings.ts'
import { patternWeights } from '#testing/pattern-weights.ts'
import type { Position } from '../law/position.ts'
import { isAgreed, type Likelihood } from '../predicates/likelihood.ts'
import { holds } from '../predicates/predicate.ts'
import { keptCounts, patternParts } from './pattern-parts.ts'

const anyCase: fc.Arbitrary<readonly [Position, readonly Likelihood[]]> = fc
  .constantFrom<2 | 3>(2, 3)
  .chain(anyEnding)
  .chain((position) =>
    fc.tuple(
      fc.constant(position),
      fc.array(anyAction(position.seats), { minLength: 1, maxLength: 2 }),
    ),
  )

/** The weight of an action in one layout, and whether it was as agreed. */
const wentIn = (action: Likelihood, deal: PartialDeal) => {
  const met = action.terms.findIndex((term) => holds(term.when, deal) === true)
  return {
    weight: met < 0 ? action.otherwise : (action.terms[met]?.weight ?? 0),
    kept: met >= 0 && isAgreed(action, met),
  }
}

describe('the parts of a violation pattern', () => {
  it('have the layouts written down, and products that add up to the weight of the pattern', () => {
    let several = 0
    fc.assert(
      fc.property(anyCase, ([position, actions]) => {
        const named = actions.map((action, i) => ({ id: `${i}`, action, principal: true }))
        const weights = patternWeights(position, actions)
        const all = layouts(position).map((held) =>
          actions.map((action) => wentIn(action, dealOf(position, held))),
        )
        for (const [pattern, want] of weights.entries()) {
          const off = actions.flatMap((_, i) => (((pattern >> i) & 1) === 1 ? [`${i}`] : []))
          const found = finish(patternParts(position, named, off))
          if (found === undefined) throw new Error('an ending can be counted')
          if (found.parts.length > 1) several += 1
          let sum = 0n
          let count = 0n
          for (const part of found.parts) {
            expect(part.weighed).toBe(part.layouts)
            sum += part.weights.reduce((price, w) => price * BigInt(w), 1n) * part.layouts
            count += part.layouts
          }
          expect(sum).toBe(BigInt(want))
          const meant = all.filter((went) =>
            went.every(({ weight, kept }, i) => weight > 0 && kept !== off.includes(`${i}`)),
          )
          expect(count).toBe(BigInt(meant.length))
          expect(found.exact).toBe(true)
        }
      }),
      { numRuns: 60, seed: 60 },
    )
    expect(several).toBeGreaterThan(0)
  })
  it('are weighed by the acts that cannot be off', () => {
    fc.assert(
      fc.property(anyCase, ([position, actions]) => {
        const named = actions.map((action, i) => ({ id: `${i}`, action, principal: i === 0 }))
        const weights = patternWeights(position, actions)
        for (const first of [0, 1]) {
          const off = first === 1 ? ['0'] : []
          const found = finish(patternParts(position, named, off))
          const sum = found?.parts.reduce(
            (sum, part) => sum + BigInt(part.weights[0] ?? 0) * part.weighed,
            0n,
          )
          const want = [...weights].reduce(
            (sum, weight, pattern) => ((pattern & 1) === first ? sum + BigInt(weight) : sum),
            0n,
          )
          expect(sum).toBe(want)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the layouts that keep to one act after the other', () => {
  it('are those written down, until none is left', () => {
    fc.assert(
      fc.property(anyCase, ([position, actions]) => {
        const counts = finish(keptCounts(position, actions))
        let left = layouts(position).map((held) => dealOf(position, held))
        for (const [i, { least, most }] of counts.entries()) {
          const action = actions[i]!
          left = left.filter((deal) => wentIn(action, deal).kept)
          expect([least, most]).toEqual([left.length, left.length])
        }
        expect(counts.length === actions.length || counts.at(-1)?.most === 0).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
