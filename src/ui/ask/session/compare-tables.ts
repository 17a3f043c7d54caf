/** What tables made of the same boards: IMPs between two, matchpoints from three on. */
import { imps } from '#core/imps.ts'
import { matchpointShares } from '#core/matchpoints.ts'

/** Points for North–South of each board, by its number. */
export interface TableScores {
  readonly scores: readonly (readonly [board: number, points: number])[]
}
export type ComparedBy = 'imps' | 'matchpoints'
export interface ResultRow {
  readonly board: number
  /** Points for North–South at each table; `undefined` where it was not played. */
  readonly points: readonly (number | undefined)[]
  /** IMPs for North–South of the first table, or the share of matchpoints for each North–South. */
  readonly worth:
    | { readonly kind: 'imps'; readonly imps: number }
    | { readonly kind: 'shares'; readonly shares: readonly (number | undefined)[] }
    | undefined
}

/**
 * One row a board, in the order of their numbers.
 * @param by what two tables are compared by; more of them have matchpoints.
 */
export function comparedTables(
  tables: readonly TableScores[],
  by: ComparedBy = 'imps',
): readonly ResultRow[] {
  const numbers = [...new Set(tables.flatMap(({ scores }) => scores.map(([board]) => board)))]
  return numbers
    .toSorted((a, b) => a - b)
    .map((board) => {
      const points = tables.map(({ scores }) => scores.find(([one]) => one === board)?.[1])
      return { board, points, worth: worthOf(points, by) }
    })
}

function worthOf(points: ResultRow['points'], by: ComparedBy): ResultRow['worth'] {
  const played = points.filter((one) => one !== undefined)
  if (played.length < 2) return undefined
  if (points.length === 2 && by === 'imps')
    return { kind: 'imps', imps: imps(played[0]! - played[1]!) }
  const shares = matchpointShares(played)
  let at = 0
  return {
    kind: 'shares',
    shares: points.map((one) => (one === undefined ? undefined : shares[at++])),
  }
}
