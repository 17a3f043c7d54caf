/** The build checks over every registered system; the long run of them is `npm run lab -- selfplay`. */
import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { ruleCensus } from '#bidding/audit/dead-rules.ts'
import { leastTried, selfPlay } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { isLegal } from '#core/auction.ts'
import { hcp } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { type BySide, NORTH } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { everyAuction } from '#testing/bidding/auctions.ts'
import { checkState } from '#testing/bidding/check-state.ts'
import { calls } from '#testing/bribip.ts'
import { RARE_HANDS } from '#testing/edges/rare-hands.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { allRules } from './registry.ts'

const SEED: Seed = [1975, 1967, 1, 2]
const next = randomWords(75)
const HANDS = Array.from({ length: 6 }, (_, i) => (i % 2 ? randomHand(next) : lopsidedHand(next)))
const deals = (count: number) => Array.from({ length: count }, (_, i) => dealFromSeed(SEED, i + 1))
const all: readonly BiddingSystem[] = allRules()

suite.each(all.map((system) => [system.id, system] as const))('the system %s', (_, system) => {
  const table: BySide<BiddingSystem> = [system, system]
  const pair: BySide<BiddingSystem> = [system, SILENT_SYSTEM]

  it('is sound in every auction up to two calls, and where self-play goes', () => {
    const states = new Map<string, PublicState>()
    for (const state of everyAuction(table, 2)) states.set(state.key, state)
    for (const sides of [table, pair])
      for (const { state } of selfPlay(sides, deals(upTo(10, 40)))) states.set(state.key, state)
    const found = [...states.values()].flatMap((state) => checkState(state, HANDS))
    expect(found).toEqual([])
    expect(states.size).toBeGreaterThan(200)
  })

  /** Auctions that the long run once found something in. */
  it.each([
    ...['1C 1D 1H 2N', '1C 1D 2D 2N', '1S 2C P 2N', '1N P 4C P 4D P'],
    ...['1H P 2C P 2S P', '2C P 2D P 3H P', '1H P 1S 2H P'],
  ])('is sound after %s', (auction) => {
    const state = good(stateAfter(table, NORTH, 'None', calls(auction)))
    expect(checkState(state, HANDS)).toEqual([])
  })

  it('bids every deal to a lawful end, and keeps each hand within its picture', () => {
    for (const sides of [table, pair])
      for (const deal of deals(upTo(15, 60))) {
        let calls = 0
        for (const { state, turnRule } of selfPlay(sides, [deal])) {
          expect(isLegal(state.auction, turnRule.call)).toBe(true)
          const own = state.shown(state.seat)
          expect(own.status).toBe('exact')
          expect(hcp(deal[state.seat])).toBeGreaterThanOrEqual(own.hcp.min)
          expect(hcp(deal[state.seat])).toBeLessThanOrEqual(own.hcp.max)
          calls++
        }
        expect(calls).toBeLessThan(40)
      }
  })

  // Rules of states that a short run does not reach are left to the long one.
  it('has a hand for every rule that it comes to', () => {
    const census = ruleCensus(system.rules, rngOf(SEED), RARE_HANDS)
    for (const sides of [pair, table])
      for (const { state, turnRule } of selfPlay(sides, deals(upTo(40, 250)))) {
        census.won(turnRule.origin.id)
        finish(census.visit(state))
      }
    for (const state of leastTried(pair, upTo(24, 150), rngOf(SEED, 2))) finish(census.visit(state))
    const looked = census.dead().filter(({ searched }) => searched >= 20)
    expect(looked.map(({ rule }) => rule.id)).toEqual([])
  })
})
