import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from './card.ts'
import { type Deal, format, isWhole } from './deal.ts'
import {
  DEAL_COUNT,
  dealNumber,
  dealOfNumber,
  formatDealNumber,
  parseDealNumber,
} from './deal-number.ts'
import { HAND_COUNT, has } from './hand.ts'
import { rngOf } from './rng.ts'
import { randomDeal } from './shuffle.ts'

const numbers = fc.bigInt({ min: 0n, max: DEAL_COUNT - 1n })

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1))
const choose = (n: number, k: number) =>
  k > n ? 0n : factorial(n) / factorial(k) / factorial(n - k)

/** The definition in the header, written a second way: factorials, and places counted afresh. */
function byDefinition(deal: Deal): bigint {
  let left = DECK.slice()
  const ranks = deal.slice(0, 3).map((held) => {
    const places = left.flatMap((card, i) => (has(held, card) ? [i] : []))
    left = left.filter((card) => !has(held, card))
    return places.reduce((sum, p, i) => sum + choose(p, i + 1), 0n)
  })
  return (ranks[0]! * choose(39, 13) + ranks[1]!) * choose(26, 13) + ranks[2]!
}

describe('deal numbers', () => {
  it('number as many deals as there are', () => {
    expect(BigInt(HAND_COUNT)).toBe(choose(52, 13))
    expect(DEAL_COUNT).toBe(53_644_737_765_488_792_839_237_440_000n)
  })
  it('give the stated deals at both ends', () => {
    const suits = ['.', '..', '...', ''].map((_, i) =>
      ['', '', '', ''].map((__, j) => (i === j ? 'AKQJT98765432' : '')).join('.'),
    )
    const [spades, hearts, diamonds, clubs] = suits
    expect(format(dealOfNumber(0n))).toBe(`N:${clubs} ${diamonds} ${hearts} ${spades}`)
    expect(format(dealOfNumber(DEAL_COUNT - 1n))).toBe(`N:${spades} ${hearts} ${diamonds} ${clubs}`)
    expect(() => dealOfNumber(-1n)).toThrow()
    expect(() => dealOfNumber(DEAL_COUNT)).toThrow()
  })
  it('move one figure at a time at the low end: South first, as the header says', () => {
    // Deal 1: South's number 1 among hearts and spades: the ace of hearts (place 12) becomes the two of spades (13).
    expect(format(dealOfNumber(1n))).toBe(
      'N:...AKQJT98765432 ..AKQJT98765432. 2.KQJT98765432.. AKQJT9876543.A..',
    )
  })
  it('are one to one: number to whole deal and back', () => {
    const roundTrip = (n: bigint) => {
      const deal = dealOfNumber(n)
      expect(isWhole(deal)).toBe(true)
      expect(dealNumber(deal)).toBe(n)
      expect(byDefinition(deal)).toBe(n)
    }
    fc.assert(fc.property(numbers, roundTrip), { numRuns: 300 })
    for (let i = 0n; i < 200n; i++) {
      roundTrip(i)
      roundTrip(DEAL_COUNT - 1n - i)
      // where North's and East's numbers step on
      roundTrip(10_400_600n * i)
      roundTrip(10_400_600n * 8_122_425_444n * i)
      roundTrip(10_400_600n * 8_122_425_444n * (i + 1n) - 1n)
    }
  })
  it('are one to one: deal to number and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (stream) => {
        const deal = randomDeal(rngOf([9, 9, 9, 9], stream))
        expect(dealOfNumber(dealNumber(deal))).toEqual(deal)
      }),
    )
  })
  it('are refused for short deals', () => {
    const [, east, south, west] = dealOfNumber(5n)
    expect(() => dealNumber([east, east, south, west])).toThrow(/whole/)
  })
})

describe('written deal numbers', () => {
  it('are read back', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        expect(parseDealNumber(formatDealNumber(n))).toEqual({ ok: true, value: n })
        expect(parseDealNumber(` 000${n} `)).toEqual({ ok: true, value: n })
      }),
    )
    expect(formatDealNumber(1_234_567n)).toBe('1,234,567')
    expect(formatDealNumber(12n)).toBe('12')
  })
  it('say what is wrong and where', () => {
    const errorOf = (text: string) => {
      const read = parseDealNumber(text)
      return read.ok ? undefined : { code: read.error.code, column: read.error.column }
    }
    expect(errorOf('12x4')).toEqual({ code: 'deal-number/figure', column: 3 })
    expect(errorOf('-1')).toEqual({ code: 'deal-number/figure', column: 1 })
    expect(errorOf('')).toEqual({ code: 'deal-number/figure', column: 1 })
    expect(errorOf(' 53,644,737,765,488,792,839,237,440,000')).toEqual({
      code: 'deal-number/range',
      column: 2,
    })
    expect(errorOf('9'.repeat(1_000_000))).toEqual({ code: 'deal-number/range', column: 1 })
  })
})
