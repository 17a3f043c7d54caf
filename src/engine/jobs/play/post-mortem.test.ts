import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seed } from '#core/rng.ts'
import { seatView } from '#core/seat-view.ts'
import type { HandsClaim } from '#explain/proof.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { CardsLookedAt } from './post-mortem.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const SYSTEM = { id: 'by-hand' } as const

/** Three notrump by South; West leads. */
function board(text: string, cards: string): BoardRecord {
  return {
    board: { number: 1, dealer: 2, vulnerability: 'None', deal: good(parse(text)) },
    calls: [bidOf(3, 4), PASS, PASS, PASS].map((call) => ({ call })),
    contract: undefined,
    cards: cards.split(' ').map((code) => parseCard(code)!),
  }
}
/** The king of spades is alone behind the ace and queen. */
const DEAL = 'N:AQ.KQ2.AKQ2.AKQ2 K.JT9.JT98.JT987 5432.A543.43.543 JT9876.876.765.6'

describe('a board looked back on', () => {
  const engine = createInlineEngine()
  const input = (record: BoardRecord): Omit<CardsLookedAt, 'ask'> => ({
    ...{ record, sides: [SIDE, SIDE], systems: [SYSTEM, SYSTEM] },
    ...{ scoring: 'matchpoints', speed: 'normal', seed: [5, 2, 3, 4] },
  })

  const verdicts = async (cards: string, seed: Seed = [5, 2, 3, 4]) => {
    const places = [cards.split(' ').length - 1]
    return good(
      await engine.run('look-back', {
        ask: 'cards',
        ...input(board(DEAL, cards)),
        places,
        seed,
      }),
    )
  }

  it('calls no finesse a mistake that could not be known to lose', async () => {
    const queen = (await verdicts('H8 H2 H9 HA S3 S6 SQ')).at(-1)
    expect(queen).toMatchObject({ index: 6, seat: 0, verdict: 'unknowable', openCost: 1 })
    expect(queen?.better).toBeUndefined()
  })
  it('calls the ace one though the king fell, and tells what would have been better', async () => {
    // Of four seeds three call it a mistake, whichever way small cards are weighed.
    const ace = (await verdicts('H8 H2 H9 HA S3 S6 SA', [1, 2, 3, 4])).at(-1)
    expect(ace).toMatchObject({ verdict: 'mistake', openCost: 0, better: parseCard('SQ') })
    expect(ace?.knowable?.tricks.least).toBeGreaterThan(0)
    // The king had fallen: no agreement was needed to see it.
    expect(ace?.reasons.map(({ text }) => text)).toEqual([
      'The cards in sight were enough to know it, whatever was agreed.',
    ])
  })
  it('names the call that a mistake hangs on', async () => {
    // East opened 15 to 17 points, and declarer misses 15: the queen of spades is East’s. By the law alone
    // the ace is as good as the finesse; of twelve seeds all call it a mistake here.
    const text = 'N:KJ98.T82.KQ6.QT8 Q32.KQ4.AJ3.K762 AT765.AJ6.T4.AJ9 4.9753.98752.543'
    const record: BoardRecord = {
      ...board(text, 'H5 H2 HQ HA S5 S4 SK S2 S8 S3 SA'),
      calls: [bidOf(1, 4), bidOf(3, 4), PASS, PASS, PASS].map((call) => ({ call })),
    }
    const dealer = { ...record, board: { ...record.board, dealer: 1 as const } }
    const sayc = { id: 'sayc' } as const
    const asked = { ...input(dealer), systems: [sayc, sayc], places: [10] } as const
    const [ace, ...others] = good(await engine.run('look-back', { ask: 'cards', ...asked }))
    expect(others).toEqual([])
    expect(ace).toMatchObject({ verdict: 'mistake' })
    expect(ace?.because.map(({ id }) => id)).toContain('call-0')
    // Its sentence names the call, and what it names opens the chance that the call was as agreed.
    const said = ace!.reasons.find(({ text }) => text.startsWith('East’s one notrump told it'))!
    expect(said.text).toMatch(/: without that, .*[♠♥♦♣].*\.$/)
    const view = seatView({ ...dealer, cards: dealer.cards.slice(0, 10) }, 2)!
    const proof = await engine.run('proof', {
      ...{ view, sides: asked.sides, systems: asked.systems },
      of: said.opens![0]!.of as HandsClaim,
    })
    expect(proof).toMatchObject({ ok: true })
    if (proof.ok) expect(proof.value.steps.some(({ act }) => act?.act.kind === 'call')).toBe(true)
  })
  it('looks at the cards of a seat alone', async () => {
    const record = board(DEAL, 'H8 H2 H9 HA')
    const quick = { ...input(record), speed: 'instant', seats: [2] } as const
    const found = good(await engine.run('look-back', { ask: 'cards', ...quick }))
    expect(found.map(({ card }) => cardCode(card))).toEqual(['H2', 'HA'])
  })
  it('refuses an unlawful card', async () => {
    const found = await engine.run('look-back', { ask: 'cards', ...input(board(DEAL, 'H8 H2 SK')) })
    expect(found).toMatchObject({ ok: false, error: { code: 'play/revoke' } })
  })
})
