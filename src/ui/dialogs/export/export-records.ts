/** The boards of the table as an export writes them: each at the end of its active line. */
import type { BoardRecord } from '#core/record.ts'
import type { JobInput } from '#engine/protocol.ts'
import { activeLine } from '#store/table/lines.ts'
import { positionOf, type TableBoard } from '#store/table/table.ts'

/** A record with what its file said beyond it, if it came from one. */
export type ExportRecord = JobInput<'export'>['records'][number]

const sameLine = (a: BoardRecord, b: BoardRecord): boolean =>
  a.calls.length === b.calls.length &&
  a.cards.length === b.cards.length &&
  a.calls.every((call, i) => call.call === b.calls[i]?.call) &&
  a.cards.every((card, i) => card === b.cards[i])

/**
 * The board as played here. What the file said beyond it goes along only while the line is the
 * file's own: marks, scores and tables speak of that line and of no other.
 */
export function exportRecord(board: TableBoard): ExportRecord {
  if (board.tree === undefined) return board.source
  const end = positionOf(board, activeLine(board.tree).events.length).record
  if (sameLine(end, board.source)) return end
  const { kept: _kept, ...record } = end as ExportRecord
  return record
}

export const exportRecords = (boards: readonly TableBoard[]): readonly ExportRecord[] =>
  boards.map(exportRecord)
