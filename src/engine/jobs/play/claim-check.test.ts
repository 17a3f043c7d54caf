import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { parse } from '#core/deal.ts'
import { seatView } from '#core/seat-view.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'

describe('a claim over the line', () => {
  it('is right by winners, and one too many is refuted or refused', async () => {
    const engine = createInlineEngine()
    const deal = good(
      parse('N:AKQJ.AKQ.AKQ.A32 T987.JT9.JT9.KQJ 5432.432.432.T54 6.8765.8765.9876'),
    )
    const contract = { bid: bidOf(3, 4), doubled: 0, declarer: 2 } as const
    const board = { number: 1, dealer: 2, vulnerability: 'None', deal: deal } as const
    const cards = ['H5', 'HA', 'H9', 'H2'].map((code) => parseCard(code)!)
    const view = seatView({ board, calls: [], contract, cards }, 2)!
    const claim = (declarerTricks: number) =>
      engine.run('claim-check', { view, declarerTricks, seed: [1, 2, 3, 4] })
    const right = { verdict: { kind: 'right', by: 'winners' }, claimed: 10 }
    expect(await claim(11)).toMatchObject({ ok: true, value: right })
    const wrong = await claim(13)
    expect(wrong).toMatchObject({ ok: true, value: { verdict: { kind: 'wrong' } } })
    // East and West are closed to South; the cards of the first trick are gone from them.
    const says = wrong.ok ? wrong.value.says : ''
    expect(says).toMatch(
      /^Wrong: only ten of the twelve can be taken if the other hands lie badly\. They may lie so: West ♠\S+( [♥♦♣]\S+)* and East [♠♥♦♣]\S+( [♥♦♣]\S+)*\. The play may go ([♠♥♦♣]\S+ ?)+( …)?\.$/,
    )
    const lie = says.split('They may lie so: ')[1]!.split('.')[0]!
    expect([...lie.matchAll(/(?:10|[2-9JQKA])/g)]).toHaveLength(24)
    for (const played of [/♥[^ ]*5/, /♥[^ ]*A/, /♥[^ ]*2/]) expect(lie).not.toMatch(played)
    expect(await claim(14)).toMatchObject({ ok: false, error: { code: 'cardplay/claim' } })
  })
})
