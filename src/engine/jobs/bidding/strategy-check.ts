/** A strategy being edited, cell by cell: the facts that are whole, the problems of those that are not. */
import type { ContinuationLimit, StrategyFact } from '#core/strategy.ts'
import {
  type CellProblem,
  type DraftFact,
  type DraftLimit,
  readFactDraft,
  readLimitDraft,
  type StrategyWarning,
  strategyWarnings,
} from '#formats/strategy/index.ts'
import type { Job } from '../../job.ts'

export interface StrategyCheckInput {
  /** The rows of the table, cells in the order of `FACT_FIELDS`. */
  readonly drafts: readonly DraftFact[]
  /** The ranges of what follows that were changed; absent when none was. */
  readonly limits?: readonly DraftLimit[]
}
export interface StrategyCheckOutput {
  /** Row by row: the fact, or its problems, each with the cell it is about. */
  readonly rows: readonly {
    readonly fact?: StrategyFact
    readonly problems: readonly CellProblem[]
  }[]
  /** The facts of all rows, when every row is whole; the strategy in use stays untouched otherwise. */
  readonly facts?: readonly StrategyFact[]
  /** Range by range, its problems. */
  readonly limits: readonly (readonly CellProblem[])[]
  /** The changed ranges, when every one of them makes sense. */
  readonly continuations?: readonly ContinuationLimit[]
  /** Lawful but perhaps not meant; `facts` are places of rows. */
  readonly warnings: readonly StrategyWarning[]
}

/** @see StrategyCheckInput */
export const strategyCheck: Job<StrategyCheckInput, never, StrategyCheckOutput> = function* ({
  drafts,
  limits = [],
}) {
  const rows = drafts.map(readFactDraft)
  const ranges = limits.map(readLimitDraft)
  const continuations = ranges.flatMap(({ limit }) => (limit ? [limit] : []))
  const places = rows.flatMap(({ fact }, row) => (fact ? [row] : []))
  const facts = rows.flatMap(({ fact }) => (fact ? [fact] : []))
  return {
    rows: rows.map(({ fact, problems }) => ({ ...(fact ? { fact } : {}), problems })),
    ...(facts.length === rows.length ? { facts } : {}),
    limits: ranges.map(({ problems }) => problems),
    ...(continuations.length === ranges.length ? { continuations } : {}),
    warnings: strategyWarnings(facts).map((warning) => ({
      ...warning,
      facts: warning.facts.map((fact) => places[fact]!),
    })),
  }
}
