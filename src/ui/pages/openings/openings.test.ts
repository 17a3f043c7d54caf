/** The page's models: the hand being edited, the address, the census as rows, words. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BIDS, type Call, callCode, PASS } from '#core/call.ts'
import { type Card, cardCode, DECK, parseCard } from '#core/card.ts'
import * as handOf from '#core/hand.ts'
import { HAND_COUNT, type Hand } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { openingView } from '#core/seat-view.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { dealAround } from '../../ask/deal/deal-hand.ts'
import { openingsAddress, openingsPlaceOf } from '../../kit/addresses/openings.ts'
import { callLabel, callOfName, shareText } from '../../kit/call-label.ts'
import {
  pressCard,
  problemWords,
  setHand,
  startHand,
  swapCards,
  typedText,
  typeHand,
} from '../../kit/hand-editor/hand-model.ts'
import {
  callsOfKind,
  KINDS,
  kindOf,
  logLength,
  openingRows,
  pointsColumns,
  sectionRows,
  shapeRows,
} from './census-model.ts'

const read = (text: string): Hand => good(handOf.parse(text))
const card = (text: string): Card => {
  const parsed = parseCard(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}
const HAND = read('AQT83.A62.K84.Q6')

describe('the hand being edited', () => {
  it('keeps the last whole hand while cards are missing', () => {
    const out = pressCard(startHand(HAND), card('S3'))
    expect(handOf.size(out.cards)).toBe(12)
    expect(out.whole).toEqual(HAND)
    expect(out.said).toBe('The three of spades is out. One card more to choose.')
    const full = pressCard(out, card('C2'))
    expect(handOf.format(full.whole)).toBe('AQT8.A62.K84.Q62')
  })
  it('refuses a fourteenth card and says what to do', () => {
    const e = pressCard(startHand(HAND), card('C2'))
    expect(e.cards).toEqual(HAND)
    expect(e.said).toContain('Take one out before the two of clubs goes in')
  })
  it('exchanges a held card for one that is not, and nothing else', () => {
    const e = startHand(HAND)
    expect(handOf.format(swapCards(e, card('CQ'), card('CK')).whole)).toBe('AQT83.A62.K84.K6')
    expect(swapCards(e, card('CK'), card('CQ'))).toBe(e)
    expect(swapCards(e, card('CQ'), card('SA'))).toBe(e)
  })
  it.each([
    ['AQT83.A62.K84.Q6X', 'At letter 17: “X” in the clubs is not a rank', 17],
    ['AQT83.A62.K84.QQ', 'At letter 16: The card CQ stands twice', 16],
    ['AQT83.A62.K84', 'this has 3', 1],
    ['AQT83.A62.K84.Q65', 'The hand has 14 cards; it needs 13', 1],
    ['AQT83.A62.K84.Q', 'The hand has 12 cards; it needs 13', 1],
  ])('says where %s is wrong and keeps the last good hand', (text, words, column) => {
    const e = typeHand(startHand(HAND), text)
    expect(e.problem?.column).toBe(column)
    expect(e.problem && problemWords(e.problem)).toContain(words)
    expect(e.whole).toEqual(HAND)
    expect(e.cards).toEqual(HAND)
    expect(typedText(e)).toBe(text)
  })
  it('reads what is typed as soon as it is a hand, and leaves it as typed', () => {
    const e = typeHand(startHand(HAND), 'aqt8.a62.k84.q62')
    expect(handOf.format(e.whole)).toBe('AQT8.A62.K84.Q62')
    expect(typedText(e)).toBe('aqt8.a62.k84.q62')
    expect(typedText(setHand(e, HAND, ''))).toBe('AQT83.A62.K84.Q6')
  })
})

describe('the address', () => {
  it('brings back hand, reading and question', () => {
    const next = randomWords(8)
    const calls: readonly (Call | undefined)[] = [undefined, PASS, ...BIDS]
    for (const ask of calls)
      for (const reading of ['corrected', 'published'] as const) {
        const hand = lopsidedHand(next)
        const address = openingsAddress(hand, reading, ask)
        expect(address.startsWith('/openings/')).toBe(true)
        expect(openingsPlaceOf(address.slice('/openings/'.length))).toMatchObject({
          hand,
          reading,
          ask,
          problem: undefined,
        })
      }
  })
  it('says what is wrong with a hand and never throws', () => {
    expect(openingsPlaceOf('AQT83.A62.K84.Q')).toMatchObject({
      hand: undefined,
      text: 'AQT83.A62.K84.Q',
    })
    expect(openingsPlaceOf('AQT83.A62.K84.Q').problem?.code).toBe('hand/size')
    expect(openingsPlaceOf(undefined)).toMatchObject({
      hand: undefined,
      problem: undefined,
      ask: undefined,
    })
    expect(openingsPlaceOf('AQT83.A62.K84.Q6/X').ask).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        openingsPlaceOf(text)
      }),
    )
  })
})

describe('a hand dealt at the table', () => {
  it('lies with South, the other cards with the others', () => {
    const next = randomWords(2)
    const hand = randomHand(next)
    const deal = dealAround(hand, rngOf([1, 2, 3, 4]))
    expect(deal[2]).toEqual(hand)
    expect(deal.map((h) => handOf.size(h))).toEqual([13, 13, 13, 13])
    const all = deal.flatMap((h) => handOf.cards(h)).map(cardCode)
    expect(new Set(all).size).toBe(52)
    expect(dealAround(hand, rngOf([1, 2, 3, 5]))).not.toEqual(deal)
    expect(DECK).toHaveLength(52)
  })
})

describe('the census as rows', () => {
  const tables = runInline('census', { ask: 'tables', reading: 'corrected' })
  const lists = runInline('lists', { ask: 'openbid', reading: 'corrected' })
  it('adds up to every hand in each chart', () => {
    const total = (rows: readonly { readonly hands: number }[]) =>
      rows.reduce((n, { hands }) => n + hands, 0)
    expect(total(openingRows(tables))).toBe(HAND_COUNT)
    expect(total(pointsColumns(tables))).toBe(HAND_COUNT)
    expect(total(shapeRows(tables))).toBe(HAND_COUNT)
    expect(
      total(
        sectionRows(
          tables,
          lists.sections.map(({ label }) => label),
        ),
      ),
    ).toBe(HAND_COUNT)
    for (const column of pointsColumns(tables)) expect(total(column.parts)).toBe(column.hands)
  })
  it('has the commonest first, and each opening once', () => {
    const openings = openingRows(tables)
    expect(openings.map(({ call }) => call).sort((a, b) => a - b)).toEqual(lists.calls)
    expect(openings[0]?.call).toBe(PASS)
    expect(shapeRows(tables)).toHaveLength(39)
    expect(shapeRows(tables)[0]?.pattern).toBe('4432')
    expect(shapeRows(tables).every(({ opened, hands }) => opened >= 0 && opened <= hands)).toBe(
      true,
    )
  })
  it('puts every opening under one kind', () => {
    const all = KINDS.flatMap((kind) => callsOfKind(tables, kind))
    expect(all).toHaveLength(30)
    expect(new Set(all).size).toBe(30)
    const kind = (code: string) => {
      const call = BIDS.find((bid) => callCode(bid) === code)
      return call === undefined ? undefined : kindOf(call)
    }
    expect(['1C', '1D', '1N', '2C', '2D', '2H', '2N', '3C', '4S', '6C', '7N'].map(kind)).toEqual([
      'strong',
      'natural',
      'notrump',
      'natural',
      'strong',
      'pre-empt',
      'notrump',
      'pre-empt',
      'pre-empt',
      'strong',
      'strong',
    ])
  })
  it('gives a random hand for each bar', () => {
    const seed = [4, 3, 2, 1] as const
    for (const hcp of [0, 9, 20]) {
      const { hand } = runInline('random-opening', { reading: 'corrected', seed, hcp })
      expect(hand && handOf.hcp(hand)).toBe(hcp)
    }
    const rows = openingRows(tables)
    for (const { call } of [...rows.slice(0, 6), ...rows.slice(-2)]) {
      const { hand } = runInline('random-opening', { reading: 'corrected', seed, calls: [call] })
      if (hand === undefined) throw new Error(`no hand for ${callCode(call)}`)
      const system = { id: 'schenken-1967' }
      const made = runInline('turn', { systems: [system, system], view: openingView(hand) })
      expect(made.ok && made.value.call).toBe(call)
    }
  })
})

describe('words', () => {
  it('tell shares as a percentage, and rare ones as odds', () => {
    expect(shareText(HAND_COUNT * 0.59, HAND_COUNT)).toBe('59.0\u00a0%')
    expect(shareText(HAND_COUNT * 0.0012, HAND_COUNT)).toBe('0.12\u00a0%')
    expect(shareText(HAND_COUNT / 32_712_345, HAND_COUNT)).toBe('1 in 32,700,000')
    expect(shareText(0, HAND_COUNT)).toBe('none')
  })
  it('read back the names that the census gives', () => {
    expect(callLabel(callOfName('2NT'))).toBe('2NT')
    expect(callLabel(callOfName('1S'))).toBe('1♠')
    expect(callOfName('PASS')).toBe(PASS)
  })
  it('draw rarer things shorter', () => {
    expect(logLength(HAND_COUNT)).toBeCloseTo(1, 6)
    expect(logLength(0)).toBe(0)
    expect(logLength(1000)).toBeLessThan(logLength(10_000))
  })
})
