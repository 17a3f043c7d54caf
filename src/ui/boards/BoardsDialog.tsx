/** The boards on the table: number, contract, result; jump and filter, quick with hundreds. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { actions } from '#store/index.ts'
import type { OpenDialogProps } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { ContractText } from '../parts/CallText.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { TextField } from '../parts/Field.tsx'
import { boardRows, matching } from './board-rows.ts'

export default function BoardsDialog({ open, onClose }: OpenDialogProps) {
  const boards = useKibitzer((s) => s.table.boards)
  const index = useKibitzer((s) => s.table.index)
  const source = useKibitzer((s) => s.library.source)
  const [filter, setFilter] = useState('')
  const rows = useMemo(() => boardRows(boards), [boards])
  const shown = useMemo(() => matching(rows, filter), [rows, filter])
  const list = useRef<VListHandle>(null)
  const start = useRef(index)
  useEffect(() => {
    list.current?.scrollToIndex(start.current, { align: 'center' })
  }, [])
  return (
    <Dialog title="Boards" open={open} onClose={onClose}>
      <p className="field-hint">
        {rows.length === 1 ? 'One board' : `${rows.length} boards`}
        {source === undefined ? '' : ` from ${source}`}.
      </p>
      <TextField
        label="Filter"
        hint="A board number, a contract such as 4S, a name, “passed” or “played”."
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p className="sr-only" role="status">
        {shown.length} shown.
      </p>
      {shown.length === 0 ? (
        <p className="panel-lead">No board matches “{filter}”.</p>
      ) : (
        <nav aria-label="Boards" className="board-list">
          <VList ref={list} style={{ height: Math.min(shown.length * 45, 400) }} itemSize={45}>
            {shown.map((row) => (
              <button
                key={row.index}
                type="button"
                className="board-row"
                aria-current={row.index === index ? 'true' : undefined}
                onClick={() => {
                  if (actions.selectBoard(row.index).ok) onClose()
                }}
              >
                <b>{row.name}</b>
                <span className="board-row-contract">
                  {row.contract === undefined ? (
                    row.passedOut ? (
                      'Passed out'
                    ) : (
                      <span className="board-row-quiet">no contract</span>
                    )
                  ) : (
                    <>
                      <ContractText contract={row.contract} /> {row.declarer}
                    </>
                  )}
                </span>
                <span className="board-row-who">{row.who}</span>
                <span className="board-row-result">{row.result}</span>
              </button>
            ))}
          </VList>
        </nav>
      )}
    </Dialog>
  )
}
