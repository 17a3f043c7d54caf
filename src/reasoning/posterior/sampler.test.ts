/** Layouts drawn for three hands, and under constraints on whole hands: lawful, and as likely as they should be. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { anyAction, anyConstraint, anyEnding, dealOf, layouts, weightIn } from '#testing/endings.ts'
import { upTo } from '#testing/long.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { lawfulPosterior } from './lawful-figures.ts'
import { posteriorThree, totalThree } from './posterior-three.ts'
import { sampler } from './sampler.ts'

const textOf = (held: readonly hand.Hand[]): string => held.map((one) => one.join('.')).join(' ')
/** Wilson and Hilferty: beyond it in one of a million runs. */
const limitOf = (freedom: number): number => {
  const k = 2 / (9 * freedom)
  return freedom * (1 - k + 4.75 * Math.sqrt(k)) ** 3
}

function fits(position: Position, actions: readonly Likelihood[], seed: number): 'none' | 'fits' {
  const weights = new Map(
    layouts(position).map((held): [string, number] => {
      const deal = dealOf(position, held)
      return [textOf(held), actions.reduce((n, one) => n * weightIn(one, deal), 1)]
    }),
  )
  const total = [...weights.values()].reduce((a, b) => a + b, 0)
  const one = sampler(position, actions)
  if (total === 0) {
    expect(one).toBeUndefined()
    return 'none'
  }
  if (one === undefined) throw new Error('some layout has weight')
  const rng = rngOf([seed, 2, 3, 4])
  const draws = 3000
  const seen = new Map<string, number>()
  for (let i = 0; i < draws; i++) {
    const key = textOf(one.draw(rng))
    expect(weights.get(key) ?? 0).toBeGreaterThan(0)
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  // Layouts too rare to count on are taken together.
  let chi = 0
  let freedom = -1
  let rare = 0
  let rareSeen = 0
  for (const [key, weight] of weights) {
    const expected = (draws * weight) / total
    if (expected === 0) continue
    if (expected < 5) {
      rare += expected
      rareSeen += seen.get(key) ?? 0
      continue
    }
    chi += ((seen.get(key) ?? 0) - expected) ** 2 / expected
    freedom += 1
  }
  if (rare >= 5) {
    chi += (rareSeen - rare) ** 2 / rare
    freedom += 1
  }
  if (freedom > 0) expect(chi).toBeLessThan(limitOf(freedom))
  return 'fits'
}

describe('layouts drawn', () => {
  it('are none where an action asks for what no hand is, and lets nothing else be', () => {
    fc.assert(
      fc.property(anyEnding(3), (position) => {
        const never = { kind: 'any', of: [] } as const
        const action = { seat: undefined, terms: [{ weight: 1, when: never }], otherwise: 0 }
        expect(sampler(position, [action])).toBeUndefined()
      }),
      { numRuns: 5 },
    )
  })
  it('of three hands follow the weights of the layouts written down', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
    )
    let fitted = 0
    fc.assert(
      fc.property(shapes, fc.nat(), ([position, actions], seed) => {
        if (fits(position, actions, seed) === 'fits') fitted += 1
        const one = sampler(position, actions)
        expect(one?.total ?? 0).toBeLessThanOrEqual(totalThree(position, actions))
      }),
      { numRuns: upTo(12, 40) },
    )
    expect(fitted).toBeGreaterThan(upTo(1, 15))
  })
  it('under constraints on whole hands of several seats follow them too', () => {
    const shapes = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
      anyEnding(hands).chain((position) =>
        fc.tuple(
          fc.constant(position),
          fc.array(
            anyConstraint(position.seats).map(
              (when): Likelihood => ({
                seat: when.kind === 'meets' ? when.seat : undefined,
                terms: [{ weight: 9, when }],
                otherwise: 2,
              }),
            ),
            { minLength: 1, maxLength: 3 },
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(shapes, fc.nat(), ([position, actions], seed) => {
        fits(position, actions, seed)
      }),
      { numRuns: upTo(12, 40) },
    )
  })
})

describe('the lawful figures of three hands', () => {
  it('in closed form are those of the count', () => {
    fc.assert(
      fc.property(anyEnding(3), (position) => {
        const want = posteriorThree(position, [])
        const have = lawfulPosterior(position)
        expect(have.total).toBe(want.total)
        for (const key of ['lengths', 'points', 'cards', 'splits'] as const)
          for (const [i, n] of want[key].entries()) expect(have[key][i]).toBeCloseTo(n, 6)
      }),
      { numRuns: upTo(60, 200) },
    )
  })
})
