/** A board of the record goes to the table, as it was played. */
import type { PlayedBoard } from '#played/played-board.ts'
import { openKept } from '../shelf/open.ts'
import type { KibitzerStore } from '../store.ts'
import { eventsOf } from '../table/event.ts'
import { plantTree } from '../table/lines.ts'
import type { TableBoard } from '../table/table.ts'

const tableBoard = ({ record, systems }: PlayedBoard): TableBoard => {
  const events = eventsOf(record)
  return {
    id: 0,
    source: { board: record.board, calls: [], contract: undefined, cards: [] },
    tree: plantTree(events, events.length),
    played: systems,
  }
}

/** Shows the board before its event at that place, calls first; at its end where none is named. */
export function openPlayedBoard(
  kibitzer: KibitzerStore,
  board: PlayedBoard,
  place = board.record.calls.length + board.record.cards.length,
): void {
  openKept(kibitzer, tableBoard(board))
  kibitzer.actions.seek(place)
}
