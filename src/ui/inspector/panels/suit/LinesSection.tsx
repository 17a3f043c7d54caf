/** Lines of play over all the suits, held against one another by the same layouts. */
import { useState } from 'react'
import { capital } from '#core/locale.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { SeveralLines } from '../../suit/SeveralLines.tsx'
import { chanceText } from '../../suit/suit-words.ts'

type Lines = Extract<JobOutput<'suit-at-table', 'lines'>, { readonly ok: true }>['value']

export interface LinesSectionProps {
  /** The question of the plans. */
  readonly input: JobInput<'suit-at-table', 'plans'>
  /** Names the question. */
  readonly name: string
}

/** Asked only once it is opened: it takes seconds. */
export function LinesSection({ input, name }: LinesSectionProps) {
  const [open, setOpen] = useState(false)
  const { output, progress, error } = useJob(
    'suit-at-table',
    open ? { ...input, ask: 'lines' } : undefined,
    name,
  )
  return (
    <Fold title={t`The whole hand`} open={open} onToggle={setOpen}>
      {error && <PanelError message={error.message} />}
      {open && output === undefined && !error && (
        <p className="text-ink-2">
          {t`working …`} {progress && chanceText(progress.done)}
        </p>
      )}
      {output && !output.ok && <p className="text-ink-2">{output.error.message}</p>}
      {output?.ok && <Compared {...output.value} />}
    </Fold>
  )
}

function Compared({ target, losers, cash, suits, entries, lines, ceiling, exact, drawn }: Lines) {
  const names = suits.map(strainName).join(', ')
  return (
    <>
      <p role="status">
        {lines.length === 0
          ? t`No line makes ${target} tricks by ${names}.`
          : t`For ${target} tricks, by ${names}:`}
      </p>
      {lines.map(({ name, chance, better, worse, plan }) => (
        <Fold key={name} title={`${capital(name)}: ${chanceText(chance)}`}>
          {better + worse > 0 && (
            <p className="text-ink-2">{t`It makes where the first line fails in ${chanceText(better)} of the layouts, and fails where the first makes in ${chanceText(worse)}.`}</p>
          )}
          <SeveralLines lines={plan} />
        </Fold>
      ))}
      <p className="note">
        {losers === 0
          ? t`The lead must not be lost.`
          : cash > 0
            ? t`They are taken to cash ${cash} when they come in, so that ${losers} may be lost.`
            : t`As many as ${losers} may be lost.`}{' '}
        {entries ? t`Entries are counted.` : t`Each hand has entries enough.`}{' '}
        {exact ? t`With all cards seen ${chanceText(ceiling)}.` : t`The search was cut short.`}{' '}
        {drawn !== undefined && t`By ${drawn} layouts drawn, the same for each line.`}
      </p>
    </>
  )
}
