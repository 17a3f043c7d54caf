import { describe, expect, it } from 'vitest'
import type { ReviewedCard } from '#cardplay/review.ts'
import { bidOf } from '#core/call.ts'
import { costOf, joined, reportOf } from './tally.ts'

const contract = { bid: bidOf(3, 4), doubled: 0, declarer: 2 } as const
const card = (
  seat: 0 | 1 | 2 | 3,
  verdict: ReviewedCard['verdict'],
  openCost: number,
  behind = 0,
): ReviewedCard => {
  const gap = { mean: behind, least: behind / 2, most: 2 * behind }
  return {
    ...{ index: 0, seat, card: 0 as ReviewedCard['card'], verdict, openCost },
    ...{ knowable: { score: gap, tricks: gap }, candidates: [], because: [] },
  }
}

describe('a table looked back on', () => {
  const cards = [
    card(2, 'mistake', 1, 0.4),
    card(0, 'unknowable', 1, 0.1),
    card(1, 'mistake', 0, 0.2),
    card(3, 'fine', 0),
  ]
  it('costs each side its own cards, dummy’s with declarer', () => {
    expect(costOf(contract, cards)).toEqual({
      declarers: { open: 2, knowable: 0.4, mistakes: 1 },
      defenders: { open: 0, knowable: 0.2, mistakes: 1 },
    })
  })
  it('is told beside that of robots', () => {
    const line = {
      ...{ table: 1, contract: '3N' },
      people: costOf(contract, cards),
      robots: costOf(contract, []),
    }
    const lines = [...reportOf([line, line])]
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('people, declarers: +2.00')
    expect(lines[2]).toBe('people: a mistake that could have been known on 2 of 2 boards')
    expect(lines[5]).toBe('robots: a mistake that could have been known on 0 of 2 boards')
  })
  it('may be told of people alone, and of robots later', () => {
    const people = { table: 1, contract: '3N', people: costOf(contract, cards) }
    const robots = { table: 1, contract: '3N', robots: costOf(contract, []) }
    expect([...reportOf([people])]).toHaveLength(3)
    expect(joined([people, { ...people, table: 2 }, robots])).toEqual([
      { ...people, ...robots },
      { ...people, table: 2 },
    ])
  })
})
