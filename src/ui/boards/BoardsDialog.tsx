/** The boards on the table: number, contract, result; jump and filter, quick with tens of thousands. */
import { useEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { actions } from '#store/index.ts'
import type { OpenDialogProps } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useMedia } from '../app/use-media.ts'
import { ContractText } from '../parts/CallText.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { type BoardRow, boardRow } from './board-rows.ts'
import { useShown } from './use-shown.ts'

/** Pixels of a row; the narrow one has the players on a line of their own. */
const [ROW, TALL_ROW] = [45, 61]

export default function BoardsDialog({ open, onClose, onDone }: OpenDialogProps) {
  const boards = useKibitzer((s) => s.table.boards)
  const onTable = useKibitzer((s) => s.table.index)
  const source = useKibitzer((s) => s.library.source)
  const [filter, setFilter] = useState('')
  const { shown, searching } = useShown(boards, filter)
  const list = useRef<VListHandle>(null)
  const row = useMedia('(width < 540px)') ? TALL_ROW : ROW
  const start = useRef(onTable)
  useEffect(() => {
    list.current?.scrollToIndex(start.current, { align: 'center' })
  }, [])
  return (
    <Dialog title="Boards" open={open} onClose={onClose}>
      <p className="note">
        {boards.length === 1 ? 'One board' : `${boards.length} boards`}
        {source === undefined ? '' : ` from ${source}`}.
      </p>
      <TextField
        label="Filter"
        hint="A board number, a contract such as 4S, a name, “passed” or “played”."
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p className="sr-only" role="status">
        {searching ? '' : `${shown.length} shown.`}
      </p>
      {shown.length === 0 ? (
        <p className="panel-lead">
          {searching ? 'Looking for' : 'No board matches'} “{filter}”.
        </p>
      ) : (
        <nav aria-label="Boards" className="mt-3 border-t border-rule">
          <VList
            ref={list}
            style={{ height: Math.min(shown.length * row, 400) }}
            itemSize={row}
            data={shown}
          >
            {(index) => (
              <BoardButton
                key={index}
                row={boardRow(boards[index]!, index)}
                current={index === onTable}
                onChoose={() => {
                  if (actions.selectBoard(index).ok) onDone()
                }}
              />
            )}
          </VList>
        </nav>
      )}
    </Dialog>
  )
}

function BoardButton({
  row,
  current,
  onChoose,
}: {
  readonly row: BoardRow
  readonly current: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      className="grid h-15 w-full grid-cols-[5.5rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-b border-rule px-2 text-start hover:bg-inset focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)] sm:h-11 sm:grid-cols-[5.5rem_6rem_minmax(0,1fr)_auto]"
      aria-current={current ? 'true' : undefined}
      onClick={onChoose}
    >
      <b>{row.name}</b>
      <span>
        {row.contract === undefined ? (
          row.passedOut ? (
            'Passed out'
          ) : (
            <span className="text-ink-3">no contract</span>
          )
        ) : (
          <>
            <ContractText contract={row.contract} /> {row.declarer}
          </>
        )}
      </span>
      <span className="note truncate max-sm:col-span-full max-sm:row-start-2">{row.who}</span>
      <span>{row.result}</span>
    </button>
  )
}
