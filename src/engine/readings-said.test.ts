import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { cellsOf } from '#constraint/cells.ts'
import { plain } from '#constraint/phrase.ts'
import { callCode, parseCall } from '#core/call.ts'
import { hcp, parse } from '#core/hand.ts'
import { EAST, NORTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { RuleReading } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { pointsNamed } from '#explain/call/meaning-words.ts'
import { readingStepWords } from '#explain/knowledge/reading-words.ts'
import { rulesOf } from '#systems/registry.ts'
import { good } from '#testing/good.ts'
import { callMeanings } from './call-meanings.ts'

/** How the last call of the auction is read by the system on both sides. */
function readingOf(id: string, auction: string): RuleReading {
  const calls = auction.split(' ').map((code) => ({ call: parseCall(code)! }))
  const hand = good(parse('T5.A8.J9752.9876'))
  const view = auctionView(EAST, hand, NORTH, 'None', calls)
  const found = callMeanings(view, [{ id }, { id }]).find(({ index }) => index === calls.length - 1)
  if (found?.reading === undefined) throw new Error(`${id} does not read ${auction}`)
  return found.reading
}

describe('the points that are named of a call', () => {
  it.each([
    // The fault of the review: one spade was said as nine points and more, for the few hands with shape.
    ['sayc', '1S', '11–21 points, 5+ spades'],
    ['sayc', '1H', '11–21 points, 5+ hearts'],
    ['sayc', '1C', '11–21 points, 3+ clubs'],
    ['sayc', 'P P 1S', '11–21 points, 5+ spades'],
    ['sayc', '1C P 1H', '6+ points, 4+ hearts'],
    ['sayc', '1S P 3S', '8–12 points, 3+ spades'],
    ['forum-d', '1S', '11–21 points, 5+ spades'],
    ['modern-acol', '1H', '11–21 points, 4+ hearts'],
  ])('by %s after “%s” are those of a teacher', (id, auction, said) => {
    expect(plain(readingStepWords('exact', readingOf(id, auction)))).toBe(said)
  })
  it('end above only where other calls take the stronger hands', () => {
    expect(plain(readingStepWords('direct', readingOf('sayc', '1S')))).toMatch(
      /^11\+ points, 5\+ spades, /,
    )
  })
  it.each([
    ['sayc', '1S'],
    ['sayc', '1D'],
    ['two-over-one', '1C'],
    ['modern-acol', '1S'],
  ])('hold nine in ten of the hands that make it: %s %s', (id, auction) => {
    const { direct, exact } = readingOf(id, auction)
    const named = pointsNamed(cellsOf(direct).may, cellsOf(exact).may)!
    const system = rulesOf(id)
    const state = good(stateAfter([system, system], NORTH, 'None', []))
    let [made, held] = [0, 0]
    for (let n = 1; n <= 3000; n++) {
      const hand = dealFromSeed([41, 9, 10, 1], n)[NORTH]
      if (callCode(callFor(state, hand)) !== auction) continue
      made += 1
      if (hcp(hand) >= named.lo && hcp(hand) <= named.hi) held += 1
    }
    expect(made).toBeGreaterThan(80)
    expect(held / made).toBeGreaterThanOrEqual(0.9)
  })
})
