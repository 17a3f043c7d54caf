import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import { createInlineEngine, runInline } from '../../inline.ts'

const dealt = (text: string): deal.PartialDeal => {
  const read = deal.parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
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

  it('finds the table, and par of it', async () => {
    const table = await engine.run('dd-table', BOARD)
    expect(table).toEqual({ ok: true, value: TABLE })
    const par = runInline('par', { table: TABLE, dealer: 0, vulnerability: 'None' })
    expect(par).toMatchObject({
      score: -110,
      contracts: [{ bid: bidOf(2, 3), side: 1, tricks: 8 }],
    })
  })
  it('values the opening leads', async () => {
    const play = { contract: TWO_SPADES, cards: [] }
    const values = await engine.run('dd-cards', { deal: BOARD, play })
    if (!values.ok) throw new Error(values.error.message)
    const worst = values.value
      .filter(({ tricks }) => tricks === 4)
      .map(({ card }) => cardCode(card))
    expect(worst).toEqual(['HK', 'H6', 'H5', 'H2'])
    expect(values.value).toHaveLength(13)
  })
  it('traces a play, and finds a line from there', async () => {
    const cards = ['HK', 'H7', 'H3', 'HA'].map((code) => parseCard(code) ?? (0 as never))
    const play = { contract: TWO_SPADES, cards }
    expect(await engine.run('dd-trace', { deal: BOARD, play })).toEqual({
      ok: true,
      value: [8, 9, 9, 9, 9],
    })
    const line = await engine.run('dd-line', { deal: BOARD, play })
    if (!line.ok) throw new Error(line.error.message)
    expect(new Set([...cards, ...line.value]).size).toBe(52)
  })
  it('answers two at once, one after the other', async () => {
    const play = { contract: TWO_SPADES, cards: [] }
    const [table, values] = await Promise.all([
      engine.run('dd-table', BOARD),
      engine.run('dd-cards', { deal: BOARD, play }),
    ])
    expect(table).toMatchObject({ ok: true, value: TABLE })
    expect(values.ok).toBe(true)
  })
  it('says what is impossible', async () => {
    const short = dealt('N:QJ6.K652.J85.T98 - K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3')
    expect(await engine.run('dd-table', short)).toMatchObject({
      ok: false,
      error: { code: 'position/unknown' },
    })
  })
  it('is free again when a question is cancelled', async () => {
    const stop = new AbortController()
    const first = engine.run('dd-table', BOARD, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await expect(first).rejects.toBeDefined()
    expect(await engine.run('dd-table', BOARD)).toEqual({ ok: true, value: TABLE })
  })
})
