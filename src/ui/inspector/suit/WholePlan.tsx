/** A plan told whole, behind a press: what is done at every trick, with every branch whose card differs. */
import { useMemo, useState } from 'react'
import { capital } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'
import { Fold } from '../../kit/Fold.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import type { PlanLine } from './suit-model.ts'
import type { Goal } from './suit-words.ts'

/** `Run the queen from South; play the ace if West plays the king.` */
const doingWords = ({ doing, answers }: PlanLine): string => [doing, ...answers].join('; ')

function Lines({ line }: { readonly line: PlanLine }) {
  if (line.next.length === 0) return null
  return (
    <ul className="ms-1 border-s border-rule ps-2.5">
      {line.next.map((branch) => {
        const { when } = branch
        const words = doingWords(branch.line)
        return (
          <li key={`${when} ${branch.usual}`} className="py-1">
            {when === '' ? (
              capital(t`then ${words}.`)
            ) : (
              <>
                <b className="font-semibold">{capital(when)}</b>, {words}.
              </>
            )}
            <Lines line={branch.line} />
          </li>
        )
      })}
    </ul>
  )
}

export interface WholePlanProps {
  readonly question: JobInput<'suit'> | undefined
  readonly goal: Goal
  /** Place of the plan. */
  readonly plan: number
  readonly way: string
  /** What the hands are called; the compass when absent. */
  readonly names: JobInput<'suit-plan', 'lines'>['names']
}

export function WholePlan({ question, goal, plan, way, names }: WholePlanProps) {
  const [open, setOpen] = useState(false)
  const asked = useMemo(
    () =>
      open && question
        ? { ask: 'lines' as const, ...question, goal, plan, way, ...(names && { names }) }
        : undefined,
    [open, question, goal, plan, way, names],
  )
  const job = useJob('suit-plan', asked, JSON.stringify(asked))
  const line = job.value
  const failed = job.output && !job.output.ok ? job.output.error.message : job.error?.message
  return (
    <Fold title={t`The whole plan`} open={open} onToggle={setOpen}>
      {failed !== undefined && <PanelError message={failed} />}
      {open && line === undefined && failed === undefined && (
        <p className="text-ink-2">{t`working …`}</p>
      )}
      {line && (
        <div className="text-small">
          <p>{capital(doingWords(line))}.</p>
          <Lines line={line} />
          <p className="note mt-1">{t`Where nothing is said, take the winners from the top.`}</p>
        </div>
      )}
    </Fold>
  )
}
