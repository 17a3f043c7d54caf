import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as holding from '#core/holding.ts'
import { held } from '#testing/held.ts'
import {
  type FourHands,
  fromOwners,
  inPlay,
  ownerText,
  promote,
  promotedRank,
  suitOwners,
  turned,
} from './four-hands.ts'
import { SUIT_SEATS, type SuitSeat } from './suit-seats.ts'

/** Owner of each of the 13 ranks, or 4 for a card that is gone. */
const tables = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 13, maxLength: 13 })
  .map((list) => {
    const hands = [0, 0, 0, 0]
    for (const [rank, seat] of list.entries())
      if (seat < 4) hands[seat] = hands[seat]! | (1 << rank)
    return hands as unknown as FourHands
  })

const read = (a: string, b: string, c: string, d: string): FourHands =>
  [a, b, c, d].map(held) as unknown as FourHands

describe('the normal form of four hands', () => {
  it('promotes without gaps, once and for all, and keeps who owns what', () => {
    fc.assert(
      fc.property(tables, (hands) => {
        const up = promote(hands)
        expect(promote(up)).toEqual(up)
        expect(suitOwners(up)).toEqual(suitOwners(hands))
        const count = holding.length(inPlay(hands))
        expect(inPlay(up)).toBe(0x1fff & ~((1 << (13 - count)) - 1))
        for (const seat of SUIT_SEATS)
          expect(holding.ranks(hands[seat]).map((rank) => promotedRank(hands, rank))).toEqual(
            holding.ranks(up[seat]),
          )
      }),
    )
  })
  it('turns by two seats at most, and only when C is the higher', () => {
    fc.assert(
      fc.property(tables, (hands) => {
        const once = turned(hands)
        expect(turned(once)).toEqual(once)
        expect(once[0] >= once[2]).toBe(true)
      }),
    )
  })
  it('is one entry for the king and the queen of the document, section VI', () => {
    const after = read('AJ32', '9', '87', 'K5')
    const twin = read('AJ32', '9', '87', 'Q5')
    expect(ownerText(after)).toBe('ADABCCDAA')
    expect(ownerText(twin)).toBe('ADABCCDAA')
    expect(holding.format(promote(after)[0])).toBe('AQ76')
  })
  it('reads owners back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<SuitSeat>(0, 1, 2, 3), { maxLength: 13 }), (list) => {
        expect(suitOwners(fromOwners(list))).toEqual(list)
      }),
    )
  })
})
