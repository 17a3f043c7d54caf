import { describe, expect, it } from 'vitest'
import { bidOf, type Level } from '#core/call.ts'
import { bestOf, meanText, pointsText, type SimulationFound, shareText } from './simulated-words.ts'

const sure = (mean: number) => ({ mean, least: mean, most: mean })
const contract = (
  strain: 0 | 1 | 2 | 3 | 4,
  declarer: 0 | 1 | 2 | 3,
  scores: readonly number[],
): SimulationFound['contracts'][number] => ({
  ...{ strain, declarer, spread: [], tricks: sure(9) },
  levels: scores.map((score, i) => ({ level: (i + 1) as Level, made: sure(1), score })),
})
const found = {
  contracts: [
    contract(4, 0, [150, 140, 400]),
    contract(4, 2, [150, 140, 390]),
    contract(3, 0, [140, 130, 120, 420]),
    contract(3, 1, [900]),
  ],
} as unknown as SimulationFound

describe('the best contracts', () => {
  it('are of the side, best first, each by its better declarer', () => {
    const best = bestOf(found, 0, 3)
    expect(best.map(({ bid, declarer }) => [bid, declarer])).toEqual([
      [bidOf(4, 3), 0],
      [bidOf(3, 4), 0],
      [bidOf(1, 4), 0],
    ])
    expect(bestOf(found, 1, 3)).toHaveLength(1)
  })
})
it('figures are told with their error, or without where there is none', () => {
  expect(shareText({ mean: 0.62, least: 0.52, most: 0.71 })).toBe('62\u00a0% (52–71\u00a0%)')
  expect(shareText(sure(0.5))).toBe('50\u00a0%')
  expect(meanText({ mean: 9.42, least: 9.12, most: 9.72 })).toBe('9.4 ±0.3')
  expect([pointsText(-49.6), pointsText(420)]).toEqual(['−50', '+420'])
})
