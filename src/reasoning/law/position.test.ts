import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { length } from '#core/holding.ts'
import { SUITS } from '#core/suit.ts'
import { anyDeal } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { type Position, startPosition, vacantPlaces } from './position.ts'

describe('vacant places', () => {
  it('are thirteen of each closed hand at first, less a suit that nobody else can hold', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const start = good(startPosition(0, deal[0]))
        const hands = [0, 1, 2]
        expect(hands.map((hand) => vacantPlaces(start, hand))).toEqual([13, 13, 13])
        for (const suit of SUITS) {
          const others: Position = { ...start, voids: [1 << suit, 1 << suit, 0] }
          const left = 13 - length(others.unseen[suit])
          expect(hands.map((hand) => vacantPlaces(others, hand))).toEqual([13, 13, left])
          const one: Position = { ...start, voids: [1 << suit, 0, 0] }
          expect(hands.map((hand) => vacantPlaces(one, hand))).toEqual([13, 13, 13])
        }
      }),
      { numRuns: 20 },
    )
  })
})
