/** What follows the openings: the rules of one kind of turn at a time, each with its numbers to be changed. */
import { RotateCcw } from 'lucide-react'
import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { t } from '#core/text.ts'
import type { StrategySheet } from '#store/index.ts'
import {
  type ContinuationGroups,
  type ContinuationRule,
  changedAt,
  idleLimits,
  limitCells,
  type RuleLimit,
  rangeText,
  withLimitCell,
  withoutLimit,
  withoutLimits,
} from '../../ask/strategies/limits.ts'
import { nudged } from '../../ask/strategies/sheet.ts'
import { factsKey, type StrategyEntry } from '../../ask/strategies/use-strategies.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/Field.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import type { Checked } from './use-checked.ts'

interface EditorProps {
  readonly sheet: StrategySheet
  readonly checked: Checked
  /** @param touched names the cell, so that what is typed there is one step of undo. */
  readonly onEdit: (sheet: StrategySheet, touched?: string) => void
}

export function ContinuationsEditor({
  entry,
  ...props
}: Omit<EditorProps, 'sheet'> & { readonly entry: StrategyEntry }) {
  const { strategy, sheet } = entry
  const { output, error, run } = useJob(
    'lists',
    { ask: 'continuations', follows: { id: 'edited', strategy } },
    factsKey(strategy),
  )
  if (error !== undefined) return <PanelError message={error.message} onRetry={run} />
  return output === undefined ? (
    <p className="note">{t`The rules are being written.`}</p>
  ) : (
    <Groups {...props} sheet={sheet} groups={output} />
  )
}

function Groups({ groups, ...props }: EditorProps & { readonly groups: ContinuationGroups }) {
  const { sheet, checked, onEdit } = props
  const limits = sheet.limits ?? []
  // What makes no sense yet is shown first.
  const wrong = limits.find((_, at) => (checked.answer?.limits[at]?.length ?? 0) > 0)?.rule
  const [chosen, setChosen] = useState(
    () =>
      groups.find(({ rules }) => rules.some(({ name }) => name === wrong))?.title ??
      groups[0]?.title,
  )
  const group = groups.find(({ title }) => title === chosen) ?? groups[0]
  const idle = idleLimits(sheet, groups).length
  if (group === undefined) return <p className="note">{t`No opening is left to go on from.`}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoiceField
        label={t`Turn`}
        value={group.title}
        options={groups.map(({ title, rules }) => {
          const changed = limits.filter(({ rule }) => rules.some(({ name }) => name === rule))
          return {
            value: title,
            label: changed.length === 0 ? title : t`${title} (${changed.length} changed)`,
          }
        })}
        onChange={setChosen}
      />
      <p className="note">{t`The first rule that a hand fits makes the call. Empty is no limit.`}</p>
      {idle > 0 && (
        <p className="note">{t`${idle === 1 ? t`One changed range belongs` : t`${idle} changed ranges belong`} to rules that these openings do not have: kept, and without effect.`}</p>
      )}
      {limits.length > 0 && (
        <div>
          <Button
            icon={RotateCcw}
            onClick={() => onEdit(withoutLimits(sheet))}
          >{t`All as they came`}</Button>
        </div>
      )}
      <ol>
        {group.rules.map((rule) => (
          <RuleRow key={rule.name} rule={rule} {...props} />
        ))}
      </ol>
    </div>
  )
}

function RuleRow({ rule, ...props }: EditorProps & { readonly rule: ContinuationRule }) {
  const id = useId()
  return (
    <li className="border-t border-rule py-2">
      <h4 className="font-semibold first-letter:uppercase">{rule.call}</h4>
      <p id={id} className="note">
        {rule.says}
      </p>
      {rule.limits.map((limit) => (
        <LimitRow key={limit.of} rule={rule} limit={limit} says={id} {...props} />
      ))}
    </li>
  )
}

const ENDS = ['least', 'most'] as const

function LimitRow({
  rule,
  limit,
  says,
  sheet,
  checked,
  onEdit,
}: EditorProps & {
  readonly rule: ContinuationRule
  readonly limit: RuleLimit
  /** Of the sentence that describes the rule. */
  readonly says: string
}) {
  const id = useId()
  const at = changedAt(sheet, rule.name, limit.of)
  const came = limitCells(limit)
  const cells = sheet.limits?.[at]?.cells ?? came
  const problems = (at < 0 ? undefined : checked.answer?.limits[at]) ?? []
  const put = (cell: number, text: string) =>
    onEdit(
      withLimitCell(sheet, rule.name, limit, cell, text),
      `limit ${rule.name} ${limit.of} ${cell}`,
    )
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1.5 py-0.5">
        {ENDS.map((end, cell) => (
          <Fragment key={end}>
            {cell > 0 && <span aria-hidden="true">–</span>}
            <input
              className="input cell w-14 px-1.5 text-start"
              aria-label={`${rule.call}: ${limit.words}, ${end}`}
              aria-invalid={problems.some((problem) => problem.cell === cell) || undefined}
              aria-describedby={problems.length > 0 ? `${id} ${says}` : says}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={cells[cell] ?? ''}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
                if (by === 0) return
                event.preventDefault()
                put(cell, nudged(event.currentTarget.value, by))
              }}
              onChange={(event) => put(cell, event.target.value)}
            />
          </Fragment>
        ))}
        <span className="min-w-0 flex-1 wrap-anywhere">{limit.words}</span>
        {at >= 0 && (
          <IconButton
            label={t`${rule.call}: ${limit.words} as it came, ${rangeText(came)}`}
            icon={RotateCcw}
            className="min-h-9 min-w-9 touch:min-h-11 touch:min-w-11"
            onClick={() => onEdit(withoutLimit(sheet, rule.name, limit.of))}
          />
        )}
      </div>
      {at >= 0 && <p className="note">{t`Changed: it came as ${rangeText(came)}.`}</p>}
      <div id={id} className="text-no text-small font-medium">
        {problems.map((problem) => (
          <p key={`${problem.code} ${problem.cell}`}>{problem.message}</p>
        ))}
      </div>
    </div>
  )
}
