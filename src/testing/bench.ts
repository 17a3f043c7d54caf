/**
 * What a benchmark file exports: `export const bench: BenchCase` (or a list of them) from
 * `<kernel>.bench.ts` beside the kernel. A case is pure and seeded, imports nothing of Node or the
 * DOM, and is run by `npm run bench` in Node and, where it says so, in a worker of a real Chromium.
 */
import type { Position } from '#reasoning/law/position.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'

export interface BenchRun {
  /** Operations that one call of `run` does: enough for some milliseconds of work. */
  readonly ops: number
  /**
   * The measured work. It must use what it computes: the number it returns (a checksum) has to be
   * the same at every call, and is compared with `expected`.
   */
  run(): number
  /** The checksum as the slow, plain or independent way gives it, computed while preparing. */
  readonly expected: number
  /** Which input it was, where there is a choice: stands beside the result. */
  readonly note?: string
}
/** A position with actions; `expected` are the file's whole numbers, where it comes from the file. */
export interface AgreementRecord {
  readonly position: Position
  readonly actions: readonly Likelihood[]
  readonly expected: ExpectedWeights | undefined
}
/** Whole numbers as text: the total weight; by hand of the position, suit and length; by hand and points. */
export interface ExpectedWeights {
  readonly weight: string
  readonly lengths: readonly (readonly Readonly<Record<string, string>>[])[]
  readonly points: readonly Readonly<Record<string, string>>[]
}

/** What the runner reads for the cases, as a case in a worker has no files. */
export interface BenchInput {
  /** The records of the shared agreements; none where the file is not there. */
  readonly agreements?: readonly AgreementRecord[]
}

export interface BenchCase {
  /** Short and stable: `openbid untraced`. */
  readonly name: string
  /** What one operation is, in the singular: `hand`, `card`, `layout count`. */
  readonly unit: string
  /** Most nanoseconds one operation may take where the reference takes 1.41; a slower case fails. */
  readonly limitNs: number
  /** Also run it in a worker in Chromium; the limit holds there too. */
  readonly inWorker?: boolean
  /** Makes the input from the seed and finds the expected checksum; not measured. Throws when an answer is wrong. */
  prepare(seed: number, input?: BenchInput): BenchRun
}

/** A small seeded generator for benchmark input (mulberry32): whole numbers below `n`, fit for nothing else. */
export const benchRandom = (seed: number): ((n: number) => number) => {
  let state = seed | 0
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((((t ^ (t >>> 14)) >>> 0) * n) / 2 ** 32) | 0
  }
}
