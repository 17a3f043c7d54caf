import { describe, expect, it } from 'vitest'
import { format, length } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { HEARTS } from '#core/suit.ts'
import { threeNotrump } from '#testing/board-text.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import { setClock } from '#testing/set-clock.ts'
import { SPADES_AT_THE_TABLE } from '#testing/suit-questions.ts'
import type { SuitDefenceInput } from './suit-defence.ts'

setClock(0)
/** The defender of document 004, section X: West has AJ9 of spades over dummy's right; dummy, North, has Q32. */
const BOARD = threeNotrump(
  'N:Q32.AK32.K32.432 T654.9654.T54.76 K87.QJT.AQJ9.AQJ AJ9.87.876.KT985',
  'H8 H2 H4 HT',
)
const RECORD = boardIn(BOARD)
const ask = (seat: Seat, more: Partial<SuitDefenceInput> = {}, from = RECORD) => {
  return runInline('suit-at-table', {
    ask: 'leads',
    view: seenBy(from, seat),
    ...SPADES_AT_THE_TABLE,
    evidence: 'fresh',
    ...more,
  })
}
const answerOf = (seat: Seat, more: Partial<SuitDefenceInput> = {}) => good(ask(seat, more))
const code = (seat: Seat, more: Partial<SuitDefenceInput> = {}, from = RECORD) => {
  const output = ask(seat, more, from)
  return output.ok ? undefined : output.error.code
}

describe('a suit as a defender sees it', () => {
  it('is the document’s search for West: the jack wins three tricks in 45 % of the lies', () => {
    const answer = answerOf(3, { tricks: 3 })
    expect(answer.dummyOver).toBe(true)
    expect([format(answer.own), format(answer.dummy)]).toEqual(['AJ9', 'Q32'])
    const three = answer.targets.find(({ tricks }) => tricks === 3)
    expect(three?.leads[0] && format(three.leads[0].card)).toBe('J')
    expect(three?.leads[0]?.chance).toBeCloseTo(0.451552795, 9)
    expect(answer.rows).toHaveLength(128)
    expect(answer.rows.filter(({ leads }) => leads !== 0)).toHaveLength(57)
    expect(answer.rows.every(({ leads, partner }) => leads === 0 || partner.includes('K'))).toBe(
      true,
    )
  })
  it('puts dummy before East, who sees it on his right', () => {
    const answer = answerOf(1)
    expect(answer.dummyOver).toBe(false)
    expect(answer.seats).toEqual({ own: 1, dummy: 0, partner: 3, declarer: 2 })
  })
  it('weighs by the places that are left, and the chances of the lies add up to one', () => {
    for (const evidence of ['fresh', 'counted', 'known'] as const) {
      const { rows, targets } = answerOf(3, { evidence })
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
      const ceilings = targets.map(({ ceiling }) => ceiling)
      expect(ceilings).toEqual([...ceilings].sort((a, b) => b - a))
      for (const { leads, ceiling } of targets)
        for (const { chance } of leads) expect(chance).toBeLessThanOrEqual(ceiling + 1e-12)
    }
    // One card each has gone: twelve places each, where a fresh deal has thirteen.
    const counted = answerOf(3, { evidence: 'counted' })
    expect(counted.shown.map(({ vacant }) => vacant)).toEqual([12, 12])
    const one = counted.rows.find(({ partner }) => partner === 'KT87654')
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    expect(one?.chance).toBeCloseTo(choose(17, 5) / choose(24, 12), 12)
  })
  it('counts only cards that are unseen', () => {
    const answer = answerOf(3, { suit: HEARTS })
    expect(length(answer.hidden)).toBe(13 - 2 - 4 - 2)
  })
  it('says why there is nothing: not a defender, no dummy, the suit being led, no card', () => {
    expect(code(2)).toBe('suit-defence/seat')
    expect(code(0)).toBe('suit-defence/seat')
    expect(code(3, {}, { ...RECORD, cards: [] })).toBe('suit-defence/dummy')
    const led = RECORD
    expect(code(3, { suit: HEARTS }, { ...led, cards: led.cards.slice(0, 2) })).toBe(
      'suit-defence/led',
    )
  })
})
