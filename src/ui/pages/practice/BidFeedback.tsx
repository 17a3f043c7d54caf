/** A call marked: a word when it was right, else the reason and the smallest change that would make it right. */
import type { Seed } from '#core/rng.ts'
import { rotate, SEATS } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { isGood } from '#practice/grade.ts'
import { type JobView, useJob } from '../../ask/use-job.ts'
import { CallText, CardText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { DealtHands } from './DealtHands.tsx'
import { Feedback } from './Feedback.tsx'
import { OtherCalls } from './OtherCalls.tsx'
import { PracticeAuction } from './PracticeAuction.tsx'
import type { BidMark } from './question.ts'
import type { MarkedTurn } from './use-marking.ts'
import { FactList } from './WorkedSteps.tsx'
import { gainWords } from './words.ts'

export function BidFeedback({
  mark,
  turn,
  seed,
  isLast,
  onGoOn,
}: {
  readonly mark: BidMark
  readonly turn: MarkedTurn
  /** Draws the layouts over which other calls are weighed. */
  readonly seed: Seed
  /** The question is done with this call. */
  readonly isLast: boolean
  readonly onGoOn: () => void
}) {
  const { grade, marks, call, right, says, missed } = mark
  const { deal, ...asked } = turn
  const hand = deal[rotate(turn.dealer, turn.calls.length)]
  const change = useJob(
    'practice-turn',
    isGood(grade) ? undefined : { ask: 'change', ...asked, hand, call },
  )
  return (
    <Feedback
      grade={grade}
      marks={grade === 'right' ? undefined : marks}
      action={isLast ? t`Next deal` : t`Go on`}
      onAction={onGoOn}
    >
      {grade !== 'right' && (
        <>
          <p className="said">
            {grade === 'acceptable' ? t`The system’s first choice is ` : t`The call is `}
            <CallText call={right} />: {says}
          </p>
          {missed !== undefined && (
            <p>{tx`Your ${<CallText call={call} />}: ${<PhraseText phrase={missed} />}.`}</p>
          )}
          {mark.weighed !== undefined && <p>{gainWords(mark.weighed)}</p>}
          <FactList facts={mark.facts} />
          {!isGood(grade) && <Change job={change} call={call} />}
          {!isLast && !isGood(grade) && (
            <p className="note">{tx`The auction goes on with ${<CallText call={right} />}.`}</p>
          )}
        </>
      )}
      {grade === 'right' && (
        <Fold title={t`Why`}>
          <p className="said-small">{says}</p>
          <FactList facts={mark.facts} />
        </Fold>
      )}
      <OtherCalls mark={mark} turn={turn} seed={seed} />
      {mark.ended && (
        <Fold title={t`The whole auction and all hands`}>
          <PracticeAuction {...asked} calls={mark.calls} made={undefined} isOver />
          <DealtHands deal={deal} seats={SEATS} className="mt-2" />
        </Fold>
      )}
    </Feedback>
  )
}

type ChangeJob = JobView<'practice-turn', 'change'>

/** The smallest change: `With the queen of clubs in place of the nine, 2♥ would be right.` */
function Change({ job, call }: { readonly job: ChangeJob; readonly call: BidMark['call'] }) {
  if (job.output === undefined)
    return <p className="note">{t`Looking for the smallest change that would make it right…`}</p>
  const change = job.output.ok ? job.output.value.change : undefined
  if (change === undefined)
    return <p className="note">{t`No hand within two cards of yours makes that call.`}</p>
  return (
    <p>{tx`With ${change.exchanges.map((one, i) => <span key={one.out}>{tx`${i === 0 ? '' : t` and `}${<CardText card={one.in} />} in place of ${<CardText card={one.out} />}`}</span>)}, ${<CallText call={call} />} would be right.`}</p>
  )
}
