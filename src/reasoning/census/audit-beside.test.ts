import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { Seed } from '#core/rng.ts'
import { SHAPES } from '#core/shape.ts'
import type { Strategy } from '#core/strategy.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { type SetsBeside, setsBeside } from './audit-beside.ts'

const SEED: Seed = [4, 3, 5, 7]
/** Holdings by length and points, counted one by one. */
const HOLDINGS = Array.from({ length: 14 }, () => new Map<number, number>())
HOLDING_LENGTH.forEach((length, held) => {
  const row = HOLDINGS[length]!
  row.set(HOLDING_HCP[held]!, (row.get(HOLDING_HCP[held]!) ?? 0) + 1)
})

const howStand = (one: Strategy, other: Strategy) => {
  const [a, b] = [survivorsOf(one), survivorsOf(other)]
  return (c: number, d: number, h: number, s: number, points: number): SetsBeside => {
    const [left, right] = [a, b].map((of) => new Set(callsOf(of(c, d, h, s, points))))
    const common = [...left!].filter((call) => right!.has(call)).length
    if (common === left!.size && common === right!.size) return 'same'
    return common > 0 ? 'overlapping' : 'disjoint'
  }
}

describe('two strategies over all hands', () => {
  it('have as many hands of the same, of overlapping and of disjoint sets as others counted', () => {
    const found = setsBeside(STRATEGIES.standard, STRATEGIES.precision, SEED)
    expect(found.same.hands).toBe(379_495_869_086)
    expect(found.overlapping.hands).toBe(150_216_759_355)
    expect(found.disjoint.hands).toBe(105_300_931_159)
    const stand = howStand(STRATEGIES.standard, STRATEGIES.precision)
    for (const how of ['same', 'overlapping', 'disjoint'] as const) {
      const { example } = found[how]
      const [c, d, h, s] = hand.lengths(example!)
      expect(stand(c, d, h, s, hand.hcp(example!))).toBe(how)
    }
  })
  it('are counted as a sum over the holdings of the suits counts them', () => {
    const counts = { same: 0, overlapping: 0, disjoint: 0 }
    const stand = howStand(STRATEGIES.modern, STRATEGIES.standard)
    for (const [c, d, h, s] of SHAPES)
      for (const [pc, nc] of HOLDINGS[c]!)
        for (const [pd, nd] of HOLDINGS[d]!)
          for (const [ph, nh] of HOLDINGS[h]!)
            for (const [ps, ns] of HOLDINGS[s]!)
              counts[stand(c, d, h, s, pc + pd + ph + ps)] += nc * nd * nh * ns
    const found = setsBeside(STRATEGIES.modern, STRATEGIES.standard, SEED)
    expect(
      Object.fromEntries(Object.entries(found).map(([how, { hands }]) => [how, hands])),
    ).toEqual(counts)
  }, 60_000)
  it('are the same for every hand where the strategy is the same', () => {
    expect(setsBeside(STRATEGIES.modern, STRATEGIES.modern, SEED)).toMatchObject({
      same: { hands: 635_013_559_600 },
      overlapping: { hands: 0 },
      disjoint: { hands: 0 },
    })
  })
})
