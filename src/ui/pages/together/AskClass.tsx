/** The class guesses first: the host asks all, sees who said what, and shows it to all beside what could be known. */
import { useMemo, useState } from 'react'
import { type Card, cardName, rankOf, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import * as hands from '#core/hand.ts'
import { JACK } from '#core/rank.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat, SOUTH, seatName, WEST } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import { foldAll, isOver } from '#live/log.ts'
import {
  type AskedClass,
  type ClassQuestion,
  countsOf,
  type NewQuestion,
  type Shown,
  type Subject,
  seenFrom,
} from '#live/question.ts'
import { HOST } from '#live/room-data.ts'
import { useAgreedInput, useAgreedKey } from '../../ask/knowledge/use-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { fetchedDefault } from '../../kit/fetched.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { withWords } from '../../kit/with-words.ts'
import { Cloud } from '../../table/class/Cloud.tsx'
import { GivenText, QuestionWords } from '../../table/class/QuestionWords.tsx'

const { Component: AskLesson } = fetchedDefault(() =>
  withWords('lessons', () => import('./AskLesson.tsx')),
)

const FROM = [
  { value: 'lesson', label: t`a stop of a lesson` },
  { value: 'board', label: t`the board just played` },
] as const

export function AskClass({ host }: { readonly host: Host }) {
  const { asked, tables } = host.data()
  const [from, setFrom] = useState<(typeof FROM)[number]['value']>('lesson')
  const boards = tables.map((_, i) => host.board(i))
  const played = boards.find((board) => board.opened !== undefined && isOver(board))?.record
  const underWay = boards.some((board) => board.record !== undefined && !isOver(board))
  const ask = ({ question, key }: NewQuestion) =>
    host.change((data) => ({
      ...data,
      asked: { question: { ...question, n: Date.now() }, answers: [], key },
    }))
  return (
    <Panel id="live-ask" title={t`Ask the class`} defaultFolded={asked === undefined}>
      {asked === undefined ? (
        <div className="grid gap-3">
          <ChoiceField label={t`About`} value={from} options={FROM} onChange={setFrom} />
          {from === 'lesson' ? (
            <AskLesson onAsk={ask} />
          ) : played === undefined || underWay ? (
            <p className="note">{t`When a board is over at all tables: nobody sees a hand of a board under way.`}</p>
          ) : (
            <AskBoard record={played} onAsk={ask} />
          )}
        </div>
      ) : (
        <UnderWay host={host} asked={asked} />
      )}
    </Panel>
  )
}

/** From one chair, after so many tricks: a shape, or a card. */
function AskBoard({
  record,
  onAsk,
}: {
  readonly record: BoardRecord
  readonly onAsk: (asked: NewQuestion) => void
}) {
  const [chair, setChair] = useState<Seat>(SOUTH)
  const [tricks, setTricks] = useState(0)
  const [seat, setSeat] = useState<Seat>(WEST)
  const [card, setCard] = useState<Card>()
  const upTo: BoardRecord = useMemo(() => {
    const { claim: _, ...rest } = record
    return { ...rest, cards: record.cards.slice(0, 4 * tricks) }
  }, [record, tricks])
  const dummy = tricks > 0 && record.contract ? dummyOf(record.contract) : undefined
  const closed = SEATS.filter((one) => one !== chair && one !== dummy)
  const whose = closed.includes(seat) ? seat : closed[0]!
  const gone = new Set(upTo.cards)
  const honours = closed
    .flatMap((one) => hands.cards(record.board.deal[one] ?? hands.EMPTY_HAND))
    .filter((one) => rankOf(one) >= JACK && !gone.has(one))
    .toSorted((a, b) => suitOf(b) - suitOf(a) || rankOf(b) - rankOf(a))
  const about = card !== undefined && honours.includes(card) ? card : undefined
  const subject: Subject =
    about === undefined
      ? { kind: 'shape', seat: whose }
      : { kind: 'card', card: about, seat: whose }
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 sm:grid-cols-2">
        <ChoiceField
          label={t`From the chair of`}
          value={chair}
          options={choices(SEATS, seatName)}
          onChange={setChair}
        />
        <ChoiceField
          label={t`Moment`}
          value={tricks}
          options={choices(
            Array.from({ length: Math.floor(record.cards.length / 4) + 1 }, (_, i) => i),
            (n) => (n === 0 ? t`before the lead` : t`after trick ${n}`),
          )}
          onChange={setTricks}
        />
        <ChoiceField
          label={t`Whose hand`}
          value={whose}
          options={choices(closed, seatName)}
          onChange={setSeat}
        />
        <ChoiceField
          label={t`What of it`}
          value={about ?? -1}
          options={[
            { value: -1, label: t`its shape` },
            ...honours.map((one) => ({ value: one as number, label: cardName(one) })),
          ]}
          onChange={(value) => setCard(value < 0 ? undefined : (value as Card))}
        />
      </div>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => onAsk({ question: { chair, seen: seenFrom(upTo, [chair]), subject } })}
      >{t`Ask`}</Button>
    </div>
  )
}

/** The chances of a subject, counted from what the class can see: with what is agreed. */
function useOdds({ subject, seen, chair }: ClassQuestion, wanted: boolean) {
  const agreed = useAgreedInput()
  const name = useAgreedKey(agreed)
  const question = useMemo(() => {
    const { record } = foldAll(seen)
    const view = record && seatView(record, chair)
    return wanted && view ? ({ view, ...agreed, last: true } as const) : undefined
  }, [wanted, seen, chair, agreed])
  const job = useJob('moments', question, {
    key: question === undefined ? '' : `class ${JSON.stringify(question.view)} ${name}`,
  })
  const [moment] = job.output?.moments ?? []
  const { now } = moment?.agreed ?? {}
  // Agreements that leave no layout any weight leave the law.
  const figures = now ?? (moment && { hands: moment.law.hands, cards: moment.law.honours })
  const odds = useMemo((): Shown['odds'] => {
    if (figures === undefined || subject.kind === 'stop') return []
    const at = figures.hands.findIndex(({ seat }) => seat === subject.seat)
    if (subject.kind === 'shape')
      return (figures.hands[at]?.shapes ?? []).map(({ name: shape, chance }) => [shape, chance])
    const chance = figures.cards.find(({ card }) => card === subject.card)?.holders[at]?.chance
    return chance === undefined ? [] : [['', chance]]
  }, [figures, subject])
  const failed = job.error !== undefined || job.output?.problem !== undefined
  return { odds, waits: wanted && figures === undefined && !failed }
}

function UnderWay({ host, asked }: { readonly host: Host; readonly asked: AskedClass }) {
  const { question, answers, shown, key } = asked
  const { subject } = question
  const { people } = host.data()
  const { odds, waits } = useOdds(question, subject.kind !== 'stop' && shown === undefined)
  const class_ = people.filter(({ id, place }) => id !== HOST && place.kind !== 'out')
  const named = countsOf(answers).map(([answer]) => ({
    answer,
    names: answers.flatMap(([id, given]) =>
      given === answer ? (people.find((one) => one.id === id)?.name ?? []) : [],
    ),
  }))
  return (
    <div className="grid gap-3">
      <p className="font-serif text-head font-semibold">
        <QuestionWords subject={subject} />
      </p>
      <p role="status">{t`${answers.length} of ${class_.length} answered.`}</p>
      {shown !== undefined && (
        <Cloud subject={subject} shown={{ ...shown, counts: countsOf(answers) }} />
      )}
      <Fold title={t`Who said what`} hint={t`for you alone`}>
        <ul className="grid gap-1 pb-2">
          {named.map(({ answer, names }) => (
            <li key={answer} className="wrap-anywhere">
              <b className="font-semibold">
                <GivenText subject={subject} answer={answer} />
              </b>{' '}
              {names.join(', ')}
            </li>
          ))}
        </ul>
      </Fold>
      {subject.kind !== 'stop' && (
        <p className="note">{t`The odds are counted from what the class can see.`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {shown === undefined && (
          <Button
            variant="primary"
            reason={waits ? t`The odds are being counted.` : undefined}
            onClick={() =>
              host.change((data) => ({
                ...data,
                asked: { ...asked, shown: { odds, right: [], why: '', ...key } },
              }))
            }
          >{t`Show`}</Button>
        )}
        <Button onClick={() => host.change(({ asked: _, ...data }) => data)}>
          {shown === undefined ? t`Drop the question` : t`Ask another`}
        </Button>
      </div>
    </div>
  )
}
