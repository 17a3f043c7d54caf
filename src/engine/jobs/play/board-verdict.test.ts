import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { BoardJudged } from './board-verdict.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const SAYC = { id: 'sayc' } as const
const engine = createInlineEngine()

/** East opens one notrump, South plays three: East has the queen of spades and nearly all other points. */
function board(cards: string): BoardRecord {
  return {
    board: {
      number: 1,
      dealer: 1,
      vulnerability: 'None',
      deal: good(parse('N:KJ98.T82.KQ6.QT8 Q32.KQ4.AJ3.K762 AT765.AJ6.T4.AJ9 4.9753.98752.543')),
    },
    calls: [bidOf(1, 4), bidOf(3, 4), PASS, PASS, PASS].map((call) => ({ call })),
    contract: undefined,
    cards: cards.split(' ').map((code) => parseCard(code)!),
  }
}
const PLAYED = 'H5 H2 HQ HA S5 S4 SK S2 S8 S3 SA'
const asked = (record: BoardRecord, seat: Seat): BoardJudged => ({
  ...{ ask: 'board', record, seat, sides: [SIDE, SIDE], systems: [SAYC, SAYC] },
  ...{ scoring: 'matchpoints', speed: 'instant', seed: [5, 2, 3, 4] },
})
const ask = async (seat: Seat) => good(await engine.run('look-back', asked(board(PLAYED), seat)))
const declarers = ask(2)
const told = (seat: Seat) => (seat === 2 ? declarers : ask(seat))

describe('the verdict on a board', () => {
  it('blames declarer for the finesse that East’s opening told of, and opens its place', async () => {
    const { verdict, lines } = await told(2)
    const [fault, ...others] = verdict.cards.faults
    expect(others).toEqual([])
    expect(fault).toMatchObject({
      ...{ kind: 'card', role: 'declare', index: 10, theme: 'finesse' },
      ...{ made: parseCard('SA') },
    })
    expect(fault?.cost.least).toBeGreaterThan(0)
    expect(lines.play).toMatchObject({ mark: 'cost', at: 16 })
    expect(lines.known).toMatchObject({ mark: 'cost', at: 16 })
    expect(lines.known.says).toContain('one notrump told it')
  })
  it('gives a card the same interval, however many others are looked at', async () => {
    const at = async (places: readonly number[]) =>
      good(
        await engine.run('look-back', {
          ...{ ...asked(board(PLAYED), 2), ask: 'cards', places },
        }),
      )[0]
    expect(await at([4])).toEqual(await at([4, 6]))
  })
  it('asks nothing of the cards of whoever was dummy', async () => {
    const { verdict, lines } = await told(0)
    expect(verdict.cards).toEqual({ made: 0, faults: [], openCost: 0 })
    expect(lines.play.mark).toBe('none')
    expect(lines.calls).toMatchObject({ mark: 'good' })
  })
  it('tells the opener that the textbook call was as good as any', async () => {
    const { verdict, lines } = await told(1)
    expect(verdict.calls).toEqual({ made: 2, faults: [] })
    expect(lines.calls).toEqual({ mark: 'good', says: 'Both as good as any.' })
  })
})
