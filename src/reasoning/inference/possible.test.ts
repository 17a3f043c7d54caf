import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOf } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { anyDeal } from '#testing/arbitraries.ts'
import { anyPredicate } from '#testing/endings.ts'
import { allOf, anyOf, holds, not, type Predicate } from '../predicates/predicate.ts'
import { contradiction } from './possible.ts'

const found = (p: Predicate): readonly Seat[] | undefined => finish(contradiction(p))
const long = (seat: Seat, suit: Suit, min: number, max = 13): Predicate => ({
  kind: 'length',
  seat,
  suit,
  min,
  max,
})
const points = (seat: Seat, min: number, max = 40): Predicate => ({ kind: 'hcp', seat, min, max })

const ACE = cardOf(SPADES, 12)

describe('a condition on several hands of a whole pack', () => {
  it('never contradicts itself where some deal meets it', () => {
    let met = 0
    fc.assert(
      fc.property(anyDeal, fc.array(anyPredicate([0, 2]), { maxLength: 2 }), (deal, list) => {
        // What the deal has, said as it is: the condition is then met by construction.
        const p = allOf(...list.map((one) => (holds(one, deal) === true ? one : not(one))))
        if (list.length > 1) met += 1
        expect(found(p)).toBeUndefined()
      }),
      { numRuns: 25, seed: 25 },
    )
    expect(met).toBeGreaterThan(0)
  })
  it.each([
    ['more hearts than there are', allOf(long(0, HEARTS, 7), long(2, HEARTS, 7)), [0, 2]],
    ['as many as there are', allOf(long(0, HEARTS, 7), long(2, HEARTS, 6)), undefined],
    ['more points than there are', allOf(points(0, 21), points(2, 20)), [0, 2]],
    ['as many points as there are', allOf(points(0, 20), points(2, 20)), undefined],
    [
      'a choice that leaves neither',
      allOf(anyOf(long(0, 0, 9), long(0, 1, 9)), long(1, 0, 5), long(1, 1, 5)),
      [0, 1],
    ],
    [
      'one card in two hands',
      allOf({ kind: 'card', seat: 0, card: ACE }, { kind: 'card', seat: 3, card: ACE }),
      [0, 3],
    ],
    [
      'hearts of three hands',
      allOf(long(0, HEARTS, 5), long(1, HEARTS, 5), long(2, HEARTS, 4)),
      [0, 1, 2],
    ],
    ['two of three hands', allOf(long(0, 0, 4), long(1, HEARTS, 7), long(3, HEARTS, 7)), [1, 3]],
    ['three hands with room', allOf(points(0, 12), points(1, 12), points(2, 12)), undefined],
  ] as const)('%s', (_, p, seats) => {
    expect(found(p)).toEqual(seats)
  })
  it('of one hand is decided as ever', () => {
    expect(found(allOf(long(0, 0, 8), long(0, 1, 6)))).toEqual([0])
    expect(found(allOf(long(0, 0, 7), long(0, 1, 6)))).toBeUndefined()
  })
})
