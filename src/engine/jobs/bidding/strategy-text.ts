/** The strategies that come with the program; a strategy and its texts: read, written, and looked over cell by cell while it is edited. */
import type { ContinuationLimit, Strategy, StrategyFact } from '#core/strategy.ts'
import {
  type CellProblem,
  type DraftFact,
  type DraftLimit,
  readFactDraft,
  readLimitDraft,
  readStrategy,
  type StrategyReading,
  type StrategySyntax,
  type StrategyWarning,
  strategyWarnings,
  writeStrategy,
} from '#formats/strategy/index.ts'
import { type AskedJob, type ByAsk, defineJob, inOneStep } from '../../job.ts'
import { type StrategiesListed, strategiesListed } from './strategies-listed.ts'

/** Row by row, as it is being edited. */
export interface RowsAsked {
  readonly ask: 'rows'
  /** The rows of the table, cells in the order of `FACT_FIELDS`. */
  readonly drafts: readonly DraftFact[]
  /** The ranges of what follows that were changed; absent when none was. */
  readonly limits?: readonly DraftLimit[]
}
export interface RowsChecked {
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

function checkRows({ drafts, limits = [] }: RowsAsked): RowsChecked {
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

type Asked =
  | RowsAsked
  /** The opening strategies that come with the program, and the rules they are read by. */
  | { readonly ask: 'strategies' }
  /** Out of a text, JSON or the paper's fact syntax: every problem has its line and column. */
  | { readonly ask: 'read'; readonly text: string }
  | { readonly ask: 'write'; readonly strategy: Strategy; readonly syntax: StrategySyntax }
interface Answers {
  readonly rows: RowsChecked
  readonly strategies: StrategiesListed
  readonly read: StrategyReading
  readonly write: string
}
const strategyText: AskedJob<Asked, ByAsk<Asked, never>, Answers> = inOneStep((asked) => {
  switch (asked.ask) {
    case 'rows':
      return checkRows(asked)
    case 'strategies':
      return strategiesListed()
    case 'read':
      return readStrategy(asked.text)
    case 'write':
      return writeStrategy(asked.strategy, asked.syntax)
  }
})

export const job = defineJob({
  name: 'strategy-text',
  family: 'openings',
  weight: 'quick',
  run: strategyText,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'strategy-text': typeof strategyText
  }
}
