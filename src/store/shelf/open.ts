/** A kept board goes to the table. */
import type { KibitzerStore } from '../store.ts'
import type { TableBoard } from '../table/table.ts'
import { boardContent } from './content.ts'

/** Puts the board behind the others and shows it; one that stands there just so is shown instead. */
export function openKept({ store, actions }: KibitzerStore, board: TableBoard): void {
  const { table } = store.getState()
  const content = boardContent(board)
  const same = table.boards.findIndex((one) => boardContent(one) === content)
  if (same < 0)
    store.setState({
      table: {
        ...table,
        boards: [...table.boards, { ...board, id: table.nextId }],
        nextId: table.nextId + 1,
      },
    })
  actions.selectBoard(same < 0 ? table.boards.length : same)
}
