/**
 * Arbitraries for fast-check: the things every property test of bridge quantifies over. They shrink
 * towards the deal of one suit each, the empty auction and the unplayed hand.
 */
import fc from 'fast-check'
import { type Auction, emptyAuction, isEnded, legalCalls, turn, withCall } from '#core/auction.ts'
import { bidOf, type Call, isBid, LEVELS, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { DECK } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { DEAL_COUNT, dealOfNumber } from '#core/deal-number.ts'
import type { Hand } from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { invariant } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { STRAINS, type Strain } from '#core/suit.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'

const word = fc.integer({ min: 0, max: 0xffffffff })
export const anySeed: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)
export const anySeat: fc.Arbitrary<Seat> = fc.constantFrom(...SEATS)
export const anyStrain: fc.Arbitrary<Strain> = fc.constantFrom(...STRAINS)
export const anyVulnerability: fc.Arbitrary<Vulnerability> = fc.constantFrom(...VULNERABILITIES)
export const anyCard: fc.Arbitrary<Card> = fc.constantFrom(...DECK)
export const anyHolding: fc.Arbitrary<Holding> = fc
  .integer({ min: 0, max: 0x1fff })
  .map((mask) => mask as Holding)

/** A whole deal; freakish ones more often than at the table. */
export const anyDeal: fc.Arbitrary<Deal> = fc
  .bigInt({ min: 0n, max: DEAL_COUNT - 1n })
  .map(dealOfNumber)
/** A hand of thirteen cards. */
export const anyHand: fc.Arbitrary<Hand> = fc
  .tuple(anyDeal, anySeat)
  .map(([deal, seat]) => deal[seat])

/** A contract that some auction could reach: any bid, doubled or not, any declarer. */
export const anyContract: fc.Arbitrary<Contract> = fc.record({
  bid: fc
    .tuple(fc.constantFrom(...LEVELS), anyStrain)
    .map(([level, strain]) => bidOf(level, strain)),
  doubled: fc.constantFrom(0, 1, 2),
  declarer: anySeat,
})

/** One lawful call out of a number 0..99: about four in ten pass, and bids rise by small steps. */
function callFor(auction: Auction, pick: number): Call {
  const legal = legalCalls(auction)
  const bids = legal.filter(isBid)
  const doubles = legal.filter((call) => call !== PASS && !isBid(call))
  if (pick < 40) return PASS
  if (pick < 55 && doubles[0] !== undefined) return doubles[0]
  return bids[(pick - 40) % 7] ?? doubles[0] ?? PASS
}

function auctionFrom(dealer: Seat, picks: readonly number[]): Auction {
  let auction = emptyAuction(dealer)
  for (const pick of picks) {
    if (turn(auction) === undefined) break
    const next = withCall(auction, callFor(auction, pick))
    invariant(next.ok, 'legalCalls gave a call that withCall refuses')
    auction = next.value
  }
  return auction
}

/** A lawful auction, finished or not. */
export const anyAuction: fc.Arbitrary<Auction> = fc
  .tuple(anySeat, fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 60 }))
  .map(([dealer, picks]) => auctionFrom(dealer, picks))

/** A lawful auction that has ended, now and then passed out. */
export const anyEndedAuction: fc.Arbitrary<Auction> = anyAuction.map((auction) => {
  let calls = auction.calls
  while (!isEnded({ ...auction, calls })) calls = [...calls, PASS]
  return { ...auction, calls }
})

/** A deal with a contract and lawful cards played in turn. */
export interface DealPlay {
  readonly deal: Deal
  readonly play: Play
}

/** Lawful play of 0..52 cards. */
export const anyPlay: fc.Arbitrary<DealPlay> = fc
  .tuple(anyDeal, anyContract, fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 52 }))
  .map(([deal, contract, picks]) => playFrom(deal, contract, picks))

/** Lawful play of all 52 cards. */
export const anyWholePlay: fc.Arbitrary<DealPlay> = fc
  .tuple(
    anyDeal,
    anyContract,
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 52, maxLength: 52 }),
  )
  .map(([deal, contract, picks]) => playFrom(deal, contract, picks))

function playFrom(deal: Deal, contract: Contract, picks: readonly number[]): DealPlay {
  let play = startPlay(contract)
  for (const pick of picks) {
    const legal = legalCards(deal, play)
    const card = legal[pick % legal.length]
    invariant(card !== undefined, 'a hand whose turn it is has a lawful card')
    play = { ...play, cards: [...play.cards, card] }
  }
  return { deal, play }
}
