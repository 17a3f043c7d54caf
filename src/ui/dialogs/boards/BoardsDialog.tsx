/** The boards on the table: jump and filter, quick with tens of thousands. */
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { BoardList } from '../../table/boards/BoardList.tsx'

export default function BoardsDialog({ open, onClose, onDone }: OpenDialogProps) {
  const boards = useKibitzer((s) => s.table.boards)
  const onTable = useKibitzer((s) => s.table.index)
  const source = useKibitzer((s) => s.library.source)
  return (
    <Dialog title={t`Boards`} open={open} onClose={onClose}>
      <p className="note">
        {boards.length === 1 ? t`One board` : t`${boards.length} boards`}
        {source === undefined ? '' : t` from ${source}`}.
      </p>
      <BoardList
        boards={boards}
        current={onTable}
        label={t`Filter`}
        hint={t`A board number, a contract such as 4S, a name, a word of your note, “passed” or “played”.`}
        onChoose={(index) => {
          if (actions.selectBoard(index).ok) onDone()
        }}
      />
    </Dialog>
  )
}
