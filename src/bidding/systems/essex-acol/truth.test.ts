/** When all four bid by the system, every fact that stands is true of the hand it speaks of, to the last trick. */
import { expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { stands } from '#bidding/factbase/fact.ts'
import type { LogEntry } from '#bidding/factbase/log.ts'
import type { Statement } from '#bidding/factbase/statement.ts'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { contractOf } from '#core/auction.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { legalCards } from '#core/play.ts'
import { ACE } from '#core/rank.ts'
import type { Seed } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SUITS } from '#core/suit.ts'
import { run, viewOf } from '#testing/bribip.ts'
import { upTo } from '#testing/long.ts'
import { randomWords } from '#testing/random-hands.ts'
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

/** A lawful play of all thirteen tricks in which anything is thrown. */
function anyPlay(deal: Deal, contract: Contract, seed: number): readonly Card[] {
  const random = randomWords(seed)
  const cards: Card[] = []
  while (cards.length < 52) {
    const choice = legalCards(deal, { contract, cards })
    cards.push(choice[random() % choice.length]!)
  }
  return cards
}
const isOfPlay =
  (id: number) =>
  ({ stage, event }: LogEntry): boolean =>
    stage.kind === 'trick' && event.kind === 'fact' && event.fact === id

it('tells the truth of every hand, and meets no contradiction', () => {
  let facts = 0
  let placed = 0
  for (let i = 1; i <= upTo(10, 30); i++) {
    const deal = dealFromSeed(SEED, i)
    const dealer = SEATS[i % 4]!
    const { calls } = bidOut([ESSEX_ACOL, ESSEX_ACOL], dealer, 'None', deal).state.auction
    const contract = contractOf({ dealer, calls })
    const cards = contract === undefined ? [] : anyPlay(deal, contract, i)
    for (const seat of SEATS) {
      const { base } = run(viewOf(deal, seat, dealer, calls, ...cards))
      expect(base.log.filter(({ event }) => event.kind === 'contradiction')).toEqual([])
      for (const fact of base.facts.filter(stands)) {
        expect(isTrue(fact.says, deal[fact.about]), JSON.stringify(fact)).toBe(true)
        facts += fact.because.kind === 'call' ? 1 : 0
        placed += fact.because.kind === 'counting' && base.log.some(isOfPlay(fact.id)) ? 1 : 0
      }
    }
  }
  expect(facts).toBeGreaterThan(upTo(150, 500))
  expect(placed).toBeGreaterThan(upTo(100, 300))
})
