/** The boards on the table: jump and filter, quick with tens of thousands. */
import { actions } from '#store/index.ts'
import type { OpenDialogProps } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { BoardList } from './BoardList.tsx'

export default function BoardsDialog({ open, onClose, onDone }: OpenDialogProps) {
  const boards = useKibitzer((s) => s.table.boards)
  const onTable = useKibitzer((s) => s.table.index)
  const source = useKibitzer((s) => s.library.source)
  return (
    <Dialog title="Boards" open={open} onClose={onClose}>
      <p className="note">
        {boards.length === 1 ? 'One board' : `${boards.length} boards`}
        {source === undefined ? '' : ` from ${source}`}.
      </p>
      <BoardList
        boards={boards}
        current={onTable}
        label="Filter"
        hint="A board number, a contract such as 4S, a name, a word of your note, “passed” or “played”."
        onChoose={(index) => {
          if (actions.selectBoard(index).ok) onDone()
        }}
      />
    </Dialog>
  )
}
