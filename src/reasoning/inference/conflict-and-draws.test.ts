/** Violation patterns and drawn layouts against every layout written down. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOf } from '#core/card.ts'
import { NO_HANDS } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { rngOf } from '#core/rng.ts'
import { finish } from '#core/steps.ts'
import { anyAction, anyEnding, dealOf, layouts, weightIn } from '#testing/endings.ts'
import { patternWeights } from '#testing/pattern-weights.ts'
import type { Position } from '../law/position.ts'
import { posteriorTwo } from '../posterior/posterior-two.ts'
import { samplerTwoSteps } from '../posterior/sample-two.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { ALWAYS, anyOf, holds, not } from '../predicates/predicate.ts'

describe('violation patterns', () => {
  it('have the weights of the layouts written down, and add up to the total', () => {
    const shapes = fc
      .constantFrom<2 | 3>(2, 3)
      .chain(anyEnding)
      .chain((position) =>
        fc.tuple(
          fc.constant(position),
          fc.array(anyAction(position.seats), { minLength: 1, maxLength: 2 }),
        ),
      )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = new Float64Array(2 ** actions.length)
        for (const held of layouts(position)) {
          const deal = dealOf(position, held)
          let pattern = 0
          for (const [i, action] of actions.entries()) {
            const met = action.terms.find((term) => holds(term.when, deal) === true)
            if (met?.weight !== action.terms[0]?.weight) pattern |= 1 << i
          }
          const weight = actions.reduce((product, action) => product * weightIn(action, deal), 1)
          want[pattern] = want[pattern]! + weight
        }
        expect([...patternWeights(position, actions)]).toEqual([...want])
      }),
      { numRuns: 150 },
    )
  })
})

describe('the sampler', () => {
  it('draws every layout as often as its weight says, and none without weight', () => {
    const position: Position = {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 1],
      known: [0, 1, 0, 2, 0, 0, 4, 0] as Holding[],
      voids: [0, 0],
      vacant: [4, 4],
      unseen: [0x1003, 0x0800, 0x0100, 0x1401] as unknown as Hand,
    }
    const actions: readonly Likelihood[] = [
      {
        seat: 3,
        terms: [{ weight: 5, when: { kind: 'hcp', seat: 3, min: 6, max: 9 } }],
        otherwise: 1,
      },
      {
        seat: undefined,
        terms: [
          {
            weight: 3,
            when: anyOf(
              { kind: 'card', seat: 3, card: cardOf(0, 12) },
              { kind: 'length', seat: 1, suit: 3, min: 2, max: 13 },
            ),
          },
        ],
        otherwise: 0,
      },
    ]
    const sampler = finish(samplerTwoSteps(position, actions))
    expect(sampler?.total).toBe(posteriorTwo(position, actions).total)
    const weights = new Map<string, number>()
    for (const held of layouts(position)) {
      const deal = dealOf(position, held)
      const weight = actions.reduce((product, action) => product * weightIn(action, deal), 1)
      weights.set(held.map(hand.format).join(' '), weight)
    }
    const draws = 40_000
    const seen = new Map<string, number>()
    const rng = rngOf([1, 2, 3, 4])
    for (let i = 0; i < draws; i++) {
      const key = (sampler?.draw(rng) ?? []).map(hand.format).join(' ')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    let chi = 0
    let cells = 0
    for (const [key, weight] of weights) {
      const expected = (draws * weight) / (sampler?.total ?? 0)
      const n = seen.get(key) ?? 0
      if (weight === 0) expect(n, key).toBe(0)
      else {
        chi += (n - expected) ** 2 / expected
        cells += 1
      }
    }
    expect([...seen.keys()].every((key) => weights.has(key))).toBe(true)
    // Mean `cells - 1`, standard deviation sqrt(2 (cells - 1)): four of them for one fixed seed.
    expect(cells).toBeGreaterThan(20)
    expect(chi).toBeLessThan(cells - 1 + 4 * Math.sqrt(2 * (cells - 1)))
  })
  it('says so when nothing has weight', () => {
    const position: Position = {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 1],
      known: new Array<Holding>(8).fill(0 as Holding),
      voids: [0, 0],
      vacant: [1, 1],
      unseen: [3, 0, 0, 0] as unknown as Hand,
    }
    const never: Likelihood = { seat: 3, terms: [{ weight: 1, when: not(ALWAYS) }], otherwise: 0 }
    expect(finish(samplerTwoSteps(position, [never]))).toBeUndefined()
  })
})
