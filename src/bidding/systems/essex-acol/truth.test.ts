/** When all four bid by the system, every fact that stands is true of the hand it speaks of. */
import { expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { stands } from '#bidding/factbase/fact.ts'
import type { Statement } from '#bidding/factbase/statement.ts'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { contractOf } from '#core/auction.ts'
import { openingLeader } from '#core/contract.ts'
import * as hand from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE } from '#core/rank.ts'
import type { Seed } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SUITS } from '#core/suit.ts'
import { run, viewOf } from '#testing/bribip.ts'
import { upTo } from '#testing/long.ts'
import { ESSEX_ACOL } from './system.ts'

const SEED: Seed = [1975, 6, 0, 1]

const within = (n: number, { min, max }: { min: number; max: number }): boolean =>
  n >= min && n <= max
/** `true` also for what is not about the cards. */
function isTrue(s: Statement, h: hand.Hand): boolean {
  switch (s.kind) {
    case 'card':
      return hand.has(h, s.card) === s.held
    case 'length':
      return within(holding.length(h[s.suit]), s)
    case 'suit-points':
      return within(holding.hcp(h[s.suit]), s)
    case 'points':
      return within(hand.hcp(h), s)
    case 'total':
      return within(hand.hcp(h) + HAND_MEASURES.distribution.value(h), s)
    case 'control':
      return (h[s.suit] === 0 || holding.has(h[s.suit], ACE)) === s.held
    case 'count':
      return s.of.includes(SUITS.filter((suit) => holding.has(h[suit], s.rank)).length)
    case 'longer':
      return holding.length(h[s.suit]) - holding.length(h[s.than]) >= s.by
    default:
      return true
  }
}

it('tells the truth of every hand, and meets no contradiction', () => {
  let facts = 0
  for (let i = 1; i <= upTo(10, 30); i++) {
    const deal = dealFromSeed(SEED, i)
    const dealer = SEATS[i % 4]!
    const { calls } = bidOut([ESSEX_ACOL, ESSEX_ACOL], dealer, 'None', deal).state.auction
    const contract = contractOf({ dealer, calls })
    const lead = contract && hand.cards(deal[openingLeader(contract)])[0]
    for (const seat of SEATS) {
      const { base } = run(viewOf(deal, seat, dealer, calls, lead))
      expect(base.log.filter(({ event }) => event.kind === 'contradiction')).toEqual([])
      for (const fact of base.facts.filter(stands)) {
        expect(isTrue(fact.says, deal[fact.about]), JSON.stringify(fact)).toBe(true)
        facts += fact.because.kind === 'call' ? 1 : 0
      }
    }
  }
  expect(facts).toBeGreaterThan(upTo(150, 500))
})
