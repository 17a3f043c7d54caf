/** The engine's own reason beside the teacher's: for a call by the system played, for a card by a robot. */
import { useMemo, useState } from 'react'
import type { BoardRecord } from '#core/record.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { START_SIDES } from '#store/index.ts'
import { eventsOf } from '#store/table/event.ts'
import { positionAt } from '#store/table/position.ts'
import { biddingKey, turnQuestion } from '../../ask/bidding/bidding-question.ts'
import { cardKey, cardQuestion } from '../../ask/card-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { CardText } from '../../kit/CallText.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { Answer, Facts, NearMiss } from './Answer.tsx'
import { CardFigures } from './CardFigures.tsx'

export interface EngineWhyProps {
  /** The board as it stood when it was asked, with the hand that was asked about. */
  readonly record: BoardRecord
  readonly systems: SystemRefs
}

export function EngineWhy({ kind, ...props }: EngineWhyProps & { readonly kind: 'call' | 'card' }) {
  const [open, setOpen] = useState(false)
  return (
    <Fold
      title={t`Why, by the engine`}
      hint={kind === 'call' ? t`the rule behind it` : t`what a robot plays`}
      open={open}
      onToggle={setOpen}
    >
      {open && (kind === 'call' ? <WhyCall {...props} /> : <WhyCard {...props} />)}
    </Fold>
  )
}

function WhyCall({ record, systems }: EngineWhyProps) {
  const question = useMemo(() => {
    const events = eventsOf(record)
    return turnQuestion(positionAt(record, events, events.length), record.calls.length, systems)
  }, [record, systems])
  const {
    value: why,
    failed,
    run,
  } = useJob('turn', question, question === undefined ? '' : biddingKey(question))
  if (question === undefined) return <p className="note">{t`That hand is not known.`}</p>
  if (failed !== undefined) return <FailedNote onRetry={run}>{failed}</FailedNote>
  if (why === undefined) return <p className="note">{t`Working it out…`}</p>
  const { by, call, reason, facts, near } = why
  return (
    <>
      <Answer call={call}>
        {by === 'elimination' ? (
          t`The strategy of this side leaves this call.`
        ) : (
          <PhraseText phrase={reason} />
        )}
      </Answer>
      {by === 'rules' && <Facts rows={facts} />}
      {by === 'rules' && near && <NearMiss phrase={near.text} />}
    </>
  )
}

function WhyCard({ record, systems }: EngineWhyProps) {
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
  const {
    value: answer,
    failed,
    run,
  } = useJob('robot', question, question === undefined ? '' : cardKey(question, 'lesson'))
  if (question === undefined) return <p className="note">{t`That hand is not known.`}</p>
  if (failed !== undefined) return <FailedNote onRetry={run}>{failed}</FailedNote>
  if (answer === undefined) return <p className="note">{t`Weighing the cards…`}</p>
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
