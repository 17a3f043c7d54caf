/** What to find out before the suit is played, where that is worth more than the best plan now. */
import { useState } from 'react'
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { Fold } from '../../parts/Fold.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import { valueText } from '../../suit/suit-words.ts'

export interface FindOutSectionProps {
  readonly input: JobInput<'suit-find'>
  /** Names the question. */
  readonly name: string
}

/** Asked only once it is opened: each suit that could be played first takes counts of its own. */
export function FindOutSection({ input, name }: FindOutSectionProps) {
  const [open, setOpen] = useState(false)
  const { output, error } = useJob('suit-find', open ? input : undefined, name)
  const found = output?.ok ? output.value : undefined
  return (
    <Fold title="What to find out first" open={open} onToggle={setOpen}>
      {error && <PanelError message={error.message} />}
      {open && output === undefined && !error && <p className="text-ink-2">working …</p>}
      {output && (
        <p role="status" className={found ? undefined : 'text-ink-2'}>
          {!output.ok
            ? output.error.message
            : found
              ? `${found.words} For this suit alone that makes ${valueText(found.goal, found.later)}, not ${valueText(found.goal, found.now)}.`
              : 'No other suit that you can cash tells enough to change this plan.'}
        </p>
      )}
    </Fold>
  )
}
