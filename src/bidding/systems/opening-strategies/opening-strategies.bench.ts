/** How long one hand takes: the surviving set alone, and with all that struck every other call. */
import { callSetOf } from '#rules/elimination-compile.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { randomHand } from '#testing/random-hands.ts'
import { choiceOf, numbersOf, survivorsOf } from './bidder.ts'
import { STANDARD_AMERICAN } from './standard-american.ts'

const HANDS = 2000
const hands = (seed: number) => {
  const below = benchRandom(seed)
  return Array.from({ length: HANDS }, () => numbersOf(randomHand(() => below(2 ** 31))))
}
/** What each set gives to the checksum. */
const weigh = (set: number): number => set % 1_000_003

export const bench: readonly BenchCase[] = [
  {
    name: 'surviving set of a hand',
    unit: 'hand',
    limitNs: 100_000,
    inWorker: true,
    prepare(seed) {
      const all = hands(seed)
      const survivors = survivorsOf(STANDARD_AMERICAN)
      return {
        ops: HANDS,
        // The plain reading of the strikes, which shares no table with the quick one.
        expected: all.reduce(
          (n, one) => n + weigh(callSetOf(choiceOf(STANDARD_AMERICAN, one).surviving)),
          0,
        ),
        run: () =>
          all.reduce((n, { total, lengths: [c, d, h, s] }) => {
            return n + weigh(survivors(c, d, h, s, total))
          }, 0),
      }
    },
  },
  {
    name: 'surviving set with every strike',
    unit: 'hand',
    limitNs: 100_000,
    inWorker: true,
    prepare(seed) {
      const all = hands(seed)
      const survivors = survivorsOf(STANDARD_AMERICAN)
      return {
        ops: HANDS,
        expected: all.reduce((n, { total, lengths: [c, d, h, s] }) => {
          return n + weigh(survivors(c, d, h, s, total))
        }, 0),
        run: () =>
          all.reduce(
            (n, one) => n + weigh(callSetOf(choiceOf(STANDARD_AMERICAN, one).surviving)),
            0,
          ),
      }
    },
  },
]
