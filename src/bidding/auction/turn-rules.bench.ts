/** How long bidding takes: to choose with its working, to read an auction cold, to sample deals that fit. */
import type { Call } from '#core/call.ts'
import { parseCall } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { type BySide, EAST, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed, shuffled } from '#core/shuffle.ts'
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { finish } from '#core/steps.ts'
import { rulesOf } from '#systems/registry.ts'
import type { BenchCase } from '#testing/bench.ts'
import type { BiddingSystem } from '../language/system.ts'
import { forgetStates, stateAfter } from './auction-state.ts'
import { bidOut } from './bid-out.ts'
import { callFor, chooseAt } from './choose.ts'
import { exactCountSteps } from './exact-count.ts'
import { auctionHandModels } from './hand-models.ts'
import type { PublicState } from './public-state.ts'
import { replaySteps } from './replay.ts'
import { rulesAt } from './turn-rules.ts'

const SIDES: BySide<BiddingSystem> = [rulesOf('sayc'), rulesOf('sayc')]
const seedOf = (seed: number) => [seed, 1, 2, 3] as const

/** The turns with the most rules, one in twenty, of self-played deals: what all but 5 % stay below. */
const longestTurns = (seed: number): readonly PublicState[] => {
  const states = new Map<string, PublicState>()
  for (let board = 1; board <= 120; board++) {
    const { state } = bidOut(SIDES, 0, 'None', dealFromSeed(seedOf(seed), board))
    for (let at = state.before; at !== undefined; at = at.before) states.set(at.key, at)
  }
  const turns = [...states.values()].sort((a, b) => rulesAt(b).length - rulesAt(a).length)
  return turns.slice(0, Math.ceil(turns.length / 20))
}
const choosing: BenchCase = {
  name: 'choose a call with its working, most rules',
  unit: 'decision',
  limitNs: 1_000_000,
  inWorker: true,
  prepare(seed) {
    const turns = longestTurns(seed)
    const deal = dealFromSeed(seedOf(seed), 500)
    const cases = turns.flatMap((state) => SEATS.map((seat) => ({ state, hand: deal[seat] })))
    return {
      ops: cases.length,
      // The same call is found without any working.
      expected: cases.reduce((sum, { state, hand }, i) => sum + callFor(state, hand) * (i + 1), 0),
      run: () =>
        cases.reduce((sum, { state, hand }, i) => {
          const { trace } = chooseAt(state, hand)
          return sum + (trace.selection?.action ?? -1) * (i + 1)
        }, 0),
    }
  },
}

/** Auctions of twelve calls or more, cut at twelve. */
const longAuctions = (seed: number): readonly (readonly Call[])[] => {
  const found: (readonly Call[])[] = []
  for (let board = 1; found.length < 8; board++) {
    const { state } = bidOut(SIDES, 0, 'None', dealFromSeed(seedOf(seed), board))
    if (state.auction.calls.length >= 12) found.push(state.auction.calls.slice(0, 12))
  }
  return found
}
const pointsShown = (calls: readonly Call[]): number => {
  const state = stateAfter(SIDES, 0, 'None', calls)
  if (!state.ok) return -1
  return SEATS.reduce<number>((sum, seat) => {
    const { hcp, lengths } = state.value.shown(seat)
    return sum + hcp.min + hcp.max * 2 + lengths.reduce((n, { min, max }) => n + min + max * 3, 0)
  }, 0)
}
const reading: BenchCase = {
  name: 'read an auction of twelve calls, cold',
  unit: 'auction',
  limitNs: 10_000_000,
  inWorker: true,
  prepare(seed) {
    const auctions = longAuctions(seed)
    return {
      ops: auctions.length,
      expected: auctions.reduce((sum, calls) => sum + pointsShown(calls), 0),
      run: () =>
        auctions.reduce((sum, calls) => {
          forgetStates()
          return sum + pointsShown(calls)
        }, 0),
    }
  },
}

const auctionOf = (text: string): readonly Call[] => text.split(' ').map((code) => parseCall(code)!)
/** Typical ones: notrump, a raise, a weak two, a takeout double, a new suit. */
const TYPICAL = ['1N P 3N', '1S P 2S P', '2H P P', '1D X P', '1H P 1S P 2H P'].map(auctionOf)
/** The next player's view, with a hand beside which the auction can come up without a miracle. */
const viewOf = (calls: readonly Call[], seed: number): SeatView => {
  const seat: Seat = (calls.length & 3) as Seat
  for (let board = 1; ; board++) {
    const view: SeatView = {
      seat,
      hand: dealFromSeed(seedOf(seed), board)[seat],
      dealer: 0,
      vulnerability: 'None',
      calls: calls.map((call) => ({ call })),
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    }
    const found = finish(replaySteps(view, SIDES, { deals: 20, tries: 1000, seed: seedOf(seed) }))
    if (found.ok && found.value.deals.length === 20) return view
  }
}
const DEALS = 1000
const replaying: BenchCase = {
  name: 'sample deals that fit an auction',
  unit: 'deal',
  // A thousand in 250 ms.
  limitNs: 250_000,
  inWorker: true,
  prepare(seed) {
    const views = TYPICAL.map((calls) => viewOf(calls, seed))
    const run = (): number =>
      views.reduce(
        (sum, view) =>
          sum +
          good(
            finish(
              replaySteps(view, SIDES, {
                deals: DEALS,
                tries: 5_000_000,
                seed: seedOf(seed),
              }),
            ),
          ).deals.length,
        0,
      )
    for (const view of views) {
      const found = good(
        finish(
          replaySteps(view, SIDES, {
            deals: 200,
            tries: 5_000_000,
            seed: seedOf(seed + 1),
          }),
        ),
      )
      for (const deal of found.deals)
        for (const [i, { call }] of view.calls.entries()) {
          const seat = (i & 3) as Seat
          const before = stateAfter(
            SIDES,
            0,
            'None',
            view.calls.slice(0, i).map((made) => made.call),
          )
          if (seat !== view.seat && before.ok && callFor(before.value, deal[seat]) !== call)
            throw new Error('a replayed deal bids otherwise')
        }
    }
    return { ops: TYPICAL.length * DEALS, expected: TYPICAL.length * DEALS, run }
  },
}

/** BRIBIP's four clubs: the ace or a void, which no cell tells apart. */
const CONTROL = auctionOf('P 1S P 2S P 3D P 4C')
const ESSEX: BySide<BiddingSystem> = [rulesOf('essex-acol'), rulesOf('essex-acol')]
/** Thirteen of the 39 cards that one hand does not hold. */
const HANDS_UNSEEN = 8_122_425_444
const DRAWN = 100_000

/** The share of partner's hands, drawn from the unseen cards, that bid as `CONTROL` says. */
function drawnShare(south: hand.Hand, seed: number): number {
  const unseen = DECK.filter((card) => !hand.has(south, card))
  const turns = [3, 7].map((place) => ({
    state: good(stateAfter(ESSEX, EAST, 'None', CONTROL.slice(0, place))),
    call: CONTROL[place],
  }))
  const rng = rngOf(seedOf(seed))
  let agreed = 0
  for (let i = 0; i < DRAWN; i++) {
    const drawn = hand.ofCards(shuffled(unseen, rng).slice(0, 13))
    if (turns.every(({ state, call }) => callFor(state, drawn) === call)) agreed++
  }
  return agreed / DRAWN
}
const counting: BenchCase = {
  name: 'count the hands at a call to the last one',
  unit: 'call',
  limitNs: 500_000_000,
  inWorker: true,
  prepare(seed) {
    const south = good(hand.parse('AQJ86.AT73.A.K72'))
    const view: SeatView = {
      seat: 2,
      hand: south,
      dealer: 1,
      vulnerability: 'None',
      calls: CONTROL.map((call) => ({ call })),
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    }
    const read = good(auctionHandModels(view, ESSEX, 'cells'))
    const run = (): number => {
      const steps = exactCountSteps(view, ESSEX, read.calls, CONTROL.length - 1)
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value.ok ? step.value.value.after : -1
      }
    }
    // A share of hands drawn and bid, within six of its standard errors: no figure to keep by hand
    // when a rule changes.
    const counted = run()
    const share = drawnShare(south, seed)
    const expected = counted / HANDS_UNSEEN
    const error = Math.sqrt((expected * (1 - expected)) / DRAWN)
    if (!(counted > 0) || Math.abs(share - expected) > 6 * error)
      throw new Error(`${counted} hands counted, a share of ${share} drawn`)
    return { ops: 1, expected: counted, run }
  },
}

export const bench: readonly BenchCase[] = [choosing, reading, replaying, counting]
