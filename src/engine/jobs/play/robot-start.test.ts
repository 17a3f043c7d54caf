/** A board paused in mid-play: robots bid it and play it, and South sees what South may. */
import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { dummyOf } from '#core/contract.ts'
import { legalCards } from '#core/play.ts'
import { SOUTH } from '#core/seat.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { rulesOf } from '#systems/registry.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine } from '#testing/inline.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const ask = async (n: number) =>
  good(
    await createInlineEngine().run('practice-board', {
      ask: 'paused',
      ...{ system: { id: 'sayc' }, sides: [SIDE, SIDE], seed: [n, 2, 3, 4] },
    }),
  )

describe('a board paused in mid-play', () => {
  it('is bid by the system, played lawfully for whole tricks, and seen from South; the same again', async () => {
    const { view, deal } = await ask(1)
    expect(await ask(1)).toEqual({ view, deal })
    const sayc = rulesOf('sayc')
    const { auction } = bidOut([sayc, sayc], view.dealer, 'None', deal).state
    expect(view.calls.map(({ call }) => call)).toEqual(auction.calls)
    const { contract, cards } = view
    if (contract === undefined) throw new Error('there is a contract')
    expect(view.seat).toBe(SOUTH)
    expect(view.hand).toEqual(deal[SOUTH])
    expect(dummyOf(contract)).not.toBe(SOUTH)
    expect(cards.length % 4).toBe(0)
    expect(cards.length).toBeGreaterThanOrEqual(8)
    for (const [n, card] of cards.entries())
      expect(legalCards(deal, { contract, cards: cards.slice(0, n) })).toContain(card)
  })
})
