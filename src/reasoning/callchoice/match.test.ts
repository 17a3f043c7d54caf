import { describe, expect, it } from 'vitest'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import { boardOf } from '#core/board.ts'
import { imps } from '#core/imps.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { matchBoard, matchGain } from './match.ts'
import type { BiddingPair, MatchBoard } from './searched-auction.ts'

const kernel = await loadWasmKernel()
const sayc: BiddingPair = { system: rulesOf('sayc') }
const silent: BiddingPair = { system: SILENT_SYSTEM }
const board = (id: number): MatchBoard => {
  const deal = dealFromSeed([7, 7, 7, 7], id)
  const { dealer, vulnerability } = boardOf(id, deal)
  return { id, deal, dealer, vulnerability }
}
const played = (a: BiddingPair, b: BiddingPair, doubled = false, ids = [1, 2, 3]) =>
  ids.map((id) => answerOf(matchBoard(kernel, board(id), { a, b, doubled, seed: [1, 2, 3, 4] })))

describe('a match of two systems', () => {
  it('is level against itself, with the same auction at both tables', () => {
    for (const { tables, imps: won } of played(sayc, sayc)) {
      expect(won).toBe(0)
      expect(tables[0].calls).toEqual(tables[1].calls)
      expect(tables[0].points).toBe(-tables[1].points)
    }
  })
  it('counts both tables from one side, and the other way round with the sides exchanged', () => {
    const there = played(sayc, silent)
    const back = played(silent, sayc)
    for (const [i, { tables, imps: won }] of there.entries()) {
      expect(won).toBe(imps(tables[0].points + tables[1].points))
      expect(back[i]!.imps).toBe(0 - won)
    }
    expect(there.some(({ imps: won }) => won !== 0)).toBe(true)
  })
  it('counts what fails by two as doubled where it is told so', () => {
    // Three notrump goes two down on the first of the boards, and two diamonds makes on the second.
    const plain = played(sayc, sayc, false, [1, 2])
    const doubled = played(sayc, sayc, true, [1, 2])
    const doubledAt = (of: typeof plain) => of.map(({ tables }) => tables[0].contract?.doubled)
    expect(doubledAt(plain)).toEqual([0, 0])
    expect(doubledAt(doubled)).toEqual([1, 0])
    const points = (of: typeof plain) => of.map(({ tables }) => Math.abs(tables[0].points))
    expect(points(doubled)[0]).toBeGreaterThan(points(plain)[0]!)
    expect(points(doubled)[1]).toBe(points(plain)[1])
  })
  it('says its mean with an interval', () => {
    const gain = matchGain([{ imps: 2 }, { imps: -1 }, { imps: 5 }, { imps: 0 }])
    expect(gain.mean).toBe(1.5)
    expect(gain.least).toBeLessThan(0)
    expect(gain.most - gain.mean).toBeCloseTo(gain.mean - gain.least, 9)
  })
})
