/** The first step of a new topic: the call is there, and the student says why before being told. */
import { useId } from 'react'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'
import { Feedback } from './Feedback.tsx'
import type { BidHelp } from './question.ts'

export function ReasonQuestion({
  told,
  chosen,
  onReason,
  onNext,
}: {
  readonly told: BidHelp
  readonly chosen: string | undefined
  readonly onReason: (reason: string) => void
  readonly onNext: () => void
}) {
  const id = useId()
  if (chosen !== undefined)
    return (
      <Feedback
        grade={chosen === told.says ? 'right' : 'wrong'}
        action={t`Next deal`}
        onAction={onNext}
      >
        {chosen !== told.says && <p className="said">{told.says}</p>}
      </Feedback>
    )
  return (
    <section aria-labelledby={id} className="panel grid gap-2 px-4 py-4">
      <h2 id={id} className="title">{t`Why?`}</h2>
      {told.reasons.map((reason) => (
        <Button
          key={reason}
          className="h-auto min-h-11 justify-start py-2 text-start whitespace-normal"
          onClick={() => onReason(reason)}
        >
          {reason}
        </Button>
      ))}
    </section>
  )
}
