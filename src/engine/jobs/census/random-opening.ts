/** A random hand of thirteen cards that opens as asked, each such hand equally likely. */
import { randomOpening as draw, type RandomOpeningProgress } from '#census/random-opening.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import {
  actionOfBidval,
  IMPOSSIBLE_BIDVALS,
  SECTION_LABELS,
} from '#systems/schenken-1967/bidval.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { defineJob, type Job } from '../../job.ts'

export interface RandomOpeningInput {
  readonly reading: ReadingName
  /** The same seed gives the same hand. */
  readonly seed: Seed
  /** Label of the section that must open it: `11a`. */
  readonly section?: string
  /** What it must open, any of these. */
  readonly calls?: readonly Call[]
  readonly hcp?: number
  /** Lengths in falling order: `5431`. */
  readonly pattern?: string
}
export interface RandomOpeningOutput {
  /** Absent when no hand fits. */
  readonly hand?: Hand
}

/** Every code of an opening that the procedure can print. */
const BIDVALS: readonly number[] = Array.from({ length: 76 }, (_, code) => code).filter(
  (code) =>
    (code <= 10 || (code % 10 >= 1 && code % 10 <= 5)) && !IMPOSSIBLE_BIDVALS.includes(code),
)

/** @see RandomOpeningInput */
export const randomOpening: Job<RandomOpeningInput, RandomOpeningProgress, RandomOpeningOutput> =
  function* ({ reading, seed, section, calls, hcp, pattern }) {
    const label = SECTION_LABELS.find((one) => one === section)
    if (section !== undefined && label === undefined) return {}
    const hand = yield* draw(
      READINGS[reading],
      {
        ...(label === undefined ? {} : { section: label }),
        ...(calls === undefined
          ? {}
          : { bidvals: BIDVALS.filter((code) => calls.includes(actionOfBidval(code).call)) }),
        ...(hcp === undefined ? {} : { hcp }),
        ...(pattern === undefined ? {} : { pattern }),
      },
      rngOf(seed),
    )
    return hand === undefined ? {} : { hand }
  }

export const job = defineJob({
  name: 'random-opening',
  family: 'census',
  weight: 'heavy',
  run: randomOpening,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'random-opening': typeof randomOpening
  }
}
