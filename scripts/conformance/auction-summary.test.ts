import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { contractOfCalls, readBoard } from './auction-boards.ts'
import { estimate, estimateText, summarize } from './auction-summary.ts'

/** North and South hold 25 points; four spades make, and East and West make nothing. */
const board = readBoard({
  id: 1,
  deal: 'N:AK97.K3.A75.AJ98 854.A84.K9643.K7 QJ2.QJ52.QJ8.QT5 T63.T976.T2.6432',
  dealer: 'S',
  vul: 'None',
  dd: {
    S: [10, 3, 10, 3],
    H: [7, 5, 7, 5],
    D: [5, 7, 5, 7],
    C: [8, 2, 8, 2],
    N: [8, 4, 8, 4],
  },
  par: 420,
})
const reached = (text: string) => ({
  board,
  contract: contractOfCalls(
    board,
    text.split(' ').map((one) => parseCall(one)!),
  ),
})

describe('the summary of contracts', () => {
  it('counts games that make and are bid, and games bid that make', () => {
    const found = summarize(
      ['4S P P P', '3N P P P', '2S P P P', 'P P P P'].map((text) => reached(text)),
    )
    expect(found.gamesBid).toEqual({ of: 4, are: 2 })
    expect(found.gamesBidStrong).toEqual({ of: 4, are: 2 })
    expect(found.gamesMade).toEqual({ of: 2, are: 1 })
    expect(found.slamsBid).toEqual({ of: 0, are: 0 })
  })
  it('counts doubled contracts and those far down', () => {
    const found = summarize([reached('4S X P P P'), reached('P 4D X P P P'), reached('P P P P')])
    expect(found.doubledMade).toEqual({ of: 2, are: 1 })
    expect(found.downThree).toEqual({ of: 2, are: 1 })
  })
})

describe('paired differences', () => {
  it('give a mean and half a 95 % interval', () => {
    const { mean, within } = estimate([1, -1, 3, 1])
    expect(mean).toBe(1)
    // Variance 8 / 3, of the mean 2 / 3.
    expect(within).toBeCloseTo(1.96 * Math.sqrt(2 / 3), 12)
    expect(estimateText({ mean: -0.5, within: 0.25 })).toBe('−0.500 ± 0.250')
    expect(estimate([4]).within).toBe(Number.POSITIVE_INFINITY)
  })
})
