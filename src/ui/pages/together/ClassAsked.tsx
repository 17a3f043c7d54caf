/** A question to the class as a student has it: the board from one chair, one answer, and later what all said. */
import { useMemo, useState } from 'react'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { percentage } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { foldAll } from '#live/log.ts'
import { answerTo, type ClassView, type Subject } from '#live/question.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { Cloud } from '../../table/class/Cloud.tsx'
import { GivenText, QuestionWords } from '../../table/class/QuestionWords.tsx'
import { AnswerForm } from '../../table/record/AnswerForm.tsx'
import { RecordTable } from '../../table/record/RecordTable.tsx'

export function ClassAsked({
  asked,
  onAnswer,
  onLeave,
}: {
  readonly asked: ClassView
  readonly onAnswer: (answer: string) => void
  /** Back to the table. */
  readonly onLeave: () => void
}) {
  const { question, mine, shown } = asked
  const { subject, chair, seen } = question
  const record = useMemo(() => foldAll(seen).record, [seen])
  const [refusal, setRefusal] = useState('')
  const [anew, setAnew] = useState(false)
  const open = shown === undefined && (mine === undefined || anew)
  const answer = (text: string) => {
    setRefusal('')
    setAnew(false)
    onAnswer(text)
  }
  const atTable = subject.kind === 'stop' ? subject.answer : undefined
  const control = open && (atTable === 'call' || atTable === 'card') ? atTable : undefined
  return (
    <>
      <div className="min-w-0">
        {record !== undefined && (
          <RecordTable
            record={record}
            viewer={chair}
            control={control}
            sits={(seat) => (seat === chair ? t`the question` : '')}
            onCall={(call) => answer(callCode(call))}
            onCard={(card) => answer(cardCode(card))}
            onRefused={setRefusal}
            explained={undefined}
            onExplain={() => {}}
          />
        )}
      </div>
      {/* On a phone the question comes before the table. */}
      <div className="page-column max-[821px]:order-first">
        <Panel id="live-question" title={t`The class is asked`}>
          <div className="grid gap-3">
            <p className="note">{t`From ${seatName(chair)}’s chair.`}</p>
            <p className="font-serif text-head font-semibold">
              <QuestionWords subject={subject} />
            </p>
            {control !== undefined && (
              <p className="note">
                {control === 'call'
                  ? t`Press your call in the bidding box.`
                  : t`Press your card in the hand.`}
              </p>
            )}
            {open && control === undefined && <YourAnswer subject={subject} onAnswer={answer} />}
            {refusal !== '' && (
              <p role="alert" className="field-error">
                {refusal}
              </p>
            )}
            {mine !== undefined && (
              <p role="status">
                {tx`You said ${<GivenText subject={subject} answer={mine} />}.`}{' '}
                {shown === undefined && t`The class sees nothing before the host shows it.`}
              </p>
            )}
            {shown !== undefined && <Cloud subject={subject} shown={shown} />}
            <div className="flex flex-wrap gap-2">
              {shown === undefined && mine !== undefined && !anew && (
                <Button onClick={() => setAnew(true)}>{t`Another answer`}</Button>
              )}
              <Button variant="quiet" onClick={onLeave}>{t`To the table`}</Button>
            </div>
          </div>
        </Panel>
      </div>
    </>
  )
}

function YourAnswer({
  subject,
  onAnswer,
}: {
  readonly subject: Subject
  readonly onAnswer: (answer: string) => void
}) {
  if (subject.kind === 'card') return <ChanceForm onAnswer={onAnswer} />
  if (subject.kind === 'shape') return <ShapeForm subject={subject} onAnswer={onAnswer} />
  return (
    <AnswerForm question={{ kind: subject.answer, options: subject.options }} onAnswer={onAnswer} />
  )
}

const CHANCES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100] as const

function ChanceForm({ onAnswer }: { readonly onAnswer: (answer: string) => void }) {
  const [chosen, setChosen] = useState<number>()
  return (
    <div className="grid gap-3">
      <fieldset className="grid grid-cols-6 gap-1">
        <legend className="sr-only">{t`Your answer in percent`}</legend>
        {CHANCES.map((chance) => (
          <Button
            key={chance}
            className="min-h-11 px-1"
            variant={chance === chosen ? 'primary' : 'plain'}
            aria-pressed={chance === chosen}
            onClick={() => setChosen(chance)}
          >
            {chance}
          </Button>
        ))}
      </fieldset>
      <Button
        variant="primary"
        className="min-h-11 justify-self-start px-5"
        reason={chosen === undefined ? t`Choose a chance first.` : undefined}
        onClick={() => onAnswer(String(chosen))}
      >
        {chosen === undefined ? t`Send` : t`Send ${percentage(chosen)}`}
      </Button>
    </div>
  )
}

const IN_ORDER = [SPADES, HEARTS, DIAMONDS, CLUBS] as const

function ShapeForm({
  subject,
  onAnswer,
}: {
  readonly subject: Subject
  readonly onAnswer: (answer: string) => void
}) {
  const [lengths, setLengths] = useState<readonly string[]>(['', '', '', ''])
  const [fault, setFault] = useState('')
  return (
    <form
      aria-label={t`Shape`}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const text = lengths.map((one) => (one.trim() === '' ? '0' : one.trim())).join('=')
        const answer = answerTo(subject, text)
        const cards = lengths.reduce((sum, one) => sum + (Number(one) || 0), 0)
        if (answer === undefined) setFault(t`These are ${cards} cards: a hand has thirteen.`)
        else onAnswer(answer)
      }}
    >
      <div className="grid max-w-80 grid-cols-4 gap-2">
        {IN_ORDER.map((suit, i) => (
          <TextField
            key={suit}
            label={strainName(suit)}
            inputMode="numeric"
            maxLength={2}
            value={lengths[i]}
            onChange={(event) => {
              setLengths(lengths.with(i, event.target.value))
              setFault('')
            }}
          />
        ))}
      </div>
      {fault !== '' && (
        <p role="alert" className="field-error">
          {fault}
        </p>
      )}
      <Button
        variant="primary"
        submit
        className="min-h-11 justify-self-start px-5"
      >{t`Send`}</Button>
    </form>
  )
}
