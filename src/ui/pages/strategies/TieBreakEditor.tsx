/** The tie-break: in which order calls are preferred when more than one survives. */
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId } from 'react'
import { BIDS, callCode } from '#core/call.ts'
import { TIE_BREAK_WAYS } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { StrategySheet } from '#store/index.ts'
import { tieBreakWords, withStepMoved } from '../../ask/strategies/sheet.ts'
import { IconButton } from '../../kit/Button.tsx'

/** Every step there is. */
const STEPS: readonly string[] = [...TIE_BREAK_WAYS, 'P', ...BIDS.map(callCode)]
/** As many as a strategy file may have. */
const MOST = 40

export function TieBreakEditor({
  sheet,
  onEdit,
}: {
  readonly sheet: StrategySheet
  readonly onEdit: (sheet: StrategySheet) => void
}) {
  const id = useId()
  const steps = sheet.tieBreak
  const set = (tieBreak: readonly string[]) => onEdit({ ...sheet, tieBreak })
  return (
    <section className="relative min-w-0" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-2 border-b border-rule [&_h3]:font-semibold">
        <h3 id={id}>{t`Tie-break`}</h3>
      </div>
      <p className="note my-1">{t`When more than one call survives, these in turn, each where it prefers any; what is still tied then goes to the lowest.`}</p>
      <ol className="mb-1.5">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may stand twice; its place is its name.
          <li key={at} className="flex items-center border-b border-rule">
            <span className="min-w-0 flex-1">
              <span className="text-ink-2">{at + 1}.</span> {tieBreakWords(step)}
            </span>
            <IconButton
              label={t`Earlier: ${tieBreakWords(step)}`}
              icon={ArrowUp}
              reason={at === 0 ? t`It is the first.` : undefined}
              onClick={() => onEdit(withStepMoved(sheet, at, -1))}
            />
            <IconButton
              label={t`Later: ${tieBreakWords(step)}`}
              icon={ArrowDown}
              reason={at === steps.length - 1 ? t`It is the last.` : undefined}
              onClick={() => onEdit(withStepMoved(sheet, at, 1))}
            />
            <IconButton
              label={t`Remove from the tie-break: ${tieBreakWords(step)}`}
              icon={X}
              onClick={() => set(steps.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {steps.length < MOST && (
        <select
          className="input"
          aria-label={t`Add to the tie-break`}
          value=""
          onChange={(event) => set([...steps, event.target.value])}
        >
          <option value="" disabled>{t`Add a step …`}</option>
          {STEPS.filter((step) => !steps.includes(step)).map((step) => (
            <option key={step} value={step}>
              {tieBreakWords(step)}
            </option>
          ))}
        </select>
      )}
    </section>
  )
}
