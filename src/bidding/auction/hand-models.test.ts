import { expect, it, describe as suite } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { cellIndex, fullCells } from '#constraint/cells.ts'
import { CELLS } from '#constraint/cells-measures.ts'
import { cellWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { parseCall } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { FULL_HOLDING } from '#core/holding.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { type BySide, SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { shapeOf } from '#core/shape.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { TINY } from '#testing/bidding/tiny-system.ts'
import { good } from '#testing/good.ts'
import { upTo } from '#testing/long.ts'
import type { BiddingSystem } from '../language/system.ts'
import { startState, stateAfter } from './auction-state.ts'
import { bidOut } from './bid-out.ts'
import { callFor } from './choose.ts'
import { auctionHandModels } from './hand-models.ts'
import { meaning } from './meaning.ts'
import { replaySteps } from './replay.ts'
import { handSampler } from './sample-hand.ts'

const SIDES: BySide<BiddingSystem> = [TINY, TINY]
const SEED: Seed = [6, 6, 6, 6]
const viewOf = (deal: Deal, seat: Seat, calls: readonly Call[]): SeatView => ({
  seat,
  hand: deal[seat],
  dealer: 0,
  vulnerability: 'None',
  calls: calls.map((call) => ({ call })),
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
const cellOf = (h: hand.Hand): number => cellIndex(shapeOf(h), hand.hcp(h))
const calls = (text: string): readonly Call[] => text.split(' ').map((one) => parseCall(one)!)

suite('pictures of an auction', () => {
  it('hold the true hands, and shrink call by call', () => {
    for (let board = 1; board <= upTo(12, 40); board++) {
      const deal = dealFromSeed(SEED, board)
      const { state } = bidOut(SIDES, 0, 'None', deal)
      const read = good(auctionHandModels(viewOf(deal, 0, state.auction.calls), SIDES))
      for (const one of read.calls) {
        expect(one.status).toBe('exact')
        expect(one.marks[cellOf(deal[one.seat])]).toBe(3)
        expect(one.shown.atMost).toBeLessThanOrEqual(one.before.atMost)
        expect(one.after.atMost).toBeLessThanOrEqual(one.shown.atMost)
        expect(one.after.atLeast).toBeLessThanOrEqual(one.after.atMost)
        expect(one.after.atMost).toBeGreaterThan(0)
        expect(one.profile.total).toBe(one.after.atMost)
      }
    }
  })

  it('count the hands of a call and of what it denies', () => {
    // 1♥ over 1♣ in a tiny system: six points, hearts as long as any, and no 1♦ before it.
    const deal = dealFromSeed(SEED, 1)
    const read = good(auctionHandModels(viewOf(deal, 1, calls('1C P 1H')), SIDES))
    const heart = read.calls[2]
    const state = good(stateAfter(SIDES, 0, 'None', calls('1C P')))
    const { exact, direct } = meaning(state, calls('1H')[0]!)
    // Counted the slow way over random hands: the shares agree.
    const unseen = deal[1].map((own) => FULL_HOLDING & ~own) as unknown as hand.Hand
    const draw = handSampler(
      fullCells(),
      cellWeights(hand.EMPTY_HAND, unseen),
      hand.EMPTY_HAND,
      unseen,
    )
    const rng = rngOf(SEED, 9)
    let shown = 0
    let left = 0
    const tries = 20000
    for (let i = 0; i < tries; i++) {
      const drawn = draw!(rng)
      if (admits(direct, drawn)) shown++
      if (admits(exact, drawn)) left++
    }
    const all = heart?.before.atMost ?? 0
    expect(heart?.shown.atLeast).toBe(heart?.shown.atMost)
    expect((heart?.shown.atMost ?? 0) / all).toBeCloseTo(shown / tries, 1)
    expect((heart?.after.atMost ?? 0) / all).toBeCloseTo(left / tries, 1)
    expect(left).toBeLessThan(shown)
    const raise = heart?.denials.find((one) => one.call === calls('1D')[0])
    expect(raise?.spoken).toBe(true)
  })

  it('never empty a hand: a call against what was shown is read by what is left', () => {
    const deal = dealFromSeed(SEED, 2)
    // Twelve to fourteen points cannot bid a slam opposite eleven.
    const read = good(auctionHandModels(viewOf(deal, 1, calls('1N P 2C P 6N')), SIDES))
    expect(read.calls.map(({ status }) => status)).toEqual([
      ...['exact', 'exact', 'exact', 'exact', 'dropped'],
    ])
    for (const one of read.calls) expect(one.after.atMost).toBeGreaterThan(0)
  })
})

suite('drawing a hand', () => {
  it('takes each of fourteen hands alike', () => {
    // Fourteen cards for a hand of thirteen.
    const unseen = [0x1fff, 0x1000, 0, 0] as unknown as hand.Hand
    const weights = cellWeights(hand.EMPTY_HAND, unseen)
    const draw = handSampler(fullCells(), weights, hand.EMPTY_HAND, unseen)
    const rng = rngOf(SEED)
    const counts = new Map<string, number>()
    for (let i = 0; i < 14000; i++) {
      const key = hand.format(draw!(rng))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(14)
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(160)
  })

  it('gives nothing where no hand is within the cells', () => {
    const none = new Int32Array(CELLS / 32)
    const unseen = [0x1fff, 0x1000, 0, 0] as unknown as hand.Hand
    const weights = cellWeights(hand.EMPTY_HAND, unseen)
    expect(handSampler(none, weights, hand.EMPTY_HAND, unseen)).toBeUndefined()
  })
})

suite('replayed deals', () => {
  it.each(['1N P', '1S P 2S', '1H P 1S P', 'P 1N P 3N P'])('bid as the auction did: %s', (text) => {
    const made = calls(text)
    const deal = dealFromSeed(SEED, 3)
    const view = viewOf(deal, 0, made)
    const found = good(finish(replaySteps(view, SIDES, { deals: 40, tries: 200_000, seed: SEED })))
    expect(found.deals).toHaveLength(40)
    for (const one of found.deals) {
      expect(one[0]).toEqual(deal[0])
      let cards = 0
      for (const seat of SEATS) cards += hand.size(one[seat])
      expect(cards).toBe(52)
      for (const suit of [0, 1, 2, 3] as const)
        expect(one.reduce((sum, held) => sum + held[suit], 0)).toBe(FULL_HOLDING)
      let state = startState(SIDES, 0, 'None')
      for (const [i, call] of made.entries()) {
        const seat = (i & 3) as Seat
        if (seat !== 0) expect(callFor(state, one[seat])).toBe(call)
        const next = stateAfter(SIDES, 0, 'None', made.slice(0, i + 1))
        if (next.ok) state = next.value
      }
    }
  })

  it('are the deals that plain shuffling would keep', () => {
    const deal = dealFromSeed(SEED, 4)
    const made = calls('P 1N')
    const view = viewOf(deal, 0, made)
    const found = good(
      finish(replaySteps(view, SIDES, { deals: 3000, tries: 200_000, seed: SEED })),
    )
    // East opened: its mean points over shuffled deals that it opens alike.
    const opening = good(stateAfter(SIDES, 0, 'None', calls('P')))
    const unseen = deal[0].map((own) => FULL_HOLDING & ~own) as unknown as hand.Hand
    const weights = cellWeights(hand.EMPTY_HAND, unseen)
    const draw = handSampler(fullCells(), weights, hand.EMPTY_HAND, unseen)
    const rng = rngOf(SEED, 5)
    const spades: number[] = []
    while (spades.length < 1500) {
      const east = draw!(rng)
      if (callFor(opening, east) === made[1]) spades.push(hand.lengths(east)[3])
    }
    const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length
    const replayed = found.deals.map((one) => hand.lengths(one[1])[3])
    expect(Math.abs(mean(replayed) - mean(spades))).toBeLessThan(0.12)
  })

  it('believe partner before the opponents where not all can be', () => {
    // Twenty-one points here, twelve with North, ten with East: more than there are.
    const own = good(hand.parse('AQ3.KQ43.AQ76.A8'))
    const deal = [own, own, own, own] as const
    const view = viewOf(deal, 2, calls('1N X'))
    const options = { deals: 20, tries: 20_000, seed: SEED }
    expect(finish(replaySteps(view, SIDES, options))).toMatchObject({ ok: false })
    const found = good(finish(replaySteps(view, SIDES, { ...options, fallback: true })))
    expect(found.heldTo).toBe('partner')
    expect(found.waived).toContain(1)
    for (const one of found.deals)
      expect(callFor(startState(SIDES, 0, 'None'), one[0])).toBe(calls('1N')[0])
  })

  it('says so when none fits', () => {
    const deal = dealFromSeed(SEED, 3)
    const view = viewOf(deal, 0, calls('1N P'))
    const found = finish(replaySteps(view, SIDES, { deals: 10, tries: 0, seed: SEED }))
    expect(found).toMatchObject({ ok: false, error: { code: 'replay/none' } })
  })
})
