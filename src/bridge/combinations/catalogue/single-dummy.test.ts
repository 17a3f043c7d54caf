import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { normalPair, normalPairs, pairIndex, pairKey } from './single-dummy.ts'

const list = normalPairs()
const pairs = fc
  .array(fc.integer({ min: 0, max: 2 }), { minLength: 13, maxLength: 13 })
  .map((owners) => {
    const hands = [0, 0, 0]
    for (const [rank, hand] of owners.entries()) hands[hand] = hands[hand]! | (1 << rank)
    return { north: hands[0] as Holding, south: hands[1] as Holding }
  })

describe('the different combinations of a suit (specification, section 5)', () => {
  it('are 159,094 up to rotation and 317,811 with the hands told apart', () => {
    expect(list.count).toBe(159_094)
    let labelled = 0
    for (let i = 0; i < list.count; i++) {
      const other = normalForm(list.south[i]!, list.north[i]!)
      labelled += other === list.keys[i]! ? 1 : 2
    }
    expect(labelled).toBe(317_811)
  })
  it('are 257,606 with 1 to 13 cards after promotion', () => {
    let all = 0
    for (let n = 1; n <= 13; n++) all += normalPairs(n).count
    expect(all).toBe(257_606)
  })
  it('come in rising order, each once, each its own normal form', () => {
    let rising = true
    for (let i = 0; i < list.count; i++) {
      rising &&= i === 0 || list.keys[i]! > list.keys[i - 1]!
      if (i % 97 !== 0) continue
      const [north, south] = [list.north[i] as Holding, list.south[i] as Holding]
      expect(normalPair(north, south)).toEqual({ north, south, swapped: false })
    }
    expect(rising).toBe(true)
  })
  it('are found from any hands, whichever is named first', () => {
    fc.assert(
      fc.property(pairs, ({ north, south }) => {
        const normal = normalPair(north, south)
        const at = pairIndex(list, north, south)
        expect(pairIndex(list, south, north)).toBe(at)
        expect([list.north[at], list.south[at]]).toEqual([normal.north, normal.south])
        // The hidden cards stay where they are, and so do the numbers of cards.
        expect(normal.north | normal.south).toBe(north | south)
        expect(holding.length(normal.north)).toBe(holding.length(normal.swapped ? south : north))
        expect(pairKey(normal.north, normal.south)).toBe(list.keys[at])
      }),
    )
  })
})

/** The lexicographically first of all arrangements with the same runs, the hands as given. */
function normalForm(first: number, second: number): number {
  let key = 0
  let run: number[] = []
  const close = () => {
    for (const owner of run.sort()) key = key * 3 + owner
    run = []
  }
  for (let rank = 12; rank >= 0; rank--) {
    const bit = 1 << rank
    if (first & bit) run.push(0)
    else if (second & bit) run.push(1)
    else {
      close()
      key = key * 3 + 2
    }
  }
  close()
  return key
}
