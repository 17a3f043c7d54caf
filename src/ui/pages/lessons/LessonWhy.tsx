/** The engine's own reason beside the teacher's: for a call by the system played, for a card by a robot. */
import { useMemo, useState } from 'react'
import type { BoardRecord } from '#core/record.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { START_SIDES } from '#store/index.ts'
import { eventsOf } from '#store/table/event.ts'
import { useJob } from '../../app/use-job.ts'
import { Answer, Facts, NearMiss } from '../../panels/why-call/Answer.tsx'
import { CardFigures } from '../../panels/why-card/CardFigures.tsx'
import { CardText } from '../../parts/CallText.tsx'
import { FailedNote } from '../../parts/FailedNote.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { biddingKey, turnQuestion } from '../../table/bidding-question.ts'
import { cardKey, cardQuestion } from '../../table/card-question.ts'
import { positionOf } from './lesson-view.ts'

export interface LessonWhyProps {
  /** The board as it stood when it was asked, with the hand that was asked about. */
  readonly record: BoardRecord
  readonly systems: SystemRefs
}

export function LessonWhy({ kind, ...props }: LessonWhyProps & { readonly kind: 'call' | 'card' }) {
  const [open, setOpen] = useState(false)
  return (
    <Fold
      title="Why, by the engine"
      hint={kind === 'call' ? 'the rule behind it' : 'what a robot plays'}
      open={open}
      onToggle={setOpen}
    >
      {open && (kind === 'call' ? <WhyCall {...props} /> : <WhyCard {...props} />)}
    </Fold>
  )
}

function WhyCall({ record, systems }: LessonWhyProps) {
  const question = useMemo(
    () => turnQuestion(positionOf(record), record.calls.length, systems),
    [record, systems],
  )
  const { output, error, run } = useJob(
    'turn',
    question,
    question === undefined ? '' : biddingKey(question),
  )
  if (question === undefined) return <p className="note">That hand is not known.</p>
  const failed = output?.ok === false ? output.error.message : error?.message
  if (failed !== undefined) return <FailedNote onRetry={run}>{failed}</FailedNote>
  const value = output?.ok === true ? output.value : undefined
  if (value === undefined) return <p className="note">Working it out…</p>
  const { call, by } = value
  if (by.kind === 'elimination')
    return <Answer call={call}>The strategy of this side leaves this call.</Answer>
  return (
    <>
      <Answer call={call}>
        <PhraseText phrase={by.why.sentence} />
      </Answer>
      {by.kind === 'rules' && <Facts rows={by.why.facts} />}
      {by.kind === 'rules' && by.why.near !== undefined && <NearMiss phrase={by.why.near.text} />}
    </>
  )
}

function WhyCard({ record, systems }: LessonWhyProps) {
  const question = useMemo(
    () =>
      cardQuestion(
        record,
        eventsOf(record),
        record.cards.length,
        { sides: START_SIDES, systems },
        { speed: 'normal', scoring: 'imps' },
      ),
    [record, systems],
  )
  const { output, error, run } = useJob(
    'robot-card',
    question,
    question === undefined ? '' : cardKey(question, 'lesson'),
  )
  if (question === undefined) return <p className="note">That hand is not known.</p>
  const failed = output?.ok === false ? output.error.message : error?.message
  if (failed !== undefined) return <FailedNote onRetry={run}>{failed}</FailedNote>
  const answer = output?.ok === true ? output.value : undefined
  if (answer === undefined) return <p className="note">Weighing the cards…</p>
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <span className="shrink-0 font-serif text-call leading-none font-semibold">
          <CardText card={answer.card} />
        </span>
        <p className="font-serif text-head leading-snug text-pretty">{answer.says}</p>
      </div>
      <CardFigures answer={answer} played={answer.card} />
    </>
  )
}
