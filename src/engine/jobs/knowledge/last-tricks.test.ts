/**
 * Dummy's eyes see three closed hands. Where calls and leads told of several whole hands, layouts were drawn to
 * the end, for up to half a minute where plays were against the agreements; few are written down instead.
 */
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { contractOf } from '#core/auction.ts'
import { dummyOf } from '#core/contract.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { rngOf } from '#core/rng.ts'
import { seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { bidderOf } from '#systems/bidder.ts'
import { lastMoment } from '#testing/moments.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const SYSTEMS: SystemRefs = [{ id: 'sayc' }, { id: 'sayc' }]

it.each([
  [1, 38],
  [2, 40],
  [3, 42],
])('board %i is counted after %i cards of any play, with all that is agreed', (number, count) => {
  const rng = rngOf([number, 3, 1, 4])
  const deal = dealFromSeed([number, 1, 5, 9], 1)
  const bidder = good(bidderOf(SYSTEMS))
  const { state } = bidOut(bidder.sides, 0, 'None', deal)
  const contract = contractOf(state.auction)
  if (contract === undefined) throw new Error('passed out')
  let play: Play = startPlay(contract)
  while (play.cards.length < count) {
    const cards = legalCards(deal, play)
    play = { ...play, cards: [...play.cards, cards[rng.below(cards.length)]!] }
  }
  const record = {
    board: { number: 1, dealer: 0 as const, vulnerability: 'None' as const, deal },
    calls: state.auction.calls.map((call) => ({ call })),
    contract,
    cards: play.cards,
  }
  const view = seatView(record, dummyOf(contract))
  if (view === undefined) throw new Error('no view')
  const { agreed } = lastMoment({ view, sides: [SIDE, SIDE], systems: SYSTEMS })
  expect(['exact', 'rounded']).toContain(agreed.precision)
  expect(agreed.inferences.length).toBeGreaterThan(2)
})
