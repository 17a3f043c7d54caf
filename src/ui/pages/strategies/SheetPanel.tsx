/**
 * The agreement: first in words, and when asked as a table to be changed, a row a fact, each cell checked for
 * itself, warnings in words beneath.
 */
import { Plus, Redo2, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ANSWER_KINDS, type AnswerTurn, type FactField, type FactKind } from '#core/strategy.ts'
import { NOTRUMP, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { StrategyRow, StrategySheet } from '#store/index.ts'
import {
  answersShown,
  cellName,
  choicesOf,
  FACT_KIND_WORDS,
  FIELD_WORDS,
  factRowName,
  fieldsOf,
  hasAnswers,
  KINDS_SHOWN,
  nudged,
  withAnswers,
  withCell,
  withoutRow,
  withRow,
} from '../../ask/strategies/sheet.ts'
import type { Strategies, StrategyEntry } from '../../ask/strategies/use-strategies.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { AgreementSummary } from './AgreementSummary.tsx'
import { ContinuationsEditor } from './ContinuationsEditor.tsx'
import { TieBreakEditor } from './TieBreakEditor.tsx'
import type { Checked } from './use-checked.ts'

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
  /** The opening that is answered; its facts alone are shown. */
  readonly turn: AnswerTurn | undefined
  /** The facts about answers that a strategy begins with. */
  readonly usualAnswers: Strategies['answers']
}

type Problems = NonNullable<Checked['answer']>['rows'][number]['problems']
const NO_PROBLEMS: Problems = []

export function SheetPanel(props: SheetPanelProps) {
  const { entry, checked, onEdit } = props
  const { sheet } = entry
  const { kinds, shows, after } = answersShown(props.turn)
  const [asked, setAsked] = useState(false)
  const [askedAfter, setAskedAfter] = useState(false)
  const [askedAnswers, setAskedAnswers] = useState(false)
  const problemsOf = (row: StrategyRow): Problems =>
    checked.answer?.rows[sheet.rows.indexOf(row)]?.problems ?? NO_PROBLEMS
  // What makes no sense yet has to be seen where it can be mended.
  const wrongIn = (kinds: readonly FactKind[]): boolean =>
    sheet.rows.some((row) => kinds.includes(row.kind) && problemsOf(row).length > 0)
  const changing = asked || wrongIn(KINDS_SHOWN)
  const changingAnswers = askedAnswers || wrongIn(ANSWER_KINDS)
  const changingAfter = askedAfter || checked.limitProblems > 0
  const wrong = checked.problems + checked.limitProblems
  const body = useRef<HTMLDivElement>(null)
  const focusCell = (row: number) => {
    const kind = sheet.rows.find(({ id }) => id === row)?.kind
    if (kind !== undefined && ANSWER_KINDS.includes(kind)) setAskedAnswers(true)
    else setAsked(true)
    // A row that was just added is not drawn yet.
    setTimeout(() =>
      body.current?.querySelector<HTMLElement>(`[data-row="${row}"] :is(input, select)`)?.focus(),
    )
  }
  const warnings = checked.answer?.warnings ?? []
  const warned = new Set(warnings.flatMap(({ facts }) => facts.map((at) => sheet.rows[at]?.id)))
  const kindTable = (kind: FactKind) => (
    <KindTable
      key={kind}
      kind={kind}
      rows={sheet.rows.filter((row) => row.kind === kind && shows(row))}
      warned={warned}
      problemsOf={problemsOf}
      onCell={(row, cell, text) => onEdit(withCell(sheet, row, cell, text), `cell ${row} ${cell}`)}
      onRemove={(row) => {
        const at = sheet.rows.findIndex((one) => one.id === row)
        const near = [...sheet.rows.slice(at + 1), ...sheet.rows.slice(0, at).reverse()].find(
          (one) => one.kind === kind && shows(one),
        )
        onEdit(withoutRow(sheet, row))
        if (near) focusCell(near.id)
        else
          setTimeout(() =>
            body.current?.querySelector<HTMLElement>(`[data-add="${kind}"]`)?.focus(),
          )
      }}
      onAdd={() => {
        const added = withRow(sheet, kind, after)
        onEdit(added.sheet)
        focusCell(added.id)
      }}
    />
  )
  return (
    <Panel
      id={props.id}
      title={props.title}
      summary={t`${sheet.rows.length} facts`}
      end={
        <>
          <IconButton
            label={t`Undo the edit`}
            icon={Undo2}
            className="min-h-9 min-w-9 touch:min-h-11 touch:min-w-11"
            reason={props.mayUndo ? undefined : t`There is nothing to undo.`}
            onClick={props.onUndo}
          />
          <IconButton
            label={t`Redo the edit`}
            icon={Redo2}
            className="min-h-9 min-w-9 touch:min-h-11 touch:min-w-11"
            reason={props.mayRedo ? undefined : t`There is nothing to redo.`}
            onClick={props.onRedo}
          />
        </>
      }
    >
      <div ref={body} className="grid grid-cols-1 gap-3.5">
        <p className="note" role="status">
          {wrong > 0
            ? t`${wrong === 1 ? t`One row makes` : t`${wrong} rows make`} no sense yet: the answers are about the strategy before that.`
            : entry.builtIn
              ? t`This one comes with the program: a change is made to a copy of it.`
              : t`Every change counts at once.`}
        </p>
        {changing ? (
          <>
            {KINDS_SHOWN.map(kindTable)}
            <TieBreakEditor sheet={sheet} onEdit={onEdit} />
          </>
        ) : (
          <AgreementSummary
            sheet={sheet}
            turn={props.turn}
            answers={hasAnswers(sheet) ? sheet.rows : withAnswers(sheet, props.usualAnswers).rows}
          />
        )}
        <div className="flex flex-wrap gap-1.5">
          <Button aria-expanded={changing} onClick={() => setAsked(!changing)}>
            {changing ? t`Back to the summary` : t`Change the agreement`}
          </Button>
          <Button aria-expanded={changingAnswers} onClick={() => setAskedAnswers(!changingAnswers)}>
            {changingAnswers ? t`Hide the answers` : t`Answers and overcalls`}
          </Button>
          <Button aria-expanded={changingAfter} onClick={() => setAskedAfter(!changingAfter)}>
            {changingAfter ? t`Hide what follows` : t`What follows the opening`}
          </Button>
        </div>
        {changingAnswers && (
          <section className="grid min-w-0 gap-3" aria-label={t`Answers and overcalls`}>
            <h3 className="font-semibold">{t`Answers and overcalls`}</h3>
            <Checkbox
              label={t`Answers by elimination`}
              hint={t`Partner’s answer to one of a suit or 1NT, and the call over one of their suits, are what the facts leave. Off: natural.`}
              checked={hasAnswers(sheet)}
              onChange={(on) => onEdit(withAnswers(sheet, on ? props.usualAnswers : []))}
            />
            {hasAnswers(sheet) && kinds.map(kindTable)}
          </section>
        )}
        {changingAfter && (
          <section className="min-w-0" aria-label={t`What follows the opening`}>
            <h3 className="font-semibold">{t`What follows the opening`}</h3>
            <ContinuationsEditor entry={entry} checked={checked} onEdit={onEdit} />
          </section>
        )}
        {warnings.length > 0 && (
          <section
            className="rounded-inset border border-edge px-3 py-2.5"
            aria-label={t`Warnings: ${entry.sheet.name}`}
          >
            <h3 className="font-semibold">{t`Lawful, but perhaps not meant`}</h3>
            <ul>
              {warnings.map(({ code, message, facts }) => {
                const row = sheet.rows[facts[0] ?? -1]
                return (
                  <li key={`${code} ${facts.join(' ')}`} className="py-1 wrap-anywhere">
                    <span>{message}</span>
                    {row && (
                      <button
                        type="button"
                        className="link ms-1.5"
                        onClick={() => focusCell(row.id)}
                      >{tx`To the row${<span className="sr-only"> {factRowName(row)}</span>}`}</button>
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
    <section className="relative min-w-0" aria-label={title}>
      <div className="flex items-center justify-between gap-2 border-b border-rule [&_h3]:font-semibold">
        <h3>{title}</h3>
        <Button
          variant="quiet"
          icon={Plus}
          data-add={kind}
          aria-label={t`Add to ${title.toLowerCase()}`}
          onClick={onAdd}
        >{t`Add`}</Button>
      </div>
      <p className="note my-1">{says}</p>
      {rows.length > 0 && (
        <table className="w-full table-fixed border-collapse">
          <thead className={single ? 'sr-only' : ''}>
            <tr>
              {fields.map((field) => (
                <th
                  key={field}
                  scope="col"
                  className={`note py-0.5 pe-1 text-start font-normal ${fields.length === 5 ? widthOf(field) : ''}`}
                >
                  {FIELD_WORDS[field]}
                </th>
              ))}
              <td className="w-11 max-phone:w-9" />
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
            className: `input cell min-w-0 px-1.5 text-start max-phone:appearance-none max-phone:px-0.5 ${warned ? 'border-2 border-agree' : ''}`,
            'aria-label': cellName(row, cell),
            'aria-invalid': wrong || undefined,
            'aria-describedby': wrong ? `${id}-${cell}` : undefined,
            value: row.cells[cell] ?? '',
          } as const
          return (
            <td key={field} className="py-0.5 pe-1">
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
        <td className="w-11 py-0.5 max-phone:w-9">
          <IconButton
            label={t`Remove ${factRowName(row)}`}
            icon={X}
            className="min-h-9 min-w-9 touch:min-h-11"
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

/** Of a row of five cells: level and suit need more than an even share, or less. */
const widthOf = (field: FactField): string =>
  field === 'level'
    ? 'max-phone:w-[12%]'
    : choicesOf(field) === undefined
      ? ''
      : 'w-[32%] max-phone:w-[37%]'

const SIGNS: Readonly<Record<string, string>> = {
  club: t`♣ clubs`,
  diamond: t`♦ diamonds`,
  heart: t`♥ hearts`,
  spade: t`♠ spades`,
  notrump: strainName(NOTRUMP),
  minor: t`minor`,
  major: t`major`,
  opponent: t`theirs`,
}
