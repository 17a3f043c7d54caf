import { describe, expect, it } from 'vitest'
import { FULL_HOLDING, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { countHands, fourSuits } from '#testing/hand-classes.ts'
import { byLength, mergeStates, suitStates } from './classes.ts'

const WHOLE = fourSuits([FULL_HOLDING, FULL_HOLDING, FULL_HOLDING, FULL_HOLDING])

describe('suit states', () => {
  it('stand for every holding of a suit once', () => {
    const ways = suitStates().reduce((n, state) => n + state.ways, 0)
    expect(suitStates()).toHaveLength(288)
    expect(ways).toBe(8192)
    const lengths = Array.from({ length: 14 }, (_, n) =>
      byLength(suitStates())[n]?.reduce((sum, state) => sum + state.ways, 0),
    )
    expect(lengths).toEqual([1, 13, 78, 286, 715, 1287, 1716, 1716, 1287, 715, 286, 78, 13, 1])
  })
  it('count the holdings within the available cards, whichever they are', () => {
    for (const available of [0, 0x1555, 0x00ff, 0x1f00, 0x0a31] as Holding[]) {
      const found = new Map<string, number>()
      for (let h = 0; h < 8192; h++)
        if ((h & ~available) === 0) {
          const key = `${h & 0x1f00}/${HOLDING_LENGTH[h]}`
          found.set(key, (found.get(key) ?? 0) + 1)
        }
      const states = suitStates(available)
      expect(states.map((s) => [`${s.holding & 0x1f00}/${s.length}`, s.ways]).sort()).toEqual(
        [...found].sort(),
      )
      expect(states.every((s) => (s.holding & ~available) === 0)).toBe(true)
    }
  })
  it('keep their ways when put together', () => {
    const merged = mergeStates(suitStates(), (h) => HOLDING_LENGTH[h]!)
    expect(merged).toHaveLength(14)
    expect(countHands([merged, merged, merged, merged])).toBe(635_013_559_600)
  })
})

describe('classes of hands', () => {
  it('hold as many hands as the pack has', () => {
    expect(countHands(WHOLE)).toBe(635_013_559_600)
  })
  it('count a hidden hand from the cards not seen', () => {
    // Thirteen cards gone, spread over the suits: 39 left, so 39 choose 13.
    const left = fourSuits([0x1ff0, 0x0fff, 0x1f1f, 0x00ff].map((h) => h as Holding))
    const cards = 9 + 12 + 10 + 8
    expect(cards).toBe(39)
    expect(countHands(left)).toBe(8_122_425_444)
  })
})
