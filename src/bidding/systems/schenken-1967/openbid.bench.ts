/** How fast OPENBID answers: the direct port on holdings in a typed array, and the traced rules. */
import { type Hand, ofMasks } from '#core/hand.ts'
import { select, selectTraced } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { packedBidval, packedOpenbid } from './openbid.ts'
import { READINGS } from './readings.ts'
import { openbidSystem } from './rules.ts'

/** Random hands as four holdings each, spades first. */
export const randomHoldings = (seed: number, count: number): Uint16Array => {
  const below = benchRandom(seed)
  const deck = Uint8Array.from({ length: 52 }, (_, i) => i)
  const hands = new Uint16Array(count * 4)
  for (let at = 0; at < hands.length; at += 4)
    for (let i = 0; i < 13; i++) {
      const j = i + below(52 - i)
      const card = deck[j]!
      deck[j] = deck[i]!
      deck[i] = card
      const place = at + 3 - Math.floor(card / 13)
      hands[place] = hands[place]! | (1 << (card % 13))
    }
  return hands
}
const handAt = (hands: Uint16Array, at: number): Hand =>
  ofMasks([hands[at + 3]!, hands[at + 2]!, hands[at + 1]!, hands[at]!])

const mix = (sum: number, bidval: number): number => (Math.imul(sum, 31) + bidval) | 0

const untraced: BenchCase = {
  name: 'openbid untraced',
  unit: 'hand',
  limitNs: 65,
  inWorker: true,
  prepare(seed) {
    const count = 200_000
    const hands = randomHoldings(seed, count)
    const openbid = packedOpenbid(READINGS.corrected)
    const system = openbidSystem()
    let expected = 0
    for (let at = 0; at < hands.length; at += 4)
      expected = mix(
        expected,
        select(system, everySituation, handAt(hands, at))?.action.bidval ?? -1,
      )
    return {
      ops: count,
      expected,
      run() {
        let sum = 0
        for (let at = 0; at < hands.length; at += 4)
          sum = mix(
            sum,
            packedBidval(openbid(hands[at]!, hands[at + 1]!, hands[at + 2]!, hands[at + 3]!)),
          )
        return sum
      },
    }
  },
}

const traced: BenchCase = {
  name: 'openbid traced',
  unit: 'hand',
  limitNs: 1_000_000,
  inWorker: true,
  prepare(seed) {
    const count = 500
    const hands = randomHoldings(seed, count)
    const openbid = packedOpenbid(READINGS.corrected)
    const system = openbidSystem()
    let expected = 0
    for (let at = 0; at < hands.length; at += 4) {
      const held = openbid(hands[at]!, hands[at + 1]!, hands[at + 2]!, hands[at + 3]!)
      expected = mix(expected, packedBidval(held))
    }
    return {
      ops: count,
      expected,
      run() {
        let sum = 0
        for (let at = 0; at < hands.length; at += 4) {
          const trace = selectTraced(system, everySituation, handAt(hands, at))
          sum = mix(sum, trace.selection?.action.bidval ?? -1)
        }
        return sum
      },
    }
  },
}

export const bench: readonly BenchCase[] = [untraced, traced]
