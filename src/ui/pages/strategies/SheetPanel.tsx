/** The agreement as a table: a row a fact, each cell checked for itself, warnings in words beneath. */
import { Plus, Redo2, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { FactKind } from '#core/strategy.ts'
import type { StrategyRow, StrategySheet } from '#store/index.ts'
import { Button, IconButton } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import {
  cellName,
  choicesOf,
  FACT_KIND_WORDS,
  FIELD_WORDS,
  factRowName,
  fieldsOf,
  KINDS_SHOWN,
  nudged,
  withCell,
  withoutRow,
  withRow,
} from './sheet.ts'
import { TieBreakEditor } from './TieBreakEditor.tsx'
import type { Checked } from './use-checked.ts'
import type { StrategyEntry } from './use-strategies.ts'

export interface SheetPanelProps {
  /** Panels of the second strategy carry another id. */
  readonly id: string
  readonly title: string
  readonly entry: StrategyEntry
  readonly checked: Checked
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  /** @param touched names the cell, so that what is typed there is one step of undo. */
  readonly onEdit: (sheet: StrategySheet, touched?: string) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

type Problems = NonNullable<Checked['answer']>['rows'][number]['problems']
const NO_PROBLEMS: Problems = []

export function SheetPanel(props: SheetPanelProps) {
  const { entry, checked, onEdit } = props
  const { sheet } = entry
  const body = useRef<HTMLDivElement>(null)
  const focusCell = (row: number) =>
    // A row that was just added is not drawn yet.
    setTimeout(() =>
      body.current?.querySelector<HTMLElement>(`[data-row="${row}"] :is(input, select)`)?.focus(),
    )
  const problemsOf = (row: StrategyRow): Problems =>
    checked.answer?.rows[sheet.rows.indexOf(row)]?.problems ?? NO_PROBLEMS
  const warnings = checked.answer?.warnings ?? []
  const warned = new Set(warnings.flatMap(({ facts }) => facts.map((at) => sheet.rows[at]?.id)))
  return (
    <Panel
      id={props.id}
      title={props.title}
      summary={`${sheet.rows.length} facts`}
      end={
        <>
          <IconButton
            label="Undo the edit"
            icon={Undo2}
            reason={props.mayUndo ? undefined : 'There is nothing to undo.'}
            onClick={props.onUndo}
          />
          <IconButton
            label="Redo the edit"
            icon={Redo2}
            reason={props.mayRedo ? undefined : 'There is nothing to redo.'}
            onClick={props.onRedo}
          />
        </>
      }
    >
      <div ref={body} className="sheet">
        <p className="note" role="status">
          {checked.problems > 0
            ? `${checked.problems === 1 ? 'One row makes' : `${checked.problems} rows make`} no sense yet: the answers are about the strategy before that.`
            : entry.builtIn
              ? 'This one comes with the program: a change is made to a copy of it.'
              : 'Every change counts at once.'}
        </p>
        {KINDS_SHOWN.map((kind) => (
          <KindTable
            key={kind}
            kind={kind}
            rows={sheet.rows.filter((row) => row.kind === kind)}
            warned={warned}
            problemsOf={problemsOf}
            onCell={(row, cell, text) =>
              onEdit(withCell(sheet, row, cell, text), `cell ${row} ${cell}`)
            }
            onRemove={(row) => {
              const at = sheet.rows.findIndex((one) => one.id === row)
              const near = [...sheet.rows.slice(at + 1), ...sheet.rows.slice(0, at).reverse()].find(
                (one) => one.kind === kind,
              )
              onEdit(withoutRow(sheet, row))
              if (near) focusCell(near.id)
              else
                setTimeout(() =>
                  body.current?.querySelector<HTMLElement>(`[data-add="${kind}"]`)?.focus(),
                )
            }}
            onAdd={() => {
              const added = withRow(sheet, kind)
              onEdit(added.sheet)
              focusCell(added.id)
            }}
          />
        ))}
        <TieBreakEditor sheet={sheet} onEdit={onEdit} />
        {warnings.length > 0 && (
          <section className="sheet-warnings" aria-label={`Warnings: ${entry.sheet.name}`}>
            <h3>Lawful, but perhaps not meant</h3>
            <ul>
              {warnings.map(({ code, message, facts }) => {
                const row = sheet.rows[facts[0] ?? -1]
                return (
                  <li key={`${code} ${facts.join(' ')}`}>
                    <span>{message}</span>
                    {row && (
                      <button type="button" className="link" onClick={() => focusCell(row.id)}>
                        To the row<span className="sr-only"> {factRowName(row)}</span>
                      </button>
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  )
}

interface KindTableProps {
  readonly kind: FactKind
  readonly rows: readonly StrategyRow[]
  /** Ids of the rows that a warning is about. */
  readonly warned: ReadonlySet<number | undefined>
  readonly problemsOf: (row: StrategyRow) => Problems
  readonly onCell: (row: number, cell: number, text: string) => void
  readonly onRemove: (row: number) => void
  readonly onAdd: () => void
}

function KindTable({ kind, rows, warned, problemsOf, onCell, onRemove, onAdd }: KindTableProps) {
  const { title, says } = FACT_KIND_WORDS[kind]
  const fields = fieldsOf(kind)
  const single = fields.length === 1
  return (
    <section className="kind" aria-label={title}>
      <div className="flex items-center justify-between gap-2 border-b border-rule [&_h3]:font-semibold">
        <h3>{title}</h3>
        <Button
          variant="quiet"
          icon={Plus}
          data-add={kind}
          aria-label={`Add to ${title.toLowerCase()}`}
          onClick={onAdd}
        >
          Add
        </Button>
      </div>
      <p className="kind-says">{says}</p>
      {rows.length > 0 && (
        <table className="kind-table" data-fields={fields.length}>
          <thead className={single ? 'sr-only' : ''}>
            <tr>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {FIELD_WORDS[field]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FactRow
                key={row.id}
                row={row}
                warned={warned.has(row.id)}
                problems={problemsOf(row)}
                onCell={onCell}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function FactRow({
  row,
  warned,
  problems,
  onCell,
  onRemove,
}: {
  readonly row: StrategyRow
  readonly warned: boolean
  readonly problems: Problems
  readonly onCell: KindTableProps['onCell']
  readonly onRemove: KindTableProps['onRemove']
}) {
  const id = useId()
  const fields = fieldsOf(row.kind)
  return (
    <>
      <tr data-row={row.id} data-warned={warned || undefined}>
        {fields.map((field, cell) => {
          const wrong = problems.some((problem) => problem.cell === cell)
          const choices = choicesOf(field)
          const shared = {
            className: 'input cell',
            'aria-label': cellName(row, cell),
            'aria-invalid': wrong || undefined,
            'aria-describedby': wrong ? `${id}-${cell}` : undefined,
            value: row.cells[cell] ?? '',
          } as const
          return (
            <td key={field} data-field={field}>
              {choices === undefined ? (
                <input
                  {...shared}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={20}
                  onFocus={(event) => event.target.select()}
                  onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
                    if (by === 0) return
                    event.preventDefault()
                    onCell(row.id, cell, nudged(event.currentTarget.value, by))
                  }}
                  onChange={(event) => onCell(row.id, cell, event.target.value)}
                />
              ) : (
                <select {...shared} onChange={(event) => onCell(row.id, cell, event.target.value)}>
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {SIGNS[choice] ?? choice}
                    </option>
                  ))}
                </select>
              )}
            </td>
          )
        })}
        <td className="cell-remove">
          <IconButton
            label={`Remove ${factRowName(row)}`}
            icon={X}
            onClick={() => onRemove(row.id)}
          />
        </td>
      </tr>
      {problems.length > 0 && (
        <tr className="[&_p]:pb-1 [&_p]:text-no [&_p]:text-small [&_p]:font-medium">
          <td colSpan={fields.length + 1}>
            {problems.map((problem) => (
              <p key={`${problem.code} ${problem.cell}`} id={`${id}-${problem.cell}`}>
                {problem.message}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  club: '♣ clubs',
  diamond: '♦ diamonds',
  heart: '♥ hearts',
  spade: '♠ spades',
  notrump: 'notrump',
}
