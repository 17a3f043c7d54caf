/** Boards that were played and handed back to a teacher, and what a class made of them. Pure. */
import { type BoardMade, outcomeOf } from '#core/board-made.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'

export interface BoardHandedIn {
  readonly number: number
  /** Names the deal by its cards (`shortKey`). */
  readonly deal: string
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly made: BoardMade
}
export interface BoardsResult {
  readonly student: string
  /** In the order in which they stand on the table. */
  readonly boards: readonly BoardHandedIn[]
}

export interface BoardsTable {
  readonly title: string
  /** Of each number the deal that most students have. */
  readonly boards: readonly Omit<BoardHandedIn, 'made'>[]
  readonly rows: readonly {
    readonly student: string
    /** In the order of `boards`; `undefined` where it was not played. */
    readonly made: readonly (BoardMade | undefined)[]
  }[]
}

/** `Boards 1 to 4`, `Board 7`. */
export const boardsTitle = (boards: readonly { readonly number: number }[]): string => {
  const numbers = boards.map(({ number }) => number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? t`Board ${least}` : t`Boards ${least} to ${most}`
}

const boardName = ({ number, deal }: BoardHandedIn): string => `${number} ${deal}`

/** Results in groups: two that have a board in common are of one group, also by way of a third. */
function groups(results: readonly BoardsResult[]): readonly (readonly BoardsResult[])[] {
  let all: { readonly results: BoardsResult[]; readonly boards: ReadonlySet<string> }[] = []
  for (const result of results) {
    const boards = new Set(result.boards.map(boardName))
    const [joined, others] = [true, false].map((shares) =>
      all.filter((group) => [...group.boards].some((one) => boards.has(one)) === shares),
    ) as [typeof all, typeof all]
    const group = {
      results: [...joined.flatMap((one) => one.results), result],
      boards: new Set([...joined.flatMap((one) => [...one.boards]), ...boards]),
    }
    all = [...others, group]
  }
  return all.map((group) => group.results)
}

/** The deal that most students have under each number, by number. */
function columnsOf(results: readonly BoardsResult[]): readonly BoardHandedIn[] {
  const times = new Map<string, { readonly board: BoardHandedIn; n: number }>()
  for (const board of results.flatMap(({ boards }) => boards)) {
    const known = times.get(boardName(board)) ?? { board, n: 0 }
    known.n++
    times.set(boardName(board), known)
  }
  const best = new Map<number, { readonly board: BoardHandedIn; readonly n: number }>()
  for (const one of times.values())
    if (one.n > (best.get(one.board.number)?.n ?? 0)) best.set(one.board.number, one)
  return [...best.values()].map(({ board }) => board).sort((a, b) => a.number - b.number)
}

/** A table for each set of boards. Of two results of one name the later counts. */
export const boardsTables = (results: readonly BoardsResult[]): readonly BoardsTable[] =>
  groups(results).map((group): BoardsTable => {
    const latest = [...new Map(group.map((result) => [result.student, result])).values()]
    const columns = columnsOf(latest)
    return {
      title: boardsTitle(columns),
      boards: columns.map(({ made: _, ...board }) => board),
      rows: latest.map(({ student, boards }) => ({
        student,
        made: columns.map(
          (column) => boards.find((one) => boardName(one) === boardName(column))?.made,
        ),
      })),
    }
  })

/** Points for North–South by board number, as tables are compared. */
export const scoresOf = (
  { boards }: BoardsTable,
  made: BoardsTable['rows'][number]['made'],
): readonly (readonly [board: number, points: number])[] =>
  boards.flatMap((board, i) => {
    const one = made[i]
    return one === undefined ? [] : [[board.number, outcomeOf(board, one).points] as const]
  })
