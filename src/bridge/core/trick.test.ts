/** Who wins a trick, against the Laws read card by card. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySeat, anyStrain } from '#testing/arbitraries.ts'
import { bidOf } from './call.ts'
import { DECK, rankOf, suitOf } from './card.ts'
import { dummyOf, openingLeader, strainOfContract, tricksNeeded } from './contract.ts'
import { SEATS } from './seat.ts'
import { NOTRUMP } from './suit.ts'
import { cardBy, playerAt, suitLed, winnerOf, winningPlace } from './trick.ts'

describe('a trick', () => {
  it('goes to the highest trump, else to the highest card of the suit led (Law 44)', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK], { minLength: 0, maxLength: 4 }),
        anySeat,
        anyStrain,
        (cards, leader, strain) => {
          const trick = { leader, cards }
          const led = cards[0] === undefined ? undefined : suitOf(cards[0])
          expect(suitLed(trick)).toBe(led)
          const trumps = cards.filter((card) => strain !== NOTRUMP && suitOf(card) === strain)
          const able = trumps.length > 0 ? trumps : cards.filter((card) => suitOf(card) === led)
          const best = [...able].sort((a, b) => rankOf(b) - rankOf(a))[0]
          const place = best === undefined ? -1 : cards.indexOf(best)
          expect(winningPlace(cards, strain)).toBe(place)
          expect(winnerOf(trick, strain)).toBe(
            cards.length === 4 ? SEATS[(leader + place) % 4] : undefined,
          )
          for (const [i, card] of cards.entries()) {
            expect(playerAt(trick, i)).toBe(SEATS[(leader + i) % 4])
            expect(cardBy(trick, playerAt(trick, i))).toBe(card)
          }
          expect(SEATS.filter((seat) => cardBy(trick, seat) !== undefined)).toHaveLength(
            cards.length,
          )
        },
      ),
      { numRuns: 300 },
    )
  })
  it('is led by declarer’s left, and dummy is across', () => {
    for (const declarer of SEATS) {
      const contract = { bid: bidOf(4, 2), doubled: 0, declarer } as const
      expect(openingLeader(contract)).toBe(SEATS[(declarer + 1) % 4])
      expect(dummyOf(contract)).toBe(SEATS[(declarer + 2) % 4])
      expect([strainOfContract(contract), tricksNeeded(contract)]).toEqual([2, 10])
    }
  })
})
