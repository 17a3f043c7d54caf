/**
 * An audit in the form of the `exhaustive` part of the strategy fixtures: plain counts under plain
 * names. Calls are level and strain letter, `P` for Pass; lengths are clubs, diamonds, hearts, spades.
 */

import { type Audit, type AuditCount, auditOf } from '#census/audit.ts'
import { callCode } from '#core/call.ts'
import type { Seed } from '#core/rng.ts'
import type { Strategy } from '#core/strategy.ts'

export interface ExhaustiveCount {
  readonly hands: number
  readonly featureVectors: number
}
export interface ExhaustiveReport {
  readonly totalHands: number
  readonly featureVectors: number
  readonly shapeHcpCells: number
  /** By number of survivors; `share` is of all hands. */
  readonly bySize: Readonly<Record<string, ExhaustiveCount & { readonly share: number }>>
  /** The same with the paper's domain of lengths 1..13 taken at its word. */
  readonly bySizeIfLengthDomainIs1to13: Readonly<Record<string, ExhaustiveCount>>
  readonly distinctAnswerSets: number
  /** Commonest first; the example is the first cell, fewest clubs first. */
  readonly answerSets: readonly (ExhaustiveCount & {
    readonly bids: readonly string[]
    readonly cells: number
    readonly example: { readonly lengthsCDHS: readonly number[]; readonly hcp: number }
  })[]
  readonly noAnswerSet: ExhaustiveCount & {
    readonly cells: number
    readonly byLengthsCDHS: Readonly<
      Record<string, ExhaustiveCount & { readonly hcp: readonly number[] }>
    >
  }
}

/** Examples of the report are first cells, so its seed decides nothing. */
const SEED: Seed = [0, 0, 0, 0]
const counts = ({ hands, featureVectors }: AuditCount): ExhaustiveCount => ({
  hands,
  featureVectors,
})

const report = (audit: Audit, literal: Audit): ExhaustiveReport => {
  const none = audit.sets.find((set) => set.calls.length === 0)
  return {
    totalHands: audit.hands,
    featureVectors: audit.featureVectors,
    shapeHcpCells: audit.cells,
    bySize: Object.fromEntries(
      audit.sizes.map((size) => [
        String(size.size),
        { ...counts(size), share: size.hands / audit.hands },
      ]),
    ),
    bySizeIfLengthDomainIs1to13: Object.fromEntries(
      literal.sizes.map((size) => [String(size.size), counts(size)]),
    ),
    distinctAnswerSets: audit.sets.length,
    answerSets: audit.sets.map((set) => {
      const first = set.places[0]!
      return {
        bids: set.calls.map(callCode),
        ...counts(set),
        cells: set.cells,
        example: { lengthsCDHS: first.shape, hcp: first.hcp[0]! },
      }
    }),
    noAnswerSet: {
      hands: none?.hands ?? 0,
      featureVectors: none?.featureVectors ?? 0,
      cells: none?.cells ?? 0,
      byLengthsCDHS: Object.fromEntries(
        (none?.places ?? []).map((place) => [
          place.shape.join('-'),
          { hcp: place.hcp, ...counts(place) },
        ]),
      ),
    },
  }
}

/** Both audits of a strategy as the fixtures write them. */
export const exhaustiveReport = (strategy: Strategy): ExhaustiveReport =>
  report(auditOf(strategy, SEED), auditOf(strategy, SEED, { leastLength: 1 }))
