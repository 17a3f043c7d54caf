import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import { NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SPADES } from '#core/suit.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { FINESSE_OR_DROP } from '#testing/board-text.ts'
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

/** Two tricks are wanted beside the seven from the top: of diamonds by finesse or drop, of spades by length. */
const BOARD = FINESSE_OR_DROP
const view = seenBy(boardIn(BOARD), SOUTH)
const linesOf = (more: Partial<SuitTableInput> = {}, of: SeatView = view) => {
  const output = answerOf(of, more)
  if (!output.ok) throw new Error(output.error.message)
  return output.value
}
const plain = linesOf()

describe('lines of play over all the suits', () => {
  it('are compared by the same layouts: the finesse, and the drop in its place', () => {
    const { target, cash, losers, lines } = plain
    // Seven tricks from the top; of two hearts that they have left one hand has one at least.
    expect({ target, cash, losers }).toEqual({ target: 9, cash: 1, losers: 2 })
    expect(lines.map(({ name }) => name)).toEqual([
      'spades from the top, then the diamond finesse',
      'spades from the top, then diamonds from the top',
    ])
    const [best] = lines
    expect(best).toMatchObject({ better: 0, worse: 0 })
    for (const { chance, better, worse, plan } of lines) {
      expect(chance).toBeCloseTo(best!.chance + better - worse, 9)
      expect(plan[0]?.chance).toBeCloseTo(chance, 9)
      for (const [i, { text, depth }] of plan.entries())
        if (text.endsWith(':')) expect(plan[i + 1]?.depth).toBe(depth + 1)
    }
    // The queen is caught by the drop in a third of the layouts, by the finesse in more than half.
    expect(best!.chance - lines[1]!.chance).toBeGreaterThan(0.1)
  })
  it('follow what is supposed, and who must not get in', () => {
    const west = { kind: 'card', seat: WEST, card: parseCard('DQ')! } as const
    const [sure] = linesOf({ supposed: [west] }).lines
    expect(sure!.chance).toBeGreaterThan(plain.lines[0]!.chance + 0.1)
    // Whoever is kept out cashes nothing.
    const kept = linesOf({ avoid: WEST })
    expect(kept.cash).toBeLessThanOrEqual(plain.cash)
    expect(kept.losers).toBe(3 - kept.cash)
  })
  it('say why there are none: to a defender, to dummy, and with the defenders on lead', () => {
    const codeOf = (text: string, seat: Seat): string | undefined => {
      const output = answerOf(seenBy(boardIn(text), seat))
      return output.ok ? undefined : output.error.code
    }
    expect(codeOf(BOARD, WEST)).toBe('suit-lines/seat')
    expect(codeOf(BOARD, NORTH)).toBe('suit-lines/seat')
    expect(codeOf(BOARD.replace('\n*', '\nSK S4 S7 S2\n*'), SOUTH)).toBe('suit-lines/lead')
  })
})
