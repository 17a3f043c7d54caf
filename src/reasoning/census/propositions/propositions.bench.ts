/**
 * How long deciding the paper takes, by the class of hands: every 28th shape is walked with the
 * whole book. All 560 shapes have 5,265,797 classes, and the limit is 13 seconds for them all.
 */
import { SHAPES } from '#core/shape.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import type { BenchCase } from '#testing/bench.ts'
import { type DecidedClaims, decideClaims } from './decide.ts'

const CLASSES = 5_265_797
const SECONDS = 13
const shapes = SHAPES.filter((_, i) => i % 28 === 14)

/** Ways to choose a suit of each length. */
const suits = Array.from({ length: 14 }, (_, n) => {
  let ways = 1
  for (let i = 1; i <= n; i++) ways = (ways * (13 - n + i)) / i
  return ways
})
const hands = shapes.reduce(
  (sum, shape) => sum + shape.reduce<number>((n, length) => n * suits[length]!, 1),
  0,
)
const decide = (): DecidedClaims => {
  const run = decideClaims({ reading: READINGS.corrected, shapes })
  let step = run.next()
  while (!step.done) step = run.next()
  return step.value
}

export const bench: BenchCase = {
  name: 'propositions of 1967',
  unit: 'class of hands',
  limitNs: (SECONDS * 1e9) / CLASSES,
  inWorker: true,
  prepare: () => ({
    ops: decide().classes,
    // That it stands in a leaf is asked of every hand, and true.
    expected: hands,
    run() {
      const all = decide().verdicts.find((v) => v.id === 'Coverage.complete')
      return all?.holds ? all.hands : -1
    },
  }),
}
