import { describe, expect, it } from 'vitest'
import * as holding from '#core/holding.ts'
import { rankLetter } from '#core/rank.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { defenceSearch } from './defence.ts'

const search = (own: string, dummy: string, tricks: number) =>
  good(defenceSearch({ own: held(own), dummy: held(dummy), tricks }))

describe('three tricks through Qxx (document 004, section X; figures of the specification, section 6)', () => {
  const found = search('AJ9', 'Q32', 3)
  const leads = (list: typeof found.works) => list.map((l) => l.leads.map(rankLetter).join(''))
  it('are there in 57 of the 128 layouts, the king always with partner', () => {
    expect(found.layouts).toHaveLength(128)
    expect(found.works).toHaveLength(57)
    expect(found.works.every(({ hands }) => holding.format(hands[2]).startsWith('K'))).toBe(true)
    expect(found.chance).toBeCloseTo(0.451552795, 9)
  })
  it('come by the jack in all of them, by the jack only in 20', () => {
    expect(leads(found.works).every((l) => l.includes('J'))).toBe(true)
    expect(leads(found.works).filter((l) => l === 'J')).toHaveLength(20)
    const printed = found.works.filter(
      ({ hands }) => holding.format(hands[2]) === 'K87' && holding.format(hands[3]) === 'T654',
    )
    expect(leads(printed)).toEqual(['J'])
  })
  it('names the chance of each lead', () => {
    const jack = found.byLead.find(({ lead }) => rankLetter(lead) === 'J')
    expect(jack?.chance).toBeCloseTo(found.chance, 12)
    const nine = found.byLead.find(({ lead }) => rankLetter(lead) === '9')
    expect(nine?.chance).toBeLessThan(found.chance)
  })
})

describe('dummy before the defender, and cards that have been played', () => {
  const under = (own: string, dummy: string, tricks: number, hidden?: string) =>
    good(
      defenceSearch({
        ...{ own: held(own), dummy: held(dummy), tricks, dummyOver: false },
        ...(hidden === undefined ? {} : { hidden: held(hidden) }),
      }),
    )
  it('finds three tricks more often when dummy’s queen plays last: partner’s lead comes through it', () => {
    const last = under('AJ9', 'Q32', 3)
    expect(last.layouts).toHaveLength(128)
    for (const { hands, partner } of last.layouts) {
      expect(hands[3]).toBe(held('Q32'))
      expect(hands[2]).toBe(partner)
    }
    expect(last.works.every(({ partner }) => holding.format(partner).startsWith('K'))).toBe(true)
    expect(last.chance).toBeGreaterThan(search('AJ9', 'Q32', 3).chance)
  })
  it('needs a card of partner’s to lead back', () => {
    // The ace takes the jack and the five leads through the queen, or the king and then the ace win;
    // the ace alone leads nothing.
    const two = under('KJ', 'Q4', 2, 'A5')
    expect(two.works.map(({ partner }) => holding.format(partner))).toEqual(['A5'])
    expect(two.works[0]?.leads.map(rankLetter)).toEqual(['K', 'J'])
    expect(under('KJ', 'Q4', 1, 'A').works.map(({ partner }) => holding.format(partner))).toEqual([
      'A',
    ])
  })
  it('leaves out what has gone: the jack is high once ace, king and queen are', () => {
    const left = under('J9', 'T4', 1, '8765')
    expect(left.works).toHaveLength(16)
    expect(left.byLead.map(({ lead }) => rankLetter(lead))).toEqual(['J', '9'])
    expect(left.byLead[0]?.chance).toBeCloseTo(
      left.layouts.reduce((sum, { chance }) => sum + chance, 0),
      12,
    )
    expect(left.byLead[1]?.chance).toBe(0)
  })
  it('refuses hidden cards that are seen', () => {
    const found = defenceSearch({
      own: held('AJ'),
      dummy: held('Q2'),
      hidden: held('K2'),
      tricks: 1,
    })
    expect(found.ok ? undefined : found.error.code).toBe('defence/overlap')
  })
})

describe('a search of the defence', () => {
  it('needs nothing of partner for tricks the defender has by himself', () => {
    expect(search('AKQ', '432', 3).works).toHaveLength(128)
    expect(search('AKQ', '432', 3).chance).toBeCloseTo(1, 12)
    expect(search('2', 'AKQ', 1).works).toHaveLength(0)
  })
  it('refuses hands that overlap, an empty hand and a number that is none', () => {
    const code = (own: string, dummy: string, tricks: number) => {
      const found = defenceSearch({ own: held(own), dummy: held(dummy), tricks })
      return found.ok ? undefined : found.error.code
    }
    expect(code('AJ', 'AQ', 2)).toBe('defence/overlap')
    expect(code('', 'AQ', 2)).toBe('defence/own')
    expect(code('J', 'AQ', 0)).toBe('defence/tricks')
  })
})
