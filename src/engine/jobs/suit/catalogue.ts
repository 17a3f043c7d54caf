/**
 * The catalogue of suit combinations: the table of answers searched, and questions drawn from it for the
 * quiz. The page brings the table's bytes with every question; they are decoded once.
 */
import {
  type AnswerTable,
  type Difficulty,
  decodeAnswers,
  drawQuestion,
  searchTable,
  type TableQuery,
} from '#combinations/catalogue/answer-table.ts'
import type { Holding } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeed, rngOf } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { type AskedJob, type ByAsk, defineJob, inOneStep } from '../../job.ts'

/** The rows that match a query. */
export interface CatalogueSearch {
  readonly ask: 'search'
  /** The table, inflated. */
  readonly bytes: Uint8Array
  readonly query: TableQuery
  /** Matches to leave out, and to give at most. */
  readonly from: number
  readonly count: number
}
export interface CatalogueRow {
  readonly north: Holding
  readonly south: Holding
  /** The target that matched; absent where none was asked for. */
  readonly goal: number | undefined
  /** Chances of at least 1, 2, … tricks. */
  readonly atLeast: readonly number[]
  readonly expected: number
  /** How far the next best plan for the target is behind; absent where it is not known. */
  readonly gap: number | undefined
  /** True where some value is known as an interval only. */
  readonly open: boolean
}
export interface CatalogueFound {
  /** How many match in all. */
  readonly found: number
  readonly rows: readonly CatalogueRow[]
}

/** The table that was decoded last, with the bytes it came from. */
let kept: { readonly bytes: Uint8Array; readonly table: AnswerTable } | undefined

const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

function tableOf(bytes: Uint8Array): Result<AnswerTable> {
  if (kept && same(kept.bytes, bytes)) return ok(kept.table)
  const table = decodeAnswers(bytes)
  if (table.ok) kept = { bytes, table: table.value }
  return table
}

/** A question of a difficulty. */
export interface CatalogueQuiz {
  readonly ask: 'question'
  readonly bytes: Uint8Array
  readonly difficulty: Difficulty
  /** A written seed: the same seed asks the same question. */
  readonly seed: string
}
export interface CatalogueQuestion {
  readonly north: Holding
  readonly south: Holding
  readonly goal: number
}

function foundIn(table: AnswerTable, { query, from, count }: CatalogueSearch): CatalogueFound {
  const found = searchTable(table, query)
  return {
    found: found.length,
    rows: found.slice(from, from + count).map(({ index, goal }): CatalogueRow => {
      const row = table.row(index)
      return {
        north: row.north,
        south: row.south,
        goal,
        atLeast: row.atLeast,
        expected: row.expected,
        gap: goal === undefined ? undefined : row.gaps[goal - 1],
        open: row.intervals.length > 0,
      }
    }),
  }
}

function questionFrom(
  table: AnswerTable,
  { difficulty, seed }: CatalogueQuiz,
): Result<CatalogueQuestion, Problem> {
  const read = parseSeed(seed)
  if (!read.ok) return read
  const question = drawQuestion(table, difficulty, rngOf(read.value))
  if (question === undefined)
    return problem('catalogue/none', t`The catalogue has no question of this difficulty.`)
  return ok({ north: question.row.north, south: question.row.south, goal: question.goal })
}

type Asked = CatalogueSearch | CatalogueQuiz
interface Answers {
  readonly search: Result<CatalogueFound, Problem>
  readonly question: Result<CatalogueQuestion, Problem>
}
/** A problem where the bytes are no table, or no question is so difficult. */
const catalogue: AskedJob<Asked, ByAsk<Asked, never>, Answers> = inOneStep((input) => {
  const table = tableOf(input.bytes)
  if (!table.ok) return table
  return input.ask === 'search' ? ok(foundIn(table.value, input)) : questionFrom(table.value, input)
})

export const job = defineJob({ name: 'catalogue', family: 'suit', weight: 'heavy', run: catalogue })
declare module '../../registry.ts' {
  interface JobsByName {
    catalogue: typeof catalogue
  }
}
