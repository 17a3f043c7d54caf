/** How long the audit of a strategy over every hand takes. */
import { PRECISION } from '#systems/opening-strategies/precision.ts'
import type { BenchCase } from '#testing/bench.ts'
import { auditOf } from './audit.ts'

/** Precision, spec section “What was found”: no survivor, one, two, three, four. */
const BY_SIZE = [1_739_990_779, 500_316_842_099, 126_166_328_030, 6_522_008_466, 268_390_226]
/** Sizes weighed, so that hands moved from one to another change the sum. */
const checksum = (hands: readonly number[]): number => hands.reduce((n, h, i) => n + (i + 1) * h, 0)

export const bench: BenchCase = {
  name: 'strategy audit of every hand',
  unit: 'audit',
  limitNs: 1_000_000_000,
  inWorker: true,
  prepare: (seed) => ({
    ops: 1,
    expected: checksum(BY_SIZE),
    run: () => checksum(auditOf(PRECISION, [seed, 0, 0, 0]).sizes.map(({ hands }) => hands)),
  }),
}
