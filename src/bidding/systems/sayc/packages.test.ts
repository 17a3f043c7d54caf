/** The conventions that a partnership may add: hands that show what each is for, and its laws. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import { choose } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { selfPlay } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { callCode } from '#core/call.ts'
import type { Seed } from '#core/rng.ts'
import { NORTH, rotate } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { everyAuction } from '#testing/bidding/auctions.ts'
import { checkState } from '#testing/bidding/check-state.ts'
import { calls, held } from '#testing/bribip.ts'
import { good } from '#testing/good.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { played } from '../registry.ts'

const withPackage = (id: string): BiddingSystem =>
  good(played({ id: 'sayc', packages: ['cappelletti', id] })).system
/** The call on a hand (spades first) after an auction that North began, and the rule that made it. */
function bid(system: BiddingSystem, auction: string, hand: string): string {
  const made = calls(auction)
  const view = {
    seat: rotate(NORTH, made.length),
    hand: held(hand),
    dealer: NORTH,
    vulnerability: 'None',
    calls: made.map((call) => ({ call })),
    contract: undefined,
    dummy: undefined,
    cards: [],
    claim: undefined,
  } as const
  const chosen = good(choose(view, [system, system]))
  return `${callCode(chosen.call)} ${chosen.turnRule.origin.label}`
}

type Row = readonly [auction: string, hand: string, expected: string]
const CASES: Readonly<Record<string, readonly Row[]>> = {
  smolen: [
    ['1N P 2C P 2D P', 'KQ852.AJ74.3.Q62', '3H smolen/five spades'],
    ['1N P 2C P 2D P', 'AJ74.KQ852.3.Q62', '3S smolen/five hearts'],
    // An invitation is bid as without the convention.
    ['1N P 2C P 2D P', 'KQ852.QJ74.3.762', '2S 1N/major invite'],
    ['1N P 2C P 2D P 3H P', 'AJ3.Q3.AK74.K983', '4S smolen/spades game'],
    ['1N P 2C P 2D P 3H P', 'AJ.Q32.AK74.K983', '3N smolen/no spades'],
    ['1N P 2C P 2D P 3H P 3N P', 'KQ8532.AJ74.3.Q6', '4S smolen/six spades'],
    ['1N P 2C P 2D P 3H P 4S P', 'KQ852.AKJ4.3.AQ6', '4N slam/blackwood'],
    ['2N P 3C P 3D P', 'KQ852.J974.3.762', '3H smolen/five spades over 2N'],
  ],
  'new-minor': [
    ['1D P 1S P 1N P', 'KQ852.A74.Q3.J62', '2C new-minor/ask'],
    ['1C P 1H P 1N P', 'Q3.KQ852.A74.J62', '2D new-minor/ask'],
    ['1D P 1S P 1N P', 'KQ852.874.Q3.862', 'P again/1N-pass'],
    ['1D P 1S P 1N P', 'KQ852.3.874.Q862', '2S new-minor/weak'],
    ['1D P 1S P 1N P', 'KQ852.43.74.Q862', 'P new-minor/weak pass'],
    ['1D P 1S P 1N P 2C P', 'A4.KJ73.AJ74.983', '2H new-minor/other major'],
    ['1D P 1S P 1N P 2C P', 'A64.KJ3.QJ742.83', '2S new-minor/raise'],
    ['1D P 1S P 1N P 2C P', 'A64.KQ3.AJ74.983', '3S new-minor/jump raise'],
    ['1D P 1S P 1N P 2C P', 'A6.KJ3.QJ742.832', '2N new-minor/2N'],
    ['1D P 1S P 1N P 2C P 2S P', 'KQ852.A74.A3.J62', '4S new-minor/game'],
    ['1D P 1S P 1N P 2C P 2S P', 'KQ852.A74.Q32.62', 'P new-minor/enough'],
    ['1D P 1S P 1N P 2C P 2H P', 'KQ852.A7.A3.J862', '3N new-minor/asker 3N'],
    ['1D P 1S P 1N P 2C P 2H P 3N P', 'A64.KJ73.AJ74.98', '4S new-minor/late game'],
  ],
  'rkcb-1430': [
    // The king of trumps is a key card.
    ['1S P 3S P 4N P', 'K852.A4.Q973.J62', '5H key-cards/two'],
    ['1S P 3S P 4N P', 'KQ52.A4.9873.J62', '5S key-cards/two and the queen'],
    ['1S P 3S P 4N P', 'K852.Q4.KQ73.962', '5C key-cards/one or four'],
    ['1S P 3S P 4N P', 'Q852.K4.KQ73.962', '5D key-cards/none or three'],
    // Two key cards missing: plain Blackwood would count aces alone.
    ['1S P 3S P 4N P 5C P', 'AJ9643.AQ2.KQJ.Q', '5S key-cards/five'],
    ['1S P 3S P 4N P 5C P', 'AJ964.AKQ2.A2.K3', '5D key-cards/queen ask, one'],
    ['1S P 3S P 4N P 5C P', 'AQ9643.AKQ.A2.K3', '6S key-cards/six, one'],
    ['1S P 3S P 4N P 5C P 5D P', 'K852.Q4.KQ73.962', '5S key-cards/no queen'],
    ['1S P 3S P 4N P 5C P 5D P', 'KQ52.K4.Q873.962', '5H key-cards/queen and king'],
    ['1S P 3S P 4N P 5C P 5D P 5S P', 'AJ964.KQJ2.A2.A3', 'P key-cards/queen denied, 5D'],
    ['1S P 3S P 4N P 5C P 5D P 5H P', 'AJ964.AKQ2.K2.A3', '6S key-cards/six with the queen'],
    ['1S P 2N P 3S P 4N P 5S P', 'K852.AK2.AKJ4.32', '5N key-cards/kings, queen'],
  ],
  'two-over-one': [
    ['1S P', 'K3.A74.KQ852.Q62', '2D two-over-one/new suit'],
    ['1S P', 'K3.A742.KQ5.Q862', '2C two-over-one/four-card minor'],
    ['1H P', 'K973.A4.KQ85.Q62', '1S response/1S'],
    // Two over one without the convention.
    ['1S P', '3.A74.KQJ52.8762', '1N two-over-one/forcing notrump'],
    ['1S P', 'K73.A74.QJ52.862', '1N two-over-one/limit raise'],
    ['1S P', 'K973.A74.QJ52.62', '3S response/limit-raise'],
    ['P P 1S P', '3.A74.KQJ52.8762', '2D response/2-over-1 five passed'],
    ['1S P 1N P', 'AQ874.K74.A52.62', '2D two-over-one/three-card minor'],
    ['1H P 1N P', 'AQ74.KJ874.52.62', '2H two-over-one/no minor'],
    ['1S P 1N P 2D P', 'K73.A74.QJ52.862', '3S two-over-one/three of the major'],
    ['1S P 1N P 2D P', 'K7.Q74.J852.9862', '2S two-over-one/preference'],
    ['1S P 1N P 2D P', '7.KQ74.AJ5.J9862', '2N two-over-one/2N'],
    ['1S P 2D P 2S P', 'KJ3.A7.AKQ52.862', '3S two-over-one/trumps strong'],
    ['1S P 2D P 2H P 3S P', 'AQ874.AJ74.Q3.K2', '4N two-over-one/opener asks'],
    ['1S P 2D P 2H P 3S P', 'AQ874.KJ74.J3.K2', '4S two-over-one/opener minimum'],
  ],
}

const SEED: Seed = [1430, 2, 1, 1]
const next = randomWords(14)
const HANDS = Array.from({ length: 4 }, (_, i) => (i % 2 ? randomHand(next) : lopsidedHand(next)))

describe.each(Object.keys(CASES))('Standard American with %s', (id) => {
  const system = withPackage(id)

  it.each(CASES[id] ?? [])('after %s bids %s %s', (auction, hand, expected) => {
    expect(bid(system, auction, hand)).toBe(expected)
  })

  it('is sound in the auctions of its hands, and where self-play goes', () => {
    const states = new Map<string, PublicState>()
    const add = (state: PublicState) => states.set(state.key, state)
    for (const state of everyAuction([system, system], 1)) add(state)
    for (const [auction] of CASES[id] ?? []) {
      const state = good(stateAfter([system, system], NORTH, 'None', calls(auction)))
      add(state)
    }
    for (let board = 1; board <= 20; board++)
      for (const { state } of selfPlay([system, SILENT_SYSTEM], [dealFromSeed(SEED, board)]))
        add(state)
    expect([...states.values()].flatMap((state) => checkState(state, HANDS))).toEqual([])
  })
})

it('a suit after one notrump over an overcall is natural, not the fourth suit', () => {
  const { system } = good(played({ id: 'sayc' }))
  const state = good(stateAfter([system, system], NORTH, 'None', calls('1H 1S 1N P 2C P')))
  expect(checkState(state, HANDS)).toEqual([])
})
