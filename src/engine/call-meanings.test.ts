import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { admits } from '#constraint/admits.ts'
import { bidOf, type Call, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { AgreedMeaning } from '#reasoning/sources/source.ts'
import { bidderOf } from '#systems/bidder.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { good } from '#testing/good.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { callMeanings } from './call-meanings.ts'

const viewOf = (seat: Seat, dealer: Seat, calls: readonly Call[], hand: Hand): SeatView => ({
  seat,
  hand,
  dealer,
  vulnerability: 'None',
  calls: calls.map((call) => ({ call })),
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
const next = randomWords(7)
const HANDS: readonly Hand[] = Array.from({ length: 60 }, (_, i) =>
  i % 3 === 0 ? lopsidedHand(next) : randomHand(next),
)
const [ANY] = HANDS as [Hand]
const OPENBID: SystemRefs = [{ id: 'schenken-1967' }, { id: 'schenken-1967' }]
/** The positive and the negative part together. */
const meant = (meaning: AgreedMeaning, hand: Hand): boolean =>
  admits(meaning.says, hand) && !meaning.denies.some((one) => admits(one, hand))

describe('the meanings of OPENBID', () => {
  const call = (made: Call) => callMeanings(viewOf(SOUTH, NORTH, [made], ANY), OPENBID)
  it('are exactly the hands that open so', () => {
    for (const hand of HANDS) {
      const opened = openbid(hand).call
      for (const made of [PASS, bidOf(1, 0), bidOf(1, 3), bidOf(1, 4), bidOf(2, 2), opened]) {
        const [meaning] = call(made)
        if (meaning === undefined) throw new Error('read')
        expect(meant(meaning, hand), `${made} of ${hand.join('.')}`).toBe(made === opened)
      }
    }
  })
  it('leave the observer’s own call out; after the opening Schenken’s rules read on', () => {
    const calls = [PASS, bidOf(1, 2), bidOf(1, 3), PASS]
    const read = (seat: Seat) =>
      callMeanings(viewOf(seat, NORTH, calls, ANY), OPENBID).map(({ index, reading }) => [
        index,
        reading?.source,
      ])
    expect(read(SOUTH)).toEqual([
      [0, undefined],
      [1, undefined],
      [3, 'natural'],
    ])
    // The overcall goes by the shared defence; the pass over it by no rule, so it is natural.
    expect(read(EAST)).toEqual([
      [0, undefined],
      [2, 'system'],
      [3, 'natural'],
    ])
  })
  it('speak for the side that plays it alone', () => {
    const calls = [PASS, bidOf(1, 2)]
    const read = callMeanings(viewOf(SOUTH, NORTH, calls, ANY), [
      { id: 'none' },
      { id: 'schenken-1967' },
    ])
    expect(read.map((m) => m.seat)).toEqual([EAST])
  })
  it('believe partner more than an opponent', () => {
    const [north, east] = callMeanings(viewOf(SOUTH, NORTH, [PASS, bidOf(1, 2)], ANY), OPENBID)
    expect(north?.price).toBeLessThan(east?.price ?? 0)
  })
})

describe.each(['standard', 'modern'] as const)('the meanings of the strategy %s', (id) => {
  const systems: SystemRefs = [{ id: 'edited', strategy: STRATEGIES[id] }, { id }]
  it('mark an opening that the strategy never makes', () => {
    const [meaning] = callMeanings(viewOf(SOUTH, WEST, [bidOf(7, 4)], ANY), systems)
    expect(meaning).toMatchObject({ rule: 'Natural', reading: { source: 'not-of-system' } })
  })
})

describe.each([
  ['schenken-1967', 'essex-acol'],
  ['essex-acol', 'standard'],
  ['precision', 'schenken-1967'],
])('the meanings of %s against %s', (ns, ew) => {
  it('are exactly the hands with which the call is chosen, opening and after', () => {
    const refs: SystemRefs = [{ id: ns }, { id: ew }]
    const bidder = good(bidderOf(refs))
    const { sides } = bidder
    for (let board = 1; board <= 6; board++) {
      const deal = dealFromSeed([1, 2, 3, 4], board)
      const { state } = bidOut(sides, NORTH, 'None', deal)
      const { calls } = state.auction
      for (const meaning of callMeanings(viewOf(SOUTH, NORTH, calls, ANY), refs)) {
        const made = calls[meaning.index]!
        const before = good(bidder.state(NORTH, 'None', calls.slice(0, meaning.index)))
        expect(meant(meaning, deal[meaning.seat])).toBe(true)
        for (const hand of HANDS) expect(meant(meaning, hand)).toBe(callFor(before, hand) === made)
      }
    }
  })
})

describe('the meanings of calls off the system', () => {
  const SYSTEMS: SystemRefs = [{ id: 'schenken-1967' }, { id: 'essex-acol' }]
  it('are marked as natural for a call that no rule makes, and none of a system nobody knows', () => {
    const calls = [bidOf(1, 2), bidOf(7, 4)]
    expect(
      callMeanings(viewOf(SOUTH, NORTH, calls, ANY), SYSTEMS).map(({ index, rule, reading }) => [
        index,
        rule,
        reading?.source,
      ]),
    ).toEqual([
      [0, 'OPENBID', undefined],
      [1, 'Natural', 'not-of-system'],
    ])
    const unknown: SystemRefs = [{ id: 'goren' }, { id: 'none' }]
    expect(callMeanings(viewOf(SOUTH, NORTH, calls, ANY), unknown)).toEqual([])
  })
})

describe('what is kept of meanings', () => {
  const SYSTEMS: SystemRefs = [{ id: 'schenken-1967' }, { id: 'schenken-1967' }]
  const first = (seat: Seat, calls: readonly Call[]): AgreedMeaning => {
    // The systems as another message would bring them.
    const [meaning] = callMeanings(viewOf(seat, NORTH, calls, ANY), structuredClone(SYSTEMS))
    if (meaning === undefined) throw new Error('the opening has a meaning')
    return meaning
  }
  it('is the same object for the same calls, and the same constraint for partner and opponents', () => {
    const [call, later] = [bidOf(1, 4), PASS]
    const partner = first(SOUTH, [call])
    const opponent = first(EAST, [call])
    expect(first(SOUTH, [call, later])).toBe(partner)
    expect(first(EAST, [call, later])).toBe(opponent)
    expect(opponent.price).not.toBe(partner.price)
    expect(opponent.says).toBe(partner.says)
    expect(opponent.denies).toBe(partner.denies)
  })
  it('stays with an auction in use while hundreds of others are read', () => {
    const used = first(SOUTH, [bidOf(1, 4)])
    for (let n = 0; n < 500; n++) {
      callMeanings(viewOf(SOUTH, NORTH, [bidOf(1, 0)], ANY), [
        { id: `nobody's ${n}` },
        { id: 'none' },
      ])
      expect(first(SOUTH, [bidOf(1, 4)])).toBe(used)
    }
  })
})
