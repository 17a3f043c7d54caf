import { describe, expect, it } from 'vitest'
import type { SeatView } from '#core/seat-view.ts'
import { CLUBS, DIAMONDS } from '#core/suit.ts'
import { threeNotrump } from '#testing/board-text.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import { setClock } from '#testing/set-clock.ts'
import { SPADES_AT_THE_TABLE } from '#testing/suit-questions.ts'
import type { SuitReviewInput } from './suit-review.ts'

setClock(0)
/** West shows seven hearts; South cashes the spade ace, crosses in diamonds and leads to the spade king or jack. */
const board = (west: string, east: string, third: string, fourth: string) =>
  threeNotrump(
    `S:AKJ32.AK2.543.AQ ${west} 7654.43.AK2.K432 ${east}`,
    `HQ H3 H5 HK HJ H4 D6 HA S8 S4 S9 SA DJ DA D7 D3 ${fourth} S5 ST ${third}`,
  )
const ONE_WEST = ['8.QJT9876.QJ.JT9', 'QT9.5.T9876.8765'] as const
const viewOf = (text: string): SeatView => seenBy(boardIn(text), 2)
const ask = (view: SeatView, more: Partial<SuitReviewInput> = {}) =>
  runInline('suit-at-table', {
    ask: 'review',
    view,
    ...SPADES_AT_THE_TABLE,
    evidence: 'counted',
    ...more,
  })
const rowsOf = (view: SeatView, more: Partial<SuitReviewInput> = {}) => good(ask(view, more))

describe('a suit after the board', () => {
  const king = rowsOf(viewOf(board(...ONE_WEST, 'SK', 'H6')))
  const jack = rowsOf(viewOf(board(...ONE_WEST, 'SJ', 'H6')))

  it('has a row for each trick in which declarer’s side led the suit, where it can be stepped to', () => {
    expect(king.rows.map(({ trick, cards }) => [trick, cards])).toEqual([
      [3, 8],
      [5, 16],
    ])
    expect(king.rows[0]?.lead.played).toBe('the ace from South')
  })
  it('counts what the king cost after West’s seven hearts, and that the jack cost nothing', () => {
    const [, wrong] = king.rows
    expect(wrong?.third).toMatchObject({ played: 'the king', best: 'the jack' })
    expect(wrong?.cost).toBeGreaterThan(0.05)
    expect(jack.rows[1]?.cost).toBe(0)
    expect(king.cost).toBeCloseTo(
      king.rows.reduce((sum, { cost }) => sum + cost, 0),
      12,
    )
  })
  it('judges by what was knowable only: where the queen really lay changes nothing', () => {
    // The queen is West’s now, and the king drops it: the king was no better for that.
    const view = viewOf(board('Q8.QJT9876.QJ.JT', 'T9.5.T9876.98765', 'SK', 'SQ'))
    const lucky = rowsOf(view)
    expect(lucky.rows.map(({ cost }) => cost)).toEqual(king.rows.map(({ cost }) => cost))
    // Before the queen was played, the figures are the same as ever.
    expect(lucky.rows[0]).toEqual(king.rows[0])
  })
  it('never finds a choice better than the best, with any odds', () => {
    for (const evidence of ['fresh', 'counted', 'known'] as const)
      for (const row of rowsOf(viewOf(board(...ONE_WEST, 'SK', 'H6')), { evidence }).rows)
        for (const choice of [row.lead, row.third])
          if (choice) expect(choice.bestWorth).toBeGreaterThanOrEqual(choice.worth - 1e-9)
  })
  it('says so where declarer’s side led nothing of the suit, and is for declarer', () => {
    const view = viewOf(board(...ONE_WEST, 'SK', 'H6'))
    const code = (more: Partial<SuitReviewInput>) => {
      const output = ask(view, more)
      return output.ok ? undefined : output.error.code
    }
    expect(code({ suit: CLUBS })).toBe('suit-review/none')
    expect(code({ suit: DIAMONDS })).toBeUndefined()
    expect(code({ view: { ...view, seat: 1 } })).toBe('suit-review/seat')
  })
})
