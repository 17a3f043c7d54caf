import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDeal, anyHand, anyHolding, anySeat } from '#testing/arbitraries.ts'
import { boardOf, dealerOf, vulnerabilityOf } from './board.ts'
import { CALLS, callCode, callName, isBid, isCall, levelOf, parseCall, strainOf } from './call.ts'
import {
  cardCode,
  cardFace,
  cardName,
  cardOf,
  DECK,
  isCard,
  parseCard,
  rankOf,
  suitOf,
} from './card.ts'
import { contractCode, contractName, parseContract } from './contract.ts'
import * as deal from './deal.ts'
import * as hand from './hand.ts'
import * as holding from './holding.ts'
import { parseRank, RANKS, rankHcp } from './rank.ts'
import {
  lho,
  otherSide,
  parseSeat,
  partner,
  rho,
  rotate,
  SEATS,
  seatLetter,
  seatName,
  seatsFrom,
  seatsOf,
  sideOf,
} from './seat.ts'
import { formatShape, isBalanced, PATTERNS, pattern, SHAPES, shapeIndex, shapeOf } from './shape.ts'
import { isMajor, isMinor, parseStrain, parseSuit, STRAINS, strainLetter } from './suit.ts'
import { isVulnerable, parseVulnerability, VULNERABILITIES } from './vulnerability.ts'

describe('calls', () => {
  it('number pass, the bids upwards, double, redouble', () => {
    expect(CALLS.map(callCode).join(' ')).toBe(
      `P ${[1, 2, 3, 4, 5, 6, 7].flatMap((n) => ['C', 'D', 'H', 'S', 'N'].map((s) => n + s)).join(' ')} X XX`,
    )
    for (const call of CALLS)
      if (isBid(call)) expect((levelOf(call) - 1) * 5 + strainOf(call) + 1).toBe(call)
    expect([isCall(0), isCall(37), isCall(38), isCall(-1), isCall(1.5), isCall('1')]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
  it('have one reader for all their spellings', () => {
    const spellings: Readonly<Record<string, readonly string[]>> = {
      P: ['P', 'p', 'Pass', 'PASS', 'pass', ' P ', '-', '--'],
      X: ['X', 'x', 'D', 'Dbl', 'DBL', 'db', 'double'],
      XX: ['XX', 'xx', 'R', 'Rdbl', 'RD', 'redbl', 'Redouble'],
      '1N': ['1N', '1NT', '1nt', '1n', '1 NT', ' 1N '],
      '3C': ['3C', '3c', '3♣'],
      '4D': ['4D', '4d', '4♦'],
      '2H': ['2H', '2h', '2♥'],
      '1S': ['1S', '1s', '1♠', '1 S'],
    }
    for (const [code, texts] of Object.entries(spellings))
      for (const text of texts) {
        const call = parseCall(text)
        expect([text, call === undefined ? undefined : callCode(call)]).toEqual([text, code])
      }
    for (const text of [
      '',
      '0N',
      '8C',
      '1',
      'N',
      '1Z',
      'XXX',
      '1NTX',
      'constructor',
      '__proto__',
      'AP',
    ])
      expect([text, parseCall(text)]).toEqual([text, undefined])
  })
  it('are read back from their code', () => {
    for (const call of CALLS) expect(parseCall(callCode(call))).toBe(call)
  })
  it('have names to be read aloud', () => {
    expect(['P', '1H', '3N', '2C', '1N', 'X', 'XX'].map((t) => callName(parseCall(t)!))).toEqual([
      'pass',
      'one heart',
      'three notrump',
      'two clubs',
      'one notrump',
      'double',
      'redouble',
    ])
  })
})

describe('contracts', () => {
  it('are read back, doubled or not', () => {
    for (const call of CALLS.filter(isBid))
      for (const doubled of [0, 1, 2] as const) {
        const contract = { bid: call, doubled }
        expect(parseContract(contractCode(contract))).toEqual(contract)
        expect(parseContract(contractCode(contract).replace('N', 'NT').toUpperCase())).toEqual(
          contract,
        )
      }
    expect(contractName(parseContract('4SX')!)).toBe('four spades doubled')
    for (const text of ['P', 'X', '', '4', '4SXXX']) expect(parseContract(text)).toBeUndefined()
  })
})

describe('cards', () => {
  it('number the two of clubs 0 to the ace of spades 51', () => {
    expect([cardName(DECK[0]!), cardName(DECK[51]!), cardName(cardOf(2, 8))]).toEqual([
      'two of clubs',
      'ace of spades',
      'ten of hearts',
    ])
    for (const card of DECK) {
      expect(cardOf(suitOf(card), rankOf(card))).toBe(card)
      expect(parseCard(cardCode(card))).toBe(card)
      expect(parseCard([...cardCode(card)].reverse().join('').toLowerCase())).toBe(card)
    }
    expect([cardFace(cardOf(2, 8)), cardCode(cardOf(2, 8))]).toEqual(['10', 'HT'])
    expect([parseCard('H10'), parseCard('10h'), parseCard('♠A')]).toEqual([
      cardOf(2, 8),
      cardOf(2, 8),
      DECK[51],
    ])
    for (const text of ['', 'S', 'A', 'S1', 'SAA', 'ZA', 'NA'])
      expect(parseCard(text)).toBeUndefined()
    expect([isCard(51), isCard(52), isCard(-1), isCard(0.5)]).toEqual([true, false, false, false])
  })
  it('count A 4, K 3, Q 2, J 1', () => {
    expect(RANKS.map(rankHcp)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    expect([parseRank('t'), parseRank('10'), parseRank('1'), parseRank('')]).toEqual([
      8,
      8,
      undefined,
      undefined,
    ])
  })
})

describe('holdings', () => {
  it('answer from their tables what counting the ranks says', () => {
    for (let mask = 0; mask < 8192; mask++) {
      const h = mask as holding.Holding
      const ranks = RANKS.filter((r) => (mask & (1 << r)) !== 0)
      expect(holding.length(h)).toBe(ranks.length)
      expect(holding.hcp(h)).toBe(ranks.reduce<number>((sum, r) => sum + Math.max(0, r - 8), 0))
      expect(holding.highest(h)).toBe(ranks.at(-1))
    }
  })
  it('are read back in any order and case', () => {
    fc.assert(
      fc.property(anyHolding, (h) => {
        expect(holding.ofRanks(holding.ranks(h))).toBe(h)
        const text = holding.format(h)
        expect(holding.parse(text)).toEqual({ holding: h })
        expect(
          holding.parse([...text].reverse().join('').toLowerCase().replace('t', '10')),
        ).toEqual({
          holding: h,
        })
        expect(holding.union(h, holding.complement(h))).toBe(holding.FULL_HOLDING)
        expect(holding.minus(holding.FULL_HOLDING, h)).toBe(holding.complement(h))
      }),
    )
    expect(holding.parse('AK1')).toEqual({ badAt: 2, twice: false })
    expect(holding.parse('A10A')).toEqual({ badAt: 3, twice: true })
    expect(holding.parse('-')).toEqual({ holding: 0 })
  })
})

describe('hands', () => {
  it('are read back', () => {
    fc.assert(
      fc.property(anyHand, (h) => {
        expect(hand.size(h)).toBe(13)
        expect(hand.parse(hand.format(h))).toEqual({ ok: true, value: h })
        expect(hand.parse(` ${hand.format(h).toLowerCase()} `)).toEqual({ ok: true, value: h })
        expect(hand.ofCards(hand.cards(h))).toEqual(h)
        expect(hand.equals(h, hand.ofCards([...hand.cards(h)].reverse()))).toBe(true)
        expect(hand.hcp(h)).toBe(hand.cards(h).reduce((n, c) => n + rankHcp(rankOf(c)), 0))
        for (const c of DECK) {
          expect(hand.has(hand.withCard(h, c), c)).toBe(true)
          expect(hand.has(hand.without(h, c), c)).toBe(false)
        }
      }),
    )
  })
  it.each([
    ['AKQ.JT9.876', 'hand/suits', 1],
    ['  AKQ.JT9.876', 'hand/suits', 3],
    ['AKQ.JT9.8765.43Z', 'hand/rank', 16],
    ['AKQ.JT9.8768.432', 'hand/duplicate', 12],
    ['AKQ.J109.8767.432', 'hand/duplicate', 13],
    ['AKQ.JT9.876.432', 'hand/size', 1],
    [' AKQJT98765432.A..', 'hand/size', 2],
  ])('“%s” is %s at column %i', (text, code, column) => {
    const read = hand.parse(text)
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual([code, column])
  })
  it('may be short where that is asked for', () => {
    expect(hand.parse('A..-.', 'any')).toEqual({ ok: true, value: [0, 0, 0, 4096] })
    expect(hand.parse('A...', 1).ok).toBe(true)
    expect(hand.parse('AKQJT98765432.A..', 'any').ok).toBe(false)
  })
})

describe('deals', () => {
  it('are read back from any first seat', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, (d, first) => {
        expect(deal.isWhole(d)).toBe(true)
        expect(deal.parse(deal.format(d, first))).toEqual({ ok: true, value: d })
        expect(deal.firstDuplicate(d)).toBeUndefined()
        for (const c of DECK) expect(hand.has(d[deal.ownerOf(d, c)!], c)).toBe(true)
        expect(deal.ofOwners(DECK.map((c) => deal.ownerOf(d, c)!))).toEqual(d)
      }),
    )
  })
  it('may have unknown hands', () => {
    const text = 'E:- AKQJ.AKQ.AKQ.AKQ - -'
    const read = deal.parse(text)
    expect(read.ok && deal.format(read.value, 1)).toBe(text)
    expect(read.ok && deal.isWhole(read.value)).toBe(false)
  })
  it.each([
    ['AKQJ.AKQ.AKQ.AKQ - - -', 'deal/first', 1, /N:/],
    ['N:AKQJ.AKQ.AKQ.AKQ - -', 'deal/hands', 23, /3 hands/],
    ['N:- - - - -', 'deal/fifth-hand', 11, /fifth/],
    ['N:A... A... - -', 'deal/duplicate', 8, /ace of spades.*North and East/],
    ['N:A... .A.Z. - -', 'hand/rank', 11, /East: “Z” in the diamonds/],
    ['W:- AA... - -', 'hand/duplicate', 6, /North.*SA/],
    ['N: A.. - - -', 'hand/suits', 4, /four suits/],
  ])('“%s” is %s at column %i', (text, code, column, message) => {
    const read = deal.parse(text)
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual([code, column])
    expect(read.ok ? '' : read.error.message).toMatch(message)
  })
  it('are not whole when a card is missing or stands twice', () => {
    fc.assert(
      fc.property(anyDeal, ([n, e, s, w]) => {
        expect(deal.isWhole([n, e, s, undefined])).toBe(false)
        expect(deal.isWhole([n, e, s, hand.without(w, hand.cards(w)[0]!)])).toBe(false)
        expect(deal.isWhole([n, e, s, s])).toBe(false)
        const twice = deal.firstDuplicate([n, e, s, hand.withCard(w, hand.cards(e)[4]!)])
        expect(twice).toEqual({ card: hand.cards(e)[4], seats: [1, 3] })
      }),
    )
  })
})

describe('seats and sides', () => {
  it('go round clockwise', () => {
    for (const seat of SEATS) {
      expect([lho(seat), partner(seat), rho(seat)]).toEqual([1, 2, 3].map((n) => rotate(seat, n)))
      expect(rotate(rotate(seat, -3), 3)).toBe(seat)
      expect(seatsFrom(seat).join('')).toBe(`0123012`.slice(seat, seat + 4))
      expect(seatsOf(sideOf(seat))).toEqual(SEATS.filter((one) => sideOf(one) === sideOf(seat)))
      expect(otherSide(sideOf(seat))).toBe(sideOf(lho(seat)))
      for (const text of [seatLetter(seat), seatName(seat), seatName(seat).toLowerCase()])
        expect(parseSeat(text)).toBe(seat)
    }
    expect([parseSeat(''), parseSeat('NS'), parseSeat('X')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('suits and strains', () => {
  it('are read by letter and symbol', () => {
    for (const strain of STRAINS) expect(parseStrain(strainLetter(strain))).toBe(strain)
    expect([
      parseStrain('nt'),
      parseSuit('n'),
      parseSuit('♥'),
      parseSuit(''),
      parseSuit('SS'),
    ]).toEqual([4, undefined, 2, undefined, undefined])
    expect(STRAINS.map((s) => [isMajor(s), isMinor(s)].map(Number).join('')).join(' ')).toBe(
      '01 01 10 10 00',
    )
  })
})

describe('shapes', () => {
  it('are 560, in 39 patterns', () => {
    expect(SHAPES.length).toBe(560)
    expect(PATTERNS.length).toBe(39)
    expect(new Set(SHAPES.map((s) => s.join())).size).toBe(560)
    for (const [i, shape] of SHAPES.entries()) {
      expect(shape.reduce((a, b) => a + b)).toBe(13)
      expect(shapeIndex(shape)).toBe(i)
      expect(PATTERNS).toContain(pattern(shape))
    }
    expect(shapeIndex([4, 4, 4, 4])).toBe(-1)
    expect(PATTERNS[0]).toBe('d000')
  })
  it('are of a hand, spades first when written', () => {
    const read = hand.parse('AKQJ.98765.T98.2')
    expect(read.ok && formatShape(shapeOf(read.value))).toBe('4=5=3=1')
    expect(read.ok && pattern(shapeOf(read.value))).toBe('5431')
  })
  it('are balanced as 4333, 4432 and 5332, and no other', () => {
    for (const shape of SHAPES)
      expect(isBalanced(shape)).toBe(['4333', '4432', '5332'].includes(pattern(shape)))
  })
})

describe('board numbers', () => {
  it('settle dealer and vulnerability as Law 2 has it', () => {
    const table = `N None E NS S EW W All N NS E EW S All W None N EW E All S None W NS N All E None S NS W EW`
    const got = Array.from(
      { length: 16 },
      (_, i) => `${seatLetter(dealerOf(i + 1))} ${vulnerabilityOf(i + 1)}`,
    )
    expect(got.join(' ')).toBe(table)
    for (let n = 1; n <= 16; n++) {
      expect([dealerOf(n + 16), vulnerabilityOf(n + 16)]).toEqual([dealerOf(n), vulnerabilityOf(n)])
      expect(vulnerabilityOf(n + 160)).toBe(vulnerabilityOf(n))
    }
    const board = boardOf(7, [undefined, undefined, undefined, undefined])
    expect([board.number, board.dealer, board.vulnerability]).toEqual([7, 2, 'All'])
  })
  it('vulnerability is read in the spellings of files', () => {
    for (const v of VULNERABILITIES) expect(parseVulnerability(v)).toBe(v)
    const read = ['Love', '-', 'Both', 'b', 'E-W', 'n', 'o'].map((t) => parseVulnerability(t))
    expect(read).toEqual(['None', 'None', 'All', 'All', 'EW', 'NS', 'None'])
    expect([parseVulnerability(''), parseVulnerability('some')]).toEqual([undefined, undefined])
    expect(
      VULNERABILITIES.map((v) => SEATS.map((s) => Number(isVulnerable(v, s))).join('')),
    ).toEqual(['0000', '1010', '0101', '1111'])
  })
})
