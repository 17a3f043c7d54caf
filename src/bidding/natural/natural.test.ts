import fc from 'fast-check'
import { expect, it, describe as suite } from 'vitest'
import { contractOf, isLegal, legalCalls } from '#core/auction.ts'
import { callCode, levelOf, PASS, parseCall } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import type { Seed } from '#core/rng.ts'
import { type BySide, rotate, type Seat } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { rulesOf } from '#systems/registry.ts'
import { anyAuction, anyHand, anyVulnerability } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import { stateAfter } from '../auction/auction-state.ts'
import { bidOut } from '../auction/bid-out.ts'
import { callFor } from '../auction/choose.ts'
import { isForced } from '../auction/pattern-holds.ts'
import { rulesAt } from '../auction/turn-rules.ts'
import { type BiddingSystem, NATURAL_ALONE } from '../language/system.ts'

const SEED: Seed = [4, 3, 2, 1]
/** Nobody has a system: natural bidding alone. */
const NATURAL: BySide<BiddingSystem> = [NATURAL_ALONE, NATURAL_ALONE]
const SCHENKEN: BySide<BiddingSystem> = [rulesOf('schenken-1967'), NATURAL_ALONE]
const at = (text: string, sides: BySide<BiddingSystem> = NATURAL) => {
  const calls = text.split(' ').map((code) => parseCall(code)!)
  return good(stateAfter(sides, 0, 'None', calls))
}
const bids = (auction: string, cards: string, sides?: BySide<BiddingSystem>): string =>
  callCode(callFor(at(auction, sides), good(hand.parse(cards))))

suite('natural bidding', () => {
  it.each([
    // Overcalls, doubles and passes over an opening.
    ['1D', 'AKJ72.K83.54.962', '1S'],
    ['1D', 'AQ62.KJ73.5.K962', 'X'],
    ['1D', 'KQ2.AJ3.KQ54.K92', '1N'],
    ['1D', 'Q62.J73.8654.K96', 'P'],
    ['1H', '62.73.AKQJ64.K96', '2D'],
    ['1H', 'KQT862.7.8642.96', '2S'],
    // Answers to partner's takeout double: something is always bid.
    ['1D X P', 'J862.9732.86.962', '1S'],
    ['1D X P', 'KJ862.K73.86.K96', '2S'],
    ['1D X P', 'KQJ62.K73.86.K96', '4S'],
    ['1D X P', '862.73.KQJT9.962', 'P'],
    // A double on the strength of both hands is left in, with four hearts too.
    ['1S X 2N X P', 'K2.AJ94.KQ83.Q72', 'P'],
    // Length is bid before points are counted, and 17 points do not leave them alone.
    ['4D', 'KQ98732.AQ3..Q52', 'P'],
    ['3D', '84.KQJ9654.83.K2', '3H'],
    ['1C 1D 2C', '4.QT987653.83.42', '2H'],
    ['1H P P 1S', 'K3.AKJ64.AQ92.Q8', 'X'],
    ['1H 4C P P', '2.AJ986.AKT2.AK9', 'X'],
    // Raises by the Law of total tricks.
    ['P 1D 1S 2D', 'K62.9732.86.KJ62', '2S'],
    ['P 1D 1S 2D', 'K964.A73.85.J962', '3S'],
    ['P 1D 1S 2D', 'K9642.A73.8.J962', '4S'],
  ])('over %s bids %s %s', (auction, cards, call) => {
    expect(bids(auction, cards)).toBe(call)
  })

  it.each([
    // Partner opened, they bid, and game may be on.
    ['1D 3C', 'A8.AKQJ4.K42.432', '3H'],
    ['1D 3C', 'AK83.K3.K853.872', 'X'],
    ['1D 3C', 'Q983.J3.K853.872', 'P'],
    ['1S 2H', 'J2.KQT.KQ64.K962', '2N'],
    // Strength opposite an opening is told at the one level too, and over notrump; five of theirs wait for them.
    ['1D 1S', '974.AKT.Q83.AQ92', 'X'],
    ['1D 1S', 'AQ42.Q8.532.KQ42', '2N'],
    ['1D 1S', 'KJT93.63.KJ3.A73', 'P'],
    ['1N 2C', 'K76.J43.KQJ2.J42', 'X'],
    ['1N 2S', 'T7.K64.AKJ3.K954', 'X'],
    ['1N 2S', 'T7.K64.Q963.Q954', 'P'],
    // Partner's first double asks: it is answered, not passed.
    ['1S 2C X P', 'AKT64.Q6.3.AK973', '2S'],
    ['1C 2S X P', 'A92.A6.KQ9643.K5', '3D'],
    // More than any limited opening has.
    ['1C 1S P P', 'AQ9.AT2.KQJ8.A87', '1N'],
    ['1C 3C P P', 'AQ8.A9742.K63.AQ', 'X'],
    ['1C P 1D 3C', 'K85.AK2.Q876.AK2', 'X'],
    // A negative double or an opening hand: the points of both decide.
    ['1C 1D X 2D', 'K2.KQ9.KJ8.AQ874', '3N'],
  ])('stands by partner’s opening: over %s with %s bids %s', (auction, cards, call) => {
    expect(bids(auction, cards, SCHENKEN)).toBe(call)
  })

  it('answers an opponent in an auction of 1967', () => {
    const state = at('1S 2H', SCHENKEN)
    expect(
      rulesAt(state).every(({ natural, origin }) => natural || origin.id.startsWith('schenken')),
    ).toBe(true)
    expect(bids('1S 2H', 'K962.73.A864.962', SCHENKEN)).toBe('2S')
    // The opponents' suit bid is not of the system and is read by the natural defaults.
    expect(state.notes[1]?.source).not.toBe('system')
  })

  it('has a lawful call for every hand in every lawful auction', () => {
    fc.assert(
      fc.property(
        anyAuction,
        anyHand,
        anyVulnerability,
        fc.nat(2),
        (auction, cards, vul, which) => {
          const system = [NATURAL_ALONE, rulesOf('schenken-1967'), rulesOf('essex-acol')][which]!
          const read = stateAfter([system, NATURAL_ALONE], auction.dealer, vul, auction.calls)
          if (!read.ok || read.value.ended) return
          const call = callFor(read.value, cards)
          expect(isLegal(read.value.auction, call)).toBe(true)
          // A forced player passes only when nothing else is lawful.
          if (isForced(read.value) && call === PASS && rulesAt(read.value).some((r) => r.natural))
            expect(legalCalls(read.value.auction).every((other) => other === PASS)).toBe(false)
          for (const seat of [0, 1, 2, 3] as const) {
            const { hcp } = read.value.shown(seat)
            expect(hcp.min).toBeLessThanOrEqual(hcp.max)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('never passes where partner forces, however weak the hand', () => {
    for (const auction of ['1D X P', '1C 1H P', '1H X P', '1S P P X P']) {
      const state = at(auction)
      if (!isForced(state)) continue
      for (let board = 1; board <= 200; board++) {
        const cards = dealFromSeed(SEED, board)[state.seat]
        const call = callFor(state, cards)
        const trumps = hand.lengths(cards)[at(auction).seats[0].suits[0] ?? 0]
        // A pass is for penalties, with five trumps at least.
        if (call === PASS) expect(trumps).toBeGreaterThanOrEqual(5)
      }
    }
  })

  it('ends every auction, soon and not too high', () => {
    let high = 0
    const boards = upTo(80, 300)
    for (const [i, sides] of [NATURAL, SCHENKEN, SYSTEMS].entries())
      for (let board = 1; board <= boards; board++) {
        const { state } = bidOut(sides, 0, 'None', dealFromSeed(SEED, board + i * boards))
        expect(state.auction.calls.length).toBeLessThan(36)
        const contract = contractOf(state.auction)
        if (contract && levelOf(contract.bid) >= 5) high++
      }
    // Five or more is bid on a tenth of deals at the very most.
    expect(high).toBeLessThan(boards * 3 * 0.1)
  })

  it('bids alike whoever sits where', () => {
    for (let board = 1; board <= 40; board++) {
      const deal = dealFromSeed(SEED, board)
      const turned = [1, 2, 3, 0].map((from) => deal[from as Seat]) as unknown as Deal
      const one = bidOut(SYSTEMS, 0, 'All', deal)
      // Every hand and the deal move one seat on, and so do the systems.
      const other = bidOut([SYSTEMS[1], SYSTEMS[0]], rotate(0, -1), 'All', turned)
      expect(other.state.auction.calls).toEqual(one.state.auction.calls)
    }
  })
})

const SYSTEMS: BySide<BiddingSystem> = [rulesOf('schenken-1967'), rulesOf('essex-acol')]
