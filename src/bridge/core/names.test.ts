/** Names in full, spelled out here once more: a list in another order is another language. */

import { describe, expect, it } from 'vitest'
import { BIDS, callCode, callName, DOUBLE, LEVELS, PASS, REDOUBLE } from './call.ts'
import { cardCode, cardFace, cardName, DECK } from './card.ts'
import { contractCode, contractName, parseContract } from './contract.ts'
import { rankLabel } from './display.ts'
import { RANKS, RANKS_DESCENDING, rankHcp, rankLetter, rankName } from './rank.ts'
import { parseSeat, SEATS, SIDES, seatLetter, seatName, sideName } from './seat.ts'
import {
  parseStrain,
  parseSuit,
  STRAINS,
  SUITS,
  SUITS_DESCENDING,
  strainLetter,
  strainName,
  suitLetter,
  suitSingular,
  suitSymbol,
} from './suit.ts'

const LEVEL_WORDS = 'one two three four five six seven'.split(' ')
const STRAIN_WORDS = 'clubs diamonds hearts spades notrump'.split(' ')
const RANK_WORDS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')

describe('names', () => {
  it('of calls', () => {
    const bids = LEVEL_WORDS.flatMap((level) =>
      STRAIN_WORDS.map((strain) =>
        level === 'one' && strain !== 'notrump'
          ? `one ${strain.slice(0, -1)}`
          : `${level} ${strain}`,
      ),
    )
    expect(BIDS.map(callName)).toEqual(bids)
    expect([PASS, DOUBLE, REDOUBLE].map(callName)).toEqual(['pass', 'double', 'redouble'])
    expect([...LEVELS]).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('of contracts, doubled or not', () => {
    for (const bid of BIDS)
      for (const doubled of [0, 1, 2] as const) {
        const code = contractCode({ bid, doubled })
        expect(code).toBe(callCode(bid) + ['', 'x', 'xx'][doubled])
        expect(parseContract(code)).toEqual({ bid, doubled })
        expect(contractName({ bid, doubled })).toBe(
          callName(bid) + ['', ' doubled', ' redoubled'][doubled],
        )
      }
    for (const text of ['', 'x', 'P', 'X', '4Sxxx', '8C'])
      expect(parseContract(text)).toBeUndefined()
  })
  it('of ranks and cards', () => {
    expect(RANKS.map(rankName)).toEqual(RANK_WORDS)
    expect(RANKS_DESCENDING.map(rankName)).toEqual([...RANK_WORDS].reverse())
    expect(RANKS.map(rankLetter).join('')).toBe('23456789TJQKA')
    expect(RANKS.map(rankLabel).join(' ')).toBe('2 3 4 5 6 7 8 9 10 J Q K A')
    expect(RANKS.map(rankHcp).join('')).toBe('0000000001234')
    const all = STRAIN_WORDS.slice(0, 4).flatMap((suit) => RANK_WORDS.map((r) => `${r} of ${suit}`))
    expect(DECK.map(cardName)).toEqual(all)
    expect(DECK.map(cardFace).slice(39).join(' ')).toBe('2 3 4 5 6 7 8 9 10 J Q K A')
    expect([DECK[0], DECK[21], DECK[51]].map((card) => cardCode(card!))).toEqual(['C2', 'DT', 'SA'])
  })
  it('of suits and strains', () => {
    expect(STRAINS.map(strainName)).toEqual(STRAIN_WORDS)
    expect(STRAINS.map(strainLetter).join('')).toBe('CDHSN')
    expect(SUITS.map(suitLetter).join('')).toBe('CDHS')
    expect(SUITS.map(suitSymbol).join('')).toBe('♣♦♥♠')
    expect(SUITS.map(suitSingular)).toEqual(['club', 'diamond', 'heart', 'spade'])
    expect(SUITS_DESCENDING.map(suitLetter).join('')).toBe('SHDC')
    expect(['c', 'D', '♥', '♠', 'N', ''].map(parseSuit)).toEqual([0, 1, 2, 3, undefined, undefined])
    expect(['n', 'NT', 's', 'NTT'].map(parseStrain)).toEqual([4, 4, 3, undefined])
  })
  it('of seats and sides', () => {
    expect(SEATS.map(seatName)).toEqual(['North', 'East', 'South', 'West'])
    expect(SEATS.map(seatLetter).join('')).toBe('NESW')
    expect(SIDES.map(sideName)).toEqual(['North–South', 'East–West'])
    expect(['n', 'East', ' s ', 'WEST', 'NE', ''].map(parseSeat)).toEqual([
      0,
      1,
      2,
      3,
      undefined,
      undefined,
    ])
  })
})
