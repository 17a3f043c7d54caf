/** The boards of the table as an export writes them: each at the end of its active line. */
import type { BoardRecord } from '#core/record.ts'
import type { JobInput } from '#engine/protocol.ts'
import type { PlayersState } from '#store/index.ts'
import { activeLine } from '#store/table/lines.ts'
import { positionOf, type TableBoard } from '#store/table/table.ts'

/** A record with what its file said beyond it, if it came from one. */
export type ExportRecord = JobInput<'export', 'boards'>['records'][number]

const sameLine = (a: BoardRecord, b: BoardRecord): boolean =>
  a.calls.length === b.calls.length &&
  a.cards.length === b.cards.length &&
  a.calls.every((call, i) => call.call === b.calls[i]?.call) &&
  a.cards.every((card, i) => card === b.cards[i])

/** Who sits where by name; a seat without one is nobody's. */
type Seats = PlayersState['seats']

/** A board that was dealt here has the names of the seats; what a file said of its players stays. */
function withNames(record: ExportRecord, seats: Seats): ExportRecord {
  const players = Object.fromEntries(
    seats.flatMap(({ name }, seat) => (name === undefined ? [] : [[seat, name]])),
  )
  const ours = record.players === undefined && record.event === undefined
  return ours && Object.keys(players).length > 0 ? { ...record, players } : record
}

/**
 * The board as played here. What the file said beyond it goes along only while the line is the
 * file's own: marks, scores and tables speak of that line and of no other.
 */
export function exportRecord(board: TableBoard, seats: Seats): ExportRecord {
  if (board.tree === undefined) return board.source
  const end = positionOf(board, activeLine(board.tree).events.length).record
  if (sameLine(end, board.source)) return end
  const { kept: _kept, ...record } = end as ExportRecord
  return withNames(record, seats)
}

export const exportRecords = (
  boards: readonly TableBoard[],
  seats: Seats,
): readonly ExportRecord[] => boards.map((board) => exportRecord(board, seats))
