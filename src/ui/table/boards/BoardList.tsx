/** Boards with number, contract, players and result, under a field that searches them. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { inQuotes } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { ContractText } from '../../kit/CallText.tsx'
import { TextField } from '../../kit/Field.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { type BoardRow, boardRow, type MoreWords } from './board-rows.ts'
import { useShown } from './use-shown.ts'

/** Pixels of a row; the narrow one has the players on a line of their own. */
const [ROW, TALL_ROW] = [45, 61]

export function BoardList({
  boards,
  current,
  onChoose,
  more,
  height = 400,
  label,
  hint,
}: {
  readonly boards: readonly TableBoard[]
  /** The place of the one that is marked, from 0; the list begins there. */
  readonly current: number | undefined
  readonly onChoose: (index: number) => void
  /** More words that the search looks in; the same function as long as it finds the same. */
  readonly more?: MoreWords
  /** Most pixels of the list. */
  readonly height?: number
  readonly label: string
  readonly hint: ReactNode
}) {
  const [filter, setFilter] = useState('')
  const { shown, searching } = useShown(boards, filter, more)
  const list = useRef<VListHandle>(null)
  const row = useMedia('(width < 540px)') ? TALL_ROW : ROW
  const start = useRef(current)
  useEffect(() => {
    if (start.current !== undefined) list.current?.scrollToIndex(start.current, { align: 'center' })
  }, [])
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p className="sr-only" role="status">
        {searching ? '' : t`${shown.length} shown.`}
      </p>
      {shown.length === 0 ? (
        <p className="panel-lead">
          {searching ? t`Looking for` : t`No board matches`} {inQuotes(filter)}.
        </p>
      ) : (
        <nav aria-label={t`Boards`} className="mt-3 border-t border-rule">
          <VList
            ref={list}
            style={{ height: Math.min(shown.length * row, height) }}
            itemSize={row}
            data={shown}
          >
            {(index) => (
              <BoardButton
                key={index}
                row={boardRow(boards[index]!, index)}
                current={index === current}
                onChoose={() => onChoose(index)}
              />
            )}
          </VList>
        </nav>
      )}
    </>
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
            t`Passed out`
          ) : (
            <span className="text-ink-3">{t`no contract`}</span>
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
