/**
 * Times one case, in Node or in a worker. The clock of a page may be as coarse as 0.1 ms, so the
 * work is repeated until a sample takes long enough; the checksum is compared at every call, which
 * also keeps the work from being optimised away.
 */
import type { BenchCase, BenchInput, BenchRun } from '#testing/bench.ts'

export interface Measured {
  readonly name: string
  readonly unit: string
  readonly limitNs: number
  /** Nanoseconds per operation: the fastest sample and the middle one. */
  readonly bestNs: number
  readonly medianNs: number
  readonly samples: number
  /** Which input it was, where there is a choice. */
  readonly note?: string
}
/** One measure of the app. */
export interface AppOutcome {
  readonly name: string
  /** The result as a number: milliseconds or bytes. Absent when the run failed. */
  readonly value?: number
  readonly result: string
  readonly limit: string
  readonly good: boolean
  /** What each run gave. */
  readonly runs: readonly string[]
}

/** A case that gave a wrong answer or threw. */
export interface Broken {
  readonly name: string
  readonly problem: string
}
export type Outcome = Measured | Broken

export interface Effort {
  /** Milliseconds of warming up, for the compiler. */
  readonly warmUp: number
  /** Milliseconds a sample takes at least. */
  readonly sample: number
  readonly samples: number
}
export const FULL: Effort = { warmUp: 500, sample: 25, samples: 31 }
export const QUICK: Effort = { warmUp: 100, sample: 10, samples: 7 }

/** Nanoseconds that the reference takes on the machine for which the limits were set, in a worker of Chromium. */
const REFERENCE_NS = 1.41

/** Holds each outcome's limit as a ratio to the reference of the same run, which comes first. */
export function byReference(): (outcome: Outcome) => Outcome {
  let times: number | undefined
  return (outcome) => {
    if ('problem' in outcome) return outcome
    if (times !== undefined) return { ...outcome, limitNs: outcome.limitNs * times }
    times = outcome.bestNs / REFERENCE_NS
    return outcome
  }
}

/** All cases are made from this seed. */
export const SEED = 1967

const elapsed = (run: BenchRun, times: number): number => {
  const start = performance.now()
  for (let i = 0; i < times; i++) {
    const sum = run.run()
    if (sum !== run.expected)
      throw new Error(`wrong checksum: expected ${run.expected}, got ${sum}`)
  }
  return performance.now() - start
}

/** The middle of a list; of an even number of values, the lower one of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN

export function measure(bench: BenchCase, effort: Effort, input: BenchInput = {}): Outcome {
  try {
    const run = bench.prepare(SEED, input)
    if (!(run.ops > 0)) throw new Error(`a run of ${run.ops} operations measures nothing`)
    let times = 1
    let warm = 0
    while (warm < effort.warmUp) {
      const took = elapsed(run, times)
      warm += Math.max(took, 0.05)
      if (took < effort.sample) times *= 2
    }
    while (elapsed(run, times) < effort.sample) times *= 2
    const perOp = Array.from(
      { length: effort.samples },
      () => (elapsed(run, times) * 1e6) / (times * run.ops),
    )
    return {
      name: bench.name,
      unit: bench.unit,
      limitNs: bench.limitNs,
      bestNs: Math.min(...perOp),
      medianNs: median(perOp),
      samples: perOp.length,
      ...(run.note === undefined ? {} : { note: run.note }),
    }
  } catch (error) {
    return { name: bench.name, problem: error instanceof Error ? error.message : String(error) }
  }
}
