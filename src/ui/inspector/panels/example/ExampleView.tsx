/** The strip beside the timeline while a worked example is open: what is to be seen at this step. */

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { t } from '#core/text.ts'
import { type Example, stepAt } from '#examples/example.ts'
import { Button } from '../../../kit/Button.tsx'
import { Fold } from '../../../kit/Fold.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { type FigureRow, figureName, figureRows, neighbour, otherName } from './example-model.ts'

export interface ExampleViewProps {
  readonly example: Example
  /** Events shown. */
  readonly cursor: number
  /** Goes to the step before or after where the table stands when it is pressed. */
  readonly stepBy: (by: -1 | 1) => void
  readonly leave: () => void
}

/** Figures shown at once; the rest unfold. */
const AT_ONCE = 9

export function ExampleView({ example, cursor, stepBy, leave }: ExampleViewProps) {
  const { steps } = example
  const at = stepAt(example, cursor)
  const step = steps[at]
  const before = cursor < (steps[0]?.at ?? 0)
  const rows = step === undefined || before ? [] : figureRows(example, step.figures)
  const other = otherName(example)
  return (
    <Panel
      id="example"
      title={t`Example: ${example.title}`}
      className="border-s-4 border-s-accent ps-3"
      summary={t`Step ${at + 1} of ${steps.length}`}
      end={<Button variant="quiet" icon={X} onClick={leave}>{t`Leave the example`}</Button>}
    >
      <p className="note">
        {before ? t`Before step 1 of ${steps.length}` : t`Step ${at + 1} of ${steps.length}`}
        {step?.section !== undefined && t` · section ${step.section}`}
      </p>
      <GuessCover moment={`${example.id} ${cursor}`}>
        <p className="panel-lead" aria-live="polite" aria-atomic="true">
          {before ? example.about : step?.note}
        </p>
        {rows.length > 0 && (
          <>
            <Rows rows={rows.slice(0, AT_ONCE)} other={other} label={t`Figures`} />
            {rows.length > AT_ONCE && (
              <Fold title={t`${rows.length - AT_ONCE} more`}>
                <Rows rows={rows.slice(AT_ONCE)} other={other} label={t`More figures`} />
              </Fold>
            )}
          </>
        )}
      </GuessCover>
      <div className="flex flex-wrap gap-2 mt-3">
        <Button
          icon={ChevronLeft}
          reason={
            neighbour(example, cursor, -1) === undefined ? t`This is the first step.` : undefined
          }
          onClick={() => stepBy(-1)}
        >{t`Previous step`}</Button>
        <Button
          icon={ChevronRight}
          variant="primary"
          reason={
            neighbour(example, cursor, 1) === undefined ? t`This is the last step.` : undefined
          }
          onClick={() => stepBy(1)}
        >{t`Next step`}</Button>
      </div>
    </Panel>
  )
}

function Rows({
  rows,
  other,
  label,
}: {
  readonly rows: readonly FigureRow[]
  readonly other: string
  readonly label: string
}) {
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-2" aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <span className="sr-only">
            {figureName(row)}
            {row.other !== undefined && `; ${other}: ${row.other.replace('–', t` to `)}`}
          </span>
          <span
            aria-hidden="true"
            className="inline-flex flex-wrap items-center gap-y-0.5 gap-x-1.5 py-0.75 px-2 rounded-inset bg-inset text-base tabular-nums"
          >
            {row.by !== undefined && (
              <Mark kind={row.by === 'law' ? 'law' : 'agreed'} hideWord word="" />
            )}
            <span className={row.struck ? 'line-through' : undefined}>{row.what}</span>
            {row.suit !== undefined && <SuitSymbol suit={row.suit} named={false} />}
            <b>{row.value}</b>
            {row.other !== undefined && (
              <span className="ps-1.5 border-s border-s-edge text-no">
                {other}: {row.other}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
