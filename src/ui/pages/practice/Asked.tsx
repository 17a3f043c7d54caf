/** What the kinds of question share: two columns, the box of an answer, and the hands in sight. */
import { type ReactNode, useState } from 'react'
import type { Hand } from '#core/hand.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Answered } from '#practice/progress.ts'
import type { JobView } from '../../ask/use-job.ts'
import { HandLine } from '../../kit/HandLine.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { HelpFirst } from './HelpFirst.tsx'
import type { Question } from './question.ts'
import { SureField } from './SureField.tsx'
import { usePracticeStore } from './use-practice.ts'

/** Keeps an answer with what was said before it: how sure the student is, and whether a hint was taken. */
export function useAnswer({ topic, skill, help }: Question) {
  const practice = usePracticeStore()
  const [sure, onSure] = useState<number>()
  const [hinted, setHinted] = useState(false)
  const before = { ...(sure === undefined ? {} : { sure }), ...(hinted ? { helped: true } : {}) }
  return {
    ...{ help, hinted, setHinted, said: { sure, onSure } },
    keep: (answered: Pick<Answered, 'grade' | 'asked'> & Partial<Answered>) =>
      void practice.answer({ topic: topic.id, skill, ...answered, ...before }),
  }
}

type Nodes<Name extends string> = Readonly<Record<Name | 'children', ReactNode>>

/** `about`: what is asked about, beneath the question. */
export const TwoColumns = ({ says, about, children }: Nodes<'says' | 'about'>) => (
  <div className="grid items-start gap-4 min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
    <section aria-label={t`The question`} className="panel grid gap-3 px-4 py-4">
      <p className="said">{says}</p>
      {about}
    </section>
    {children}
  </div>
)

type OwnAnswer = { readonly answer: ReturnType<typeof useAnswer> }
export const AnswerBox = ({ answer, hint, children }: Nodes<'hint'> & OwnAnswer) => (
  <section aria-label={t`Your answer`} className="panel grid justify-items-start gap-3 px-4 py-4">
    <HelpFirst help={answer.help} onHint={() => answer.setHinted(true)}>
      {hint}
    </HelpFirst>
    <SureField {...answer.said} />
    {children}
  </section>
)

type InSight = { readonly own: Hand; readonly seat: Seat; readonly dummy: Hand | undefined }
/** The student's hand, and dummy, at its seat, once it is down. */
export const HandsInSight = ({ own, seat, dummy }: InSight) => (
  <dl className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-y-1 text-lead">
    <dt className="note">{t`You`}</dt>
    <dd>
      <HandLine hand={own} />
    </dd>
    {dummy !== undefined && (
      <>
        <dt className="note">{t`${seatName(seat)}, dummy`}</dt>
        <dd>
          <HandLine hand={dummy} />
        </dd>
      </>
    )}
  </dl>
)

type Refused = Pick<JobView<'practice-board'>, 'failed' | 'error' | 'run'>
/** A board that was refused is passed over; a job that failed runs again. */
export const NoBoard = ({ failed, error, run, onPassed }: Refused & { onPassed: () => void }) => (
  <PanelError
    message={t`The board could not be made ready: ${failed ?? ''}`}
    onRetry={error === undefined ? onPassed : run}
  />
)
