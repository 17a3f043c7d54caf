/** A deal bid with the robots: the student calls for one hand, or for two, and every call is marked. */
import { Lightbulb } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type Call, callWords } from '#core/call.ts'
import { partner, rotate, type Seat, SOUTH, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { LAYOUTS_OF_MARK } from '#practice/marks.ts'
import type { OwnSkill, RuleSkill } from '#practice/progress.ts'
import { PRACTICE_TOPICS } from '#practice/topics.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { BiddingBox } from '../../table/BiddingBox.tsx'
import { TwoColumns, useAnswer } from './Asked.tsx'
import { BidFeedback } from './BidFeedback.tsx'
import { PracticeAuction } from './PracticeAuction.tsx'
import type { BidDeal, BidMark, QuestionProps, RuleQuestion } from './question.ts'
import { ReasonQuestion } from './ReasonQuestion.tsx'
import { SureField } from './SureField.tsx'
import { useMarking } from './use-marking.ts'
import { seatOn, usePractice, useSides } from './use-practice.ts'
import { WorkedSteps } from './WorkedSteps.tsx'
import { askedOfHand, isHelped } from './words.ts'

export function BidQuestion(props: RuleQuestion) {
  const { skill, seed } = props.question
  const { rule, calls } = skill
  const { drawn } = props.question
  const choices = usePractice((state) => state.choices)
  const sides = useSides(skill.system, choices)
  const job = useJob(
    'practice-turn',
    drawn === undefined
      ? { ask: 'rule', ...sides, rule, calls, seed, seat: seatOn(seed, choices) }
      : undefined,
  )
  const { onPassed } = props
  const isRare = job.output?.ok === false
  useEffect(() => {
    if (isRare) onPassed()
  }, [isRare, onPassed])
  if (drawn !== undefined) return <BidTable {...props} drawn={drawn} />
  if (job.error !== undefined)
    return (
      <PanelError
        message={t`The deal could not be drawn: ${job.error.message}`}
        onRetry={job.run}
      />
    )
  if (job.output?.ok !== true)
    return <p role="status" className="panel-lead">{t`Drawing a deal…`}</p>
  return <BidTable {...props} drawn={job.output.value} />
}

export function BidTable({
  question,
  onNext,
  drawn,
}: QuestionProps<RuleSkill | OwnSkill> & { readonly drawn: BidDeal }) {
  const { topic, skill, seed, help } = question
  const { said, hinted, setHinted, keep } = useAnswer(question)
  const choices = usePractice((state) => state.choices)
  const { dealer, vulnerability, deal } = drawn
  const [calls, setCalls] = useState<readonly Call[]>(drawn.calls)
  const [mark, setMark] = useState<BidMark>()
  const [explained, setExplained] = useState<{ readonly chosen: string; readonly good: boolean }>()
  const isFirst = calls.length === drawn.calls.length
  const seat = rotate(dealer, calls.length)
  const hand = deal[seat]
  const sides = useSides(skill.system, choices)
  const turn = useMemo(
    () => ({ ...sides, dealer, vulnerability, calls }),
    [sides, dealer, vulnerability, calls],
  )
  const helping = useJob('practice-turn', { ask: 'help', ...turn, hand, seed })
  const marking = useMarking()
  const helped = helping.value
  const shown = isFirst ? help : 'none'
  const own = rotate(dealer, drawn.calls.length)
  const isBoth = topic.kind === 'bid' && choices.role === 'both'
  const seats: readonly Seat[] = isBoth ? [own, partner(own)] : [own]

  const record = (grade: BidMark['grade'], made: BidMark | undefined) => {
    const asked = askedOfHand(hand, calls)
    if (isFirst) keep({ grade, asked })
    else if (made !== undefined && !made.natural && skill.kind !== 'own') {
      const later = { ...skill, rule: made.rule, calls }
      // A later call counts for the topic that its own rule belongs to.
      const own = PRACTICE_TOPICS.find(
        ({ kind, chapters }) => kind === 'bid' && chapters.includes(made.chapter),
      )
      if (own !== undefined) keep({ grade, asked, topic: own.id, skill: later })
    }
  }
  const call = async (made: Call) => {
    const isFree = mark === undefined && marking.weighed === undefined
    if (!isFree || helped?.legal.includes(made) !== true) return
    const answer = await marking.mark({ ...turn, deal }, seats, made, seed)
    if (answer === undefined) return
    setMark(answer)
    record(answer.grade, answer)
  }
  const goOn = (made: BidMark) => {
    setCalls(made.calls)
    setMark(undefined)
    said.onSure(undefined)
    setHinted(false)
  }
  const isLast = mark !== undefined && (mark.ended || topic.kind === 'open' || topic.kind === 'own')
  const failure = helping.error ?? marking.error
  return (
    <TwoColumns
      says={
        shown === 'whole' && helped !== undefined
          ? t`${seatName(seat)} calls ${callWords(helped.call)}. Why?`
          : calls.length === 0
            ? t`You deal. What do you open?`
            : t`What do you call${isBoth || own !== SOUTH ? t` as ${seatName(seat)}` : ''}?`
      }
      about={
        <>
          <p className="text-figure">
            <span className="sr-only">{t`${seatName(seat)} holds `}</span>
            <HandLine hand={hand} />
          </p>
          <PracticeAuction {...turn} made={helped?.made} />
        </>
      }
    >
      <div className="grid gap-4">
        {helped !== undefined && mark === undefined && (isHelped(shown) || hinted) && (
          <WorkedSteps help={hinted ? 'two-open' : shown} told={helped} hand={hand} />
        )}
        {failure !== undefined && (
          <PanelError
            message={t`The call could not be marked: ${failure.message}`}
            onRetry={helping.run}
          />
        )}
        {helped === undefined ? (
          <p role="status" className="panel-lead">{t`One moment…`}</p>
        ) : shown === 'whole' ? (
          <ReasonQuestion
            told={helped}
            chosen={explained?.chosen}
            onReason={(chosen) => {
              const good = chosen === helped.says
              setExplained({ chosen, good })
              record(good ? 'right' : 'wrong', undefined)
            }}
            onNext={onNext}
          />
        ) : marking.weighed !== undefined ? (
          <WeighingCall call={marking.weighed} onSkip={marking.skip} />
        ) : mark === undefined ? (
          <section aria-label={t`Your call`} className="panel grid gap-3 px-4 py-4">
            <div className="[--box-w:min(100%,360px)]">
              <BiddingBox
                legal={new Set(helped.legal)}
                caller={seatName(seat)}
                chosen={undefined}
                offered={undefined}
                moment={calls.join()}
                grid={false}
                onCall={(made) => void call(made)}
              />
            </div>
            <div className="flex flex-wrap items-end gap-3">
              <SureField {...said} />
              {shown === 'hint' && !hinted && (
                <Button
                  variant="quiet"
                  icon={Lightbulb}
                  onClick={() => setHinted(true)}
                >{t`Hint`}</Button>
              )}
            </div>
          </section>
        ) : (
          <BidFeedback
            mark={mark}
            turn={{ ...turn, deal }}
            seed={seed}
            isLast={isLast}
            onGoOn={() => (isLast ? onNext() : goOn(mark))}
          />
        )}
      </div>
    </TwoColumns>
  )
}

/** While a call that is not the system’s is weighed; nobody has to wait for it. */
const WeighingCall = ({ call, onSkip }: { readonly call: Call; readonly onSkip: () => void }) => (
  <section aria-label={t`Your call`} className="panel grid justify-items-start gap-3 px-4 py-4">
    <p role="status">{tx`Weighing ${<CallText call={call} />} over ${LAYOUTS_OF_MARK} layouts…`}</p>
    <Button variant="quiet" onClick={onSkip}>{t`Mark it by the rules alone`}</Button>
  </section>
)
