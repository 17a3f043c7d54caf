/** What is wrong with an inference in itself: nothing, where some hand is as it says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUITS } from '#core/suit.ts'
import { anyHand } from '#testing/arbitraries.ts'
import { anyConstraint, anyPredicate } from '#testing/endings.ts'
import { allOf, holds, NEVER, type Predicate } from '../predicates/predicate.ts'
import type { Inference } from './inference.ts'
import { isUsable, problemOf } from './inference-problems.ts'

const saying = (
  says: readonly Predicate[],
  kind: 'call' | 'card' = 'call',
  weight = 1,
): Inference => ({
  id: 'one',
  seat: 0,
  because:
    kind === 'call'
      ? { kind, index: 0, rule: 'A rule' }
      : { kind, index: 0, sign: 'lead', rule: 'A rule' },
  kind: 'chain',
  readings: says.map((one) => ({ says: one, qualifier: undefined })),
  action: { seat: 0, terms: says.map((when) => ({ weight, when })), otherwise: 0 },
})
const codes = (one: Inference): readonly string[] =>
  problemOf(one).map(({ problem }) => problem.code)
const NOTHING = ['agreement/nothing']

describe('an inference in itself', () => {
  it('has nothing wrong with it where a hand is as it says', () => {
    let met = 0
    fc.assert(
      fc.property(
        fc.noBias(anyHand),
        fc.array(fc.oneof(anyPredicate([0]), anyConstraint([0])), { minLength: 1, maxLength: 30 }),
        (held, list) => {
          for (const p of list) {
            if (holds(p, [held, undefined, undefined, undefined]) !== true) continue
            met += 1
            expect(codes(saying([p]))).toEqual([])
            expect(isUsable(saying([NEVER, p]))).toBe(true)
          }
        },
      ),
      { numRuns: 60, seed: 60 },
    )
    expect(met).toBeGreaterThan(30)
  })
  it('contradicts itself where no thirteen cards are so', () => {
    const long = (suit: 0 | 1 | 2 | 3, min: number): Predicate => ({
      kind: 'length',
      seat: 0,
      suit,
      min,
      max: 13,
    })
    for (const a of SUITS) {
      expect(codes(saying([long(a, 13)]))).toEqual([])
      expect(codes(saying([long(a, 14)]))).toEqual(['action/range'])
      for (const b of SUITS.filter((suit) => suit !== a)) {
        expect(codes(saying([allOf(long(a, 7), long(b, 6))]))).toEqual([])
        expect(codes(saying([allOf(long(a, 7), long(b, 7))]))).toEqual(NOTHING)
      }
    }
    expect(codes(saying([{ kind: 'hcp', seat: 0, min: 37, max: 40 }]))).toEqual([])
    expect(codes(saying([{ kind: 'hcp', seat: 0, min: 38, max: 40 }]))).toEqual(NOTHING)
    expect(isUsable(saying([long(0, 14)]))).toBe(false)
    // Only what calls say is asked, and its first reading.
    expect(codes(saying([NEVER], 'card'))).toEqual([])
    expect(isUsable(saying([NEVER], 'card'))).toBe(true)
    expect(codes(saying([long(1, 5), NEVER]))).toEqual([])
  })
  it('has figures that can be weighed', () => {
    const broken = saying([NEVER], 'call', -1)
    expect(codes(broken)).not.toEqual([])
    expect(codes(broken)).not.toEqual(NOTHING)
    expect(isUsable(broken)).toBe(false)
  })
})
