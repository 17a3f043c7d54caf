/** What to find out before the suit is played, where that is worth more than the best plan now. */
import { useState } from 'react'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { valueText } from '../../suit/suit-words.ts'

export interface FindOutSectionProps {
  /** The question of the plans. */
  readonly input: JobInput<'suit-at-table', 'plans'>
  /** Names the question. */
  readonly name: string
}

/** Asked only once it is opened: each suit that could be played first takes counts of its own. */
export function FindOutSection({ input, name }: FindOutSectionProps) {
  const [open, setOpen] = useState(false)
  const {
    value: found,
    output,
    error,
  } = useJob('suit-at-table', open ? { ...input, ask: 'find-out' } : undefined, name)
  return (
    <Fold title={t`What to find out first`} open={open} onToggle={setOpen}>
      {error && <PanelError message={error.message} />}
      {open && output === undefined && !error && <p className="text-ink-2">{t`working …`}</p>}
      {output && (
        <p role="status" className={found ? undefined : 'text-ink-2'}>
          {!output.ok
            ? output.error.message
            : found
              ? t`${found.words} For this suit alone that makes ${valueText(found.goal, found.later)}, not ${valueText(found.goal, found.now)}.`
              : t`No other suit that you can cash tells enough to change this plan.`}
        </p>
      )}
    </Fold>
  )
}
