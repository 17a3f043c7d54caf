/**
 * The yardstick: high-card points of random hands through a table of 8,192 holdings. Every other
 * case is also given as a multiple of it, measured in the same run, so that results of different
 * machines can be compared.
 */
import { type BenchCase, benchRandom } from '#testing/bench.ts'

const HANDS = 1 << 14

export const REFERENCE: BenchCase = {
  name: 'reference: points of a hand by table',
  unit: 'hand',
  limitNs: 1000,
  inWorker: true,
  prepare(seed) {
    const below = benchRandom(seed)
    const holdings = Uint16Array.from({ length: HANDS * 4 }, () => below(8192))
    const table = new Uint8Array(8192)
    for (let i = 0; i < 8192; i++)
      table[i] = (i >> 12) * 4 + ((i >> 11) & 1) * 3 + ((i >> 10) & 1) * 2 + ((i >> 9) & 1)
    let expected = 0
    // The other way round: card by card.
    for (const [i, points] of [4, 3, 2, 1].entries())
      for (const holding of holdings) if (holding & (4096 >> i)) expected += points
    return {
      ops: HANDS,
      expected,
      run() {
        let sum = 0
        for (let i = 0; i < holdings.length; i += 4)
          sum +=
            table[holdings[i]!]! +
            table[holdings[i + 1]!]! +
            table[holdings[i + 2]!]! +
            table[holdings[i + 3]!]!
        return sum
      },
    }
  },
}
