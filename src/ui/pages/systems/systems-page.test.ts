import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { type BookPlace, bookAddress, bookPlaceOf, FIRST } from '../../kit/addresses/systems.ts'
import { type BookRule, TOPICS } from '../../kit/addresses/topics.ts'
import { auctionText, typedAuction } from '../../kit/addresses/typed-auction.ts'
import { searched } from './search.ts'

const codes = (text: string): string => {
  const read = typedAuction(text)
  return read.ok
    ? read.value.map(callCode).join(' ')
    : `${read.error.column}: ${read.error.message}`
}

describe('an auction as it is typed', () => {
  it.each([
    ['', ''],
    ['1N P 2C', '1N P 2C'],
    ['1nt-pass-2♣', '1N P 2C'],
    ['1♥(2♣)X', '1H 2C X'],
    ['1np2cp2h', '1N P 2C P 2H'],
    ['1h dbl rdbl pass', '1H X XX P'],
    [' 1 S , 2 nt ; xx ', '1S 2N XX'],
    ['1D d', '1D X'],
    ['p p 1sa', 'P P 1N'],
  ])('%s is read as %s', (text, expected) => {
    expect(codes(text)).toBe(expected)
  })
  it.each([
    ['1N P foo', '6: “foo” is no call'],
    ['8S', '1: “8S” is no call'],
    ['1N two 2C', '4: “two” is no call'],
  ])('%s is refused where it goes wrong', (text, expected) => {
    expect(codes(text)).toContain(expected)
  })
  it('comes back as it was written', () => {
    const read = typedAuction('1n p 2c')
    expect(read.ok && auctionText(read.value)).toBe('1N P 2C')
  })
})

describe('the address of the book', () => {
  const hand = handOf.parse('AQT83.A62.K84.Q6')
  const calls = typedAuction('1N P 2C X')
  const place: BookPlace = {
    system: { id: 'sayc', packages: ['dont'] },
    tab: 'topics',
    calls: calls.ok ? calls.value : [],
    vulnerability: 'EW',
    rule: 'opening/1S third:H 100%',
    topic: 'notrump',
    find: 'two-suiter / 5–5 +, 50% .',
    hand: hand.ok ? hand.value : undefined,
  }
  it('says nothing of what is as at the beginning', () => {
    expect(bookAddress(FIRST)).toBe('/systems/sayc')
    expect(bookPlaceOf('sayc')).toEqual(FIRST)
    expect(bookPlaceOf(undefined)).toEqual({ ...FIRST, rule: 'opening/1N' })
  })
  it.each([place, FIRST, { ...place, system: { id: 'sayc', packages: [] } }])(
    'leads back to where it was written (%#)',
    (one) => {
      const rest = bookAddress(one).replace(/^\/systems\//, '')
      expect(bookPlaceOf(rest)).toEqual(one)
      // The router reads the address once itself.
      expect(bookPlaceOf(decodeURI(rest))).toEqual(one)
    },
  )
  it.each(['sayc/bids.9Z', 'sayc/hand.AKQ', 'sayc/topic.cooking', 'sayc/%', '+', 'sayc/rule.%zz'])(
    'that cannot be read is met with patience: %s',
    (rest) => {
      expect(() => bookPlaceOf(rest)).not.toThrow()
    },
  )
})

describe('a search among the rules', () => {
  const rule = (says: string, call: string, topic: BookRule['topic']): BookRule => {
    const read = typedAuction(call)
    return {
      id: `sayc/${says}`,
      label: 'transfer',
      call: read.ok ? read.value[0]! : (0 as never),
      natural: false,
      ours: false,
      says,
      topic,
      calls: [],
    }
  }
  const rules = [
    rule('Five spades or more.', '2H', 'notrump'),
    rule('Five hearts or more.', '2D', 'notrump'),
    rule('Six spades and a weak hand.', '2S', 'openings'),
  ]
  const found = (find: string, topic?: BookRule['topic']) =>
    searched(rules, find, topic).map(({ says }) => says)
  it('finds the rules that have every word, or the call', () => {
    expect(found('spades')).toEqual(['Five spades or more.', 'Six spades and a weak hand.'])
    expect(found('SPADES five')).toEqual(['Five spades or more.'])
    expect(found('2d')).toEqual(['Five hearts or more.'])
    expect(found('2♥ spades')).toEqual(['Five spades or more.'])
    expect(found('clubs')).toEqual([])
    expect(found('diamonds')).toEqual(['Five hearts or more.'])
    expect(found('', 'openings')).toEqual(['Six spades and a weak hand.'])
    expect(found(' ')).toHaveLength(3)
  })
  it('knows every topic', () => {
    expect(new Set(TOPICS).size).toBe(10)
  })
})
