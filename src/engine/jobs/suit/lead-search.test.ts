import { describe, expect, it } from 'vitest'
import { format } from '#core/holding.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { LeadSearchInput } from './lead-search.ts'

const ask = (more: Partial<LeadSearchInput> = {}) =>
  runInline('suit-search', {
    ask: 'lead',
    own: 'AJ9',
    dummy: 'Qxx',
    dummyOver: true,
    tricks: 3,
    ...more,
  })

describe('the defender’s three tricks through Qxx (document 004, section X)', () => {
  it('are there in 57 of 128 lies; the jack works in all, and alone in 20', () => {
    const { layouts, rows, leads, chance } = good(ask())
    expect([layouts, rows.length]).toEqual([128, 57])
    // The specification’s article.json: defence.probability.
    expect(chance).toBeCloseTo(0.451552795, 9)
    const [jack] = leads
    expect(jack && format(jack.card)).toBe('J')
    expect([jack?.works, jack?.alone]).toEqual([57, 20])
    // C Kxx, D Txxx, partly printed in the document: only the jack.
    const printed = rows.find(({ partner }) => format(partner) === 'K87')
    expect(printed && [format(printed.declarer), format(printed.leads)]).toEqual(['T654', 'J'])
    // The lies in which the choice matters most come first.
    expect(format(rows[0]?.leads ?? (0 as never))).toBe('J')
  })
  it('names what is wrong by whose cards they are', () => {
    const message = (more: Partial<LeadSearchInput>) => {
      const found = ask(more)
      return found.ok ? '' : found.error.message
    }
    expect(message({ own: 'AJZ' })).toMatch(/^Your cards: “Z” is no card/)
    expect(message({ dummy: 'QQ' })).toMatch(/^Dummy: Q stands twice/)
    expect(message({ own: '' })).toMatch(/no card of the suit to lead/)
    expect(message({ own: 'A', dummy: '' })).toMatch(/12 cards are not seen; up to 11/)
    expect(message({ tricks: 0 })).toMatch(/1 to 13/)
    expect(message({ dummy: 'Axx' })).toMatch(/hold A/)
  })
})
