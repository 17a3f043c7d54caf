import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SPADES } from '#core/suit.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { runInline } from '#testing/inline.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import { setClock } from '#testing/set-clock.ts'
import type { SuitTableInput } from './suit-table.ts'

setClock(0)
const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }
const answerOf = (view: SeatView, more: Partial<SuitTableInput> = {}) =>
  runInline('suit-at-table', {
    ...{ ask: 'lines', view, suit: SPADES, evidence: 'counted' },
    ...{ sides: [SIDE, SIDE], systems: [{ id: 'none' }, { id: 'none' }] },
    ...more,
  })

/** Two of three tricks are wanted: a diamond finesse, the fourth diamond, a spade finesse; one may be lost. */
const BOARD = `[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:32.A76.432.AKQ54 KT98.KQJT9.75.T8 AQ54.543.AKJT.76 J76.82.Q986.J932"]
[Declarer "S"]
[Contract "3NT"]
[Auction "S"]
1NT Pass 3NT Pass
Pass Pass
[Play "W"]
HK H3 H2 H6
HQ H4 H8 HA
*
`
const view = seenBy(boardIn(BOARD), SOUTH)
const linesOf = (more: Partial<SuitTableInput> = {}, of: SeatView = view) => {
  const output = answerOf(of, more)
  if (!output.ok) throw new Error(output.error.message)
  return output.value
}
const plain = linesOf()

describe('lines of play over all the suits', () => {
  it('are compared by the same layouts: both finesses, and the drop before the other finesse', () => {
    const { target, cash, losers, lines } = plain
    // Seven tricks from the top; they have two hearts to cash once they are in.
    expect({ target, cash, losers }).toEqual({ target: 9, cash: 2, losers: 1 })
    expect(lines.map(({ name }) => name)).toEqual([
      'the diamond finesse, then the spade finesse',
      'diamonds from the top, then the spade finesse',
      'spades from the top, then the diamond finesse',
    ])
    const [best] = lines
    expect(best).toMatchObject({ better: 0, worse: 0 })
    for (const { chance, better, worse, plan } of lines) {
      expect(chance).toBeCloseTo(best!.chance + better - worse, 9)
      expect(plan[0]?.chance).toBeCloseTo(chance, 9)
      for (const [i, { text, depth }] of plan.entries())
        if (text.endsWith(':')) expect(plan[i + 1]?.depth).toBe(depth + 1)
    }
    // The queen of five cards is in front of the jack in half of the layouts, and so is the king of spades.
    expect(best!.chance).toBeGreaterThan(0.74)
    expect(best!.chance).toBeLessThan(0.8)
  })
  it('follow what is supposed, and who must not get in', () => {
    const west = { kind: 'card', seat: WEST, card: parseCard('DQ')! } as const
    const [sure] = linesOf({ supposed: [west] }).lines
    expect(sure!.chance).toBeGreaterThan(plain.lines[0]!.chance + 0.1)
    // Of three hearts that are out East has one, as likely as not: that is all he can cash.
    const kept = linesOf({ avoid: WEST })
    expect([kept.cash, kept.losers]).toEqual([1, 2])
  })
  it('say why there are none: to a defender, to dummy, and with the defenders on lead', () => {
    const codeOf = (text: string, seat: Seat): string | undefined => {
      const output = answerOf(seenBy(boardIn(text), seat))
      return output.ok ? undefined : output.error.code
    }
    expect(codeOf(BOARD, WEST)).toBe('suit-lines/seat')
    expect(codeOf(BOARD, NORTH)).toBe('suit-lines/seat')
    expect(codeOf(BOARD.replace('\n*', '\nC8 C6 C9 C4\n*'), SOUTH)).toBe('suit-lines/lead')
  })
})
