/** A stop of a lesson for the whole class at once. Fetched with the lessons, when a host wants one. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { SEATS } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import { cutAt, type Lesson } from '#lessons/lesson.ts'
import { proseText } from '#lessons/prose.ts'
import { type NewQuestion, seenFrom } from '#live/question.ts'
import { keptHere } from '#store/index.ts'
import { lessons, openLessons } from '#store/lessons/lessons.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/Field.tsx'

/** The stops of a lesson that ask something. */
const stopsOf = (lesson: Lesson) =>
  lesson.boards.flatMap((board, i) =>
    board.stops.flatMap((stop) =>
      stop.question === undefined ? [] : [{ board, number: i + 1, stop, question: stop.question }],
    ),
  )

export default function AskLesson({ onAsk }: { readonly onAsk: (asked: NewQuestion) => void }) {
  const kept = useStore(lessons, (s) => s.kept)
  useEffect(() => {
    void openLessons(keptHere()?.storage())
  }, [])
  const all = useMemo(
    () => [...kept.map(({ key, lesson }) => ({ id: key, lesson })), ...ALL_LESSONS],
    [kept],
  )
  const [chosen, setChosen] = useState<string>()
  const [at, setAt] = useState(0)
  const lesson = (all.find(({ id }) => id === chosen) ?? all[0]!).lesson
  const stops = useMemo(() => stopsOf(lesson), [lesson])
  const place = Math.min(at, stops.length - 1)
  const stop = stops[place]
  return (
    <div className="grid gap-3">
      <ChoiceField
        label={t`Lesson`}
        value={chosen ?? all[0]!.id}
        options={all.map(({ id, lesson: one }) => ({ value: id, label: one.title }))}
        onChange={(id) => {
          setChosen(id)
          setAt(0)
        }}
      />
      {stop === undefined ? (
        <p className="note">{t`This lesson asks nothing.`}</p>
      ) : (
        <>
          <ChoiceField
            label={t`Stop`}
            value={place}
            options={stops.map(({ number, question }, i) => ({
              value: i,
              label: t`Board ${number}: ${proseText(question.ask)}`,
            }))}
            onChange={setAt}
          />
          <Button
            variant="primary"
            className="justify-self-start"
            onClick={() => {
              onAsk(asked(stop))
              setAt(place + 1)
            }}
          >{t`Ask`}</Button>
        </>
      )}
    </div>
  )
}

function asked({ board, stop, question }: ReturnType<typeof stopsOf>[number]): NewQuestion {
  const sees = SEATS.filter((seat) => !board.hidden.includes(seat))
  return {
    question: {
      chair: board.student,
      seen: seenFrom(cutAt(board.record, stop.at), sees),
      subject: {
        kind: 'stop',
        ask: [proseText(stop.comment), proseText(question.ask)].filter(Boolean).join(' '),
        answer: question.kind,
        options: question.options,
      },
    },
    key: {
      right: question.accepted.map(({ answer }) => answer),
      why: proseText(question.why),
    },
  }
}
