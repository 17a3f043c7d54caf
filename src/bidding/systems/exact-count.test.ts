/** Hands at a call, counted to the last one: against the census of 1967, by brute force, within the cells. */
import { expect, it, describe as suite } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { ruleFor } from '#bidding/auction/choose.ts'
import { type ExactCount, exactCountSteps } from '#bidding/auction/exact-count.ts'
import { auctionHandModels } from '#bidding/auction/hand-models.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { type BySide, EAST, NORTH, type Seat, SOUTH } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed, shuffled } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { viewOf as bribipView, calls, DEAL1 } from '#testing/bribip.ts'
import { good } from '#testing/good.ts'
import { ESSEX_ACOL } from './essex-acol/system.ts'
import { SCHENKEN } from './schenken-1967/system.ts'

const viewOf = (deal: Deal, seat: Seat, calls: readonly Call[]): SeatView => ({
  seat,
  hand: deal[seat],
  dealer: NORTH,
  vulnerability: 'None',
  calls: calls.map((call) => ({ call })),
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
const read = (view: SeatView, sides: BySide<BiddingSystem>) =>
  good(auctionHandModels(view, sides, 'cells'))
const count = (view: SeatView, sides: BySide<BiddingSystem>, index: number): ExactCount =>
  good(finish(exactCountSteps(view, sides, read(view, sides).calls, index)))
const deal = dealFromSeed([1, 9, 7, 5], 1)

suite('hands at a call, exactly', () => {
  // The census counts OPENBID's answers over all classes of hands by another program.
  it.each([
    ['1C', 35_878_232_934],
    ['1S', 58_061_703_158],
    ['3S', 420_792_446],
    ['P', 374_513_102_606],
  ])('are those of the census for an opening of %s', (text, hands) => {
    const sides: BySide<BiddingSystem> = [SCHENKEN, SCHENKEN]
    // North's own call is counted over the whole pack.
    const found = count(viewOf(deal, NORTH, calls(text)), sides, 0)
    expect(found.before).toBe(635_013_559_600)
    expect(found.after).toBe(hands)
    expect(found.shown).toBeGreaterThanOrEqual(hands)
  })

  it.each([
    ['essex-acol', ESSEX_ACOL],
    ['schenken-1967', SCHENKEN],
  ])('lie within what the cells of %s say, call by call', (_, system) => {
    const sides: BySide<BiddingSystem> = [system, system]
    for (let board = 1; board <= 2; board++) {
      const one = dealFromSeed([1, 9, 7, 5], board)
      const { state } = bidOut(sides, NORTH, 'None', one)
      const view = viewOf(one, SOUTH, state.auction.calls)
      const last: (number | undefined)[] = []
      for (const picture of read(view, sides).calls.slice(0, 8)) {
        const found = count(view, sides, picture.index)
        for (const stage of ['before', 'shown', 'after'] as const) {
          expect(found[stage]).toBeGreaterThanOrEqual(picture[stage].atLeast)
          expect(found[stage]).toBeLessThanOrEqual(picture[stage].atMost)
        }
        // What one call leaves is what the next begins with.
        if (last[picture.seat] !== undefined) expect(found.before).toBe(last[picture.seat])
        last[picture.seat] = found.after
        expect(found.after).toBeLessThanOrEqual(found.shown)
        expect(found.shown).toBeLessThanOrEqual(found.before)
      }
    }
  })

  it('are those that drawing hands from the unseen cards comes near to', () => {
    const sides: BySide<BiddingSystem> = [ESSEX_ACOL, ESSEX_ACOL]
    const made = calls('P 1S P 2S P 3D P 4C')
    const view = bribipView(DEAL1, SOUTH, EAST, made)
    const stateBefore = (place: number) =>
      good(stateAfter(sides, EAST, 'None', made.slice(0, place)))
    const [raise, control] = [stateBefore(3), stateBefore(7)]
    const unseen = hand.cards(
      [0, 1, 2, 3].map((suit) => ~(view.hand[suit as 0] ?? 0) & 0x1fff) as never,
    )
    const rng = rngOf([1, 9, 7, 5])
    const DRAWN = 150_000
    let raised = 0
    let shown = 0
    for (let i = 0; i < DRAWN; i++) {
      const drawn = hand.ofCards(shuffled(unseen, rng).slice(0, 13))
      if (ruleFor(raise, drawn).call !== made[3]) continue
      raised++
      if (ruleFor(control, drawn).call === made[7]) shown++
    }
    const found = count(view, sides, 7)
    expect(found.before / 8_122_425_444).toBeCloseTo(raised / DRAWN, 2)
    expect(found.after / found.before).toBeGreaterThan(shown / raised - 0.02)
    expect(found.after / found.before).toBeLessThan(shown / raised + 0.02)
    // A control is an honour or a void: cells alone could not say how many.
    expect(found.after).toBeLessThan(found.shown)
    expect(found.shown).toBeLessThan(found.before)
  })
  it('tell of a call that is not there', () => {
    const sides: BySide<BiddingSystem> = [ESSEX_ACOL, ESSEX_ACOL]
    const view = viewOf(deal, SOUTH, calls('P P'))
    const steps = exactCountSteps(view, sides, read(view, sides).calls, 2)
    expect(steps.next().value).toMatchObject({ ok: false, error: { code: 'count/call' } })
  })
})
