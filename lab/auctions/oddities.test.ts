import { expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { parseCall } from '#core/call.ts'
import { type Deal, parse } from '#core/deal.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { oddities } from './oddities.ts'

const sayc = rulesOf('sayc')
const found = (deal: string, auction: string) => {
  const calls = auction.split(' ').map((code) => parseCall(code)!)
  return oddities(good(stateAfter([sayc, sayc], 0, 'None', calls)), good(parse(deal)) as Deal)
}
/** 30 points North–South with ten spades, 10 East–West. */
const DEAL = 'N:AKQ32.AK4.K32.Q2 87.QJT9.QJT9.543 JT954.32.A54.AK6 6.8765.876.JT987'

it('an auction is odd by what it comes to', () => {
  expect(found(DEAL, '1S P 2S P P P')).toEqual(['27 points and no game'])
  expect(found(DEAL, '1S P 4S P P P')).toEqual([])
  expect(found(DEAL, 'P P P 1N P P P')).toEqual(['26 points left them to play', '16 points silent'])
  expect(found(DEAL, 'P 4H P P P')).toEqual(['a game on 21 points', '16 points silent'])
  expect(found(DEAL, '1C P 1D P 2D P P P')).toContain('a fit missed')
  expect(found(DEAL, 'P P P P')).toEqual([])
})
