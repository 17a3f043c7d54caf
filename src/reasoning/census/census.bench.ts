/** How long the census of every hand takes, all five tables. */

import { READINGS } from '#systems/schenken-1967/readings.ts'
import type { BenchCase } from '#testing/bench.ts'
import { openbidCensus } from './openbid-census.ts'
import { censusTables } from './tables.ts'

const HANDS = 635_013_559_600

export const bench: BenchCase = {
  name: 'census of every hand',
  unit: 'census',
  limitNs: 175_000_000,
  inWorker: true,
  prepare: () => ({
    ops: 1,
    expected: HANDS,
    run() {
      const steps = openbidCensus(READINGS.corrected)
      for (;;) {
        const step = steps.next()
        if (!step.done) continue
        const { byBid } = censusTables(step.value)
        return Object.values(byBid).reduce((a, b) => a + b, 0)
      }
    },
  }),
}
