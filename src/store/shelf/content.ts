/** When two boards, or two records of any kind, are the same thing. */
import { savedBoard } from '../persistence/saved.ts'
import { type TableBoard, treeOf } from '../table/table.ts'

/** The data as a text in which the order of fields makes no difference. */
export const canonical = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

const KNOWN = new WeakMap<TableBoard, string>()
/**
 * Names a board by what happened on it: the record it came with and every line played here. Where it
 * stands in a list, how much of it is shown and the reader's note make no difference.
 */
export function boardContent(board: TableBoard): string {
  const known = KNOWN.get(board)
  if (known !== undefined) return known
  const lines = treeOf(board).lines.map(({ name = '', events }) => [name, events])
  const made = canonical([savedBoard(board).source, lines])
  KNOWN.set(board, made)
  return made
}
