import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import { EAST, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { exampleById } from '#examples/index.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { MarkGuessInput } from './mark-guess.ts'

const view = (id: string) => {
  const record = exampleById(id)?.record
  const seen = record === undefined ? undefined : seatView(record, SOUTH)
  if (seen === undefined) throw new Error('the example is there')
  return seen
}
const BOARD = view('dummy-and-lead')
/** East's hearts after its show-out. */
const asked = (guess: Extract<MarkGuessInput, { kind: 'number' }>['guess']): MarkGuessInput => ({
  kind: 'number',
  view: BOARD,
  cards: 3,
  seat: EAST,
  what: HEARTS,
  of: { lo: 4, chances: [0.2, 0.5, 0.3] },
  guess,
})
const mark = (input: MarkGuessInput) => good(runInline('mark-guess', input))

describe('marking', () => {
  it('gives the best guess a word and no lecture', () => {
    expect(mark(asked({ kind: 'value', value: 5 }))).toEqual({
      grade: 'best',
      score: 1,
      bits: 0,
      sentence: 'Right: no guess could be better. 5 has 50\u00a0%.',
      reasons: [],
    })
  })
  it('gives a worse one the reason, from the cards on', () => {
    const four = mark(asked({ kind: 'value', value: 4 }))
    expect(four.score).toBeCloseTo(0.4)
    expect(four.sentence).toBe('4 has 20\u00a0%; the best, 5, has 50\u00a0%.')
    const text = four.reasons.map((step) => step.text).join(' ')
    expect(text).toContain('East')
    expect(text).toContain('By law alone')
    expect(four.reasons.some((step) => step.events.length > 0)).toBe(true)
  })
  it('says what rules a guess out', () => {
    const eight = mark(asked({ kind: 'value', value: 8 }))
    expect(eight.grade).toBe('impossible')
    expect(eight.reasons.map((step) => step.text).join(' ')).toContain('six hearts')
  })
  it('marks a range and a distribution', () => {
    expect(mark(asked({ kind: 'range', lo: 4, hi: 5 })).score).toBeCloseTo(0.7 / 0.8)
    expect(mark(asked({ kind: 'spread', lo: 4, weights: [2, 5, 3] })).bits).toBe(0)
    const blind = mark(asked({ kind: 'spread', lo: 4, weights: [1, 1, 0] }))
    expect(blind.grade).toBe('impossible')
  })
  it('marks the place of a card by the chance of its holder', () => {
    const holders = [
      { seat: WEST, chance: 0.75 },
      { seat: EAST, chance: 0.25 },
    ]
    const place = (guess: Seat) =>
      runInline('mark-guess', {
        kind: 'place',
        view: BOARD,
        cards: 1,
        card: 23 as Card,
        holders,
        guess,
      })
    expect(place(WEST)).toMatchObject({ ok: true, value: { score: 1, reasons: [] } })
    const east = place(EAST)
    expect(east).toMatchObject({ ok: true, value: { grade: 'short' } })
    expect(east.ok && east.value.score).toBeCloseTo(1 / 3)
    expect(east.ok && east.value.reasons.map((step) => step.text).join(' ')).toBe(
      'West has 12 unknown cards; East has 13 unknown cards. By law alone West would have it with 48\u00a0%; what was agreed makes it 75\u00a0%.',
    )
    expect(place(0)).toMatchObject({ ok: false })
  })
  it('refuses a hand that is in sight', () => {
    const input = { ...asked({ kind: 'value', value: 1 }), seat: SOUTH, what: SPADES }
    expect(runInline('mark-guess', input as MarkGuessInput).ok).toBe(false)
  })
})
