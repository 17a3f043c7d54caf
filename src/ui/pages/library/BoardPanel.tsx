/** The board that is chosen in the library: what it is, the reader's note, and what can be done with it. */
import { Bookmark, BookmarkX, Table2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { MAX_NOTE } from '#store/table/table.ts'
import { Button } from '../../kit/Button.tsx'
import { ContractText } from '../../kit/CallText.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { boardRow } from '../../table/boards/board-rows.ts'

/** One for each board: what is typed belongs to it. */
export function BoardPanel({
  board,
  index,
  systems,
  kept,
  error,
  onOpen,
  onNote,
  onKeep,
  onDrop,
}: {
  readonly board: TableBoard
  readonly index: number
  /** What the sides play, in words. */
  readonly systems: string
  /** Whether it is kept already. */
  readonly kept: boolean
  readonly error: string | undefined
  readonly onOpen: () => void
  readonly onNote: (text: string) => void
  /** Given for a board on the table. */
  readonly onKeep: (() => void) | undefined
  /** Given for a kept board. */
  readonly onDrop: (() => void) | undefined
}) {
  const row = boardRow(board, index)
  // What is typed stands at once; the storage follows.
  const [note, setNote] = useState(board.note ?? '')
  return (
    <Panel id="library-board" title={row.name}>
      <dl className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] gap-x-3 wrap-anywhere gap-y-1.5">
        <dt className="note">{t`Contract`}</dt>
        <dd>
          {row.contract !== undefined
            ? tx`${<ContractText contract={row.contract} />} by ${row.declarer}`
            : row.passedOut
              ? t`passed out`
              : t`not bid to an end`}
        </dd>
        {row.result !== '' && (
          <>
            <dt className="note">{t`Result`}</dt>
            <dd>{row.result}</dd>
          </>
        )}
        <dt className="note">{t`Systems`}</dt>
        <dd>{systems}</dd>
        {row.who !== '' && (
          <>
            <dt className="note">{t`Players`}</dt>
            <dd>{row.who}</dd>
          </>
        )}
      </dl>
      <TextArea
        label={t`Your note`}
        className="mt-3"
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => {
          setNote(event.target.value)
          onNote(event.target.value)
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" icon={Table2} onClick={onOpen}>{t`Open at the table`}</Button>
        {onKeep !== undefined && (
          <Button
            icon={Bookmark}
            reason={kept ? t`It is kept already, just as it stands.` : undefined}
            onClick={onKeep}
          >
            {kept ? t`Kept` : t`Keep it`}
          </Button>
        )}
        {onDrop !== undefined && (
          <Button icon={BookmarkX} onClick={onDrop}>{t`Keep it no longer`}</Button>
        )}
      </div>
      {error !== undefined && (
        <p className="field-error mt-2" role="alert">
          {error}
        </p>
      )}
    </Panel>
  )
}
