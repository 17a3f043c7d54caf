import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'

const dealt = (text: string): deal.PartialDeal => good(deal.parse(text))
/** Board 1 of the hundred deals, with what DDS 2.9 finds. */
const BOARD = dealt('N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3')
const TABLE = [
  [7, 5, 7, 5],
  [5, 7, 5, 7],
  [6, 6, 6, 6],
  [5, 8, 5, 8],
  [6, 6, 6, 6],
]
const TWO_SPADES = { bid: bidOf(2, 3), doubled: 0, declarer: 3 } as const

describe('double dummy over the line', () => {
  const engine = createInlineEngine()

  const contracts = (of: deal.PartialDeal) =>
    ({ ask: 'contracts', deal: of, dealer: 0, vulnerability: 'None' }) as const

  it('finds the table, and par of it', async () => {
    const found = good(await engine.run('double-dummy', contracts(BOARD)))
    expect(found.table).toEqual(TABLE)
    expect(found.par).toMatchObject({
      score: -110,
      contracts: [{ bid: bidOf(2, 3), side: 1, tricks: 8 }],
    })
  })
  it('values the opening leads', async () => {
    const play = { contract: TWO_SPADES, cards: [] }
    const values = good(await engine.run('double-dummy', { ask: 'cards', deal: BOARD, play }))
    const worst = values.filter(({ tricks }) => tricks === 4).map(({ card }) => cardCode(card))
    expect(worst).toEqual(['HK', 'H6', 'H5', 'H2'])
    expect(values).toHaveLength(13)
  })
  it('answers two at once, one after the other', async () => {
    const play = { contract: TWO_SPADES, cards: [] }
    const [table, values] = await Promise.all([
      engine.run('double-dummy', contracts(BOARD)),
      engine.run('double-dummy', { ask: 'cards', deal: BOARD, play }),
    ])
    expect(table).toMatchObject({ ok: true, value: { table: TABLE } })
    expect(values.ok).toBe(true)
  })
  it('says what is impossible', async () => {
    const short = dealt('N:QJ6.K652.J85.T98 - K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3')
    expect(await engine.run('double-dummy', contracts(short))).toMatchObject({
      ok: false,
      error: { code: 'position/unknown' },
    })
  })
  it('is free again when a question is cancelled', async () => {
    const stop = new AbortController()
    const first = engine.run('double-dummy', contracts(BOARD), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await expect(first).rejects.toBeDefined()
    expect(await engine.run('double-dummy', contracts(BOARD))).toMatchObject({
      ok: true,
      value: { table: TABLE },
    })
  })
})
