/** A lesson made at the table: boards, closed hands, stops at the step shown, then file and link. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat, SOUTH, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import { cutAt, eventCount, type Lesson, lessonKey, studentView } from '#lessons/lesson.ts'
import { proseText } from '#lessons/prose.ts'
import { cursor, lineRecord, systemsPlayed } from '#store/index.ts'
import { lessons, setDraft } from '#store/lessons/lessons.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox, SelectField, TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useTitle } from '../../kit/use-title.ts'
import { RecordTable } from '../../table/record/RecordTable.tsx'
import { WatchedTable } from '../../table/record/WatchedTable.tsx'
import {
  boardChanged,
  firstTurnOf,
  NEW_LESSON,
  withBoard,
  withoutBoard,
  withStop,
} from './draft-lesson.ts'
import { SendLesson } from './SendLesson.tsx'
import { StopDenied } from './StopDenied.tsx'
import { StopForm } from './StopForm.tsx'

const SEAT_CHOICES = SEATS.map((seat) => ({ value: seat, label: seatName(seat) }))
const nothing = () => undefined

export function MakeLesson() {
  const draft = useStore(lessons, (s) => s.draft) ?? NEW_LESSON
  const trouble = useStore(lessons, (s) => s.trouble)
  const record = useKibitzer(lineRecord)
  const shown = useKibitzer(cursor)
  const systems = useKibitzer(systemsPlayed)
  useTitle(t`Make a lesson`)
  const [index, setIndex] = useState(0)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const [step, setStep] = useState(shown)
  const at = Math.min(index, draft.boards.length - 1)
  const addBoard = () => {
    const made = withBoard(draft, record, systems)
    setFault(made.ok ? undefined : made.error.message)
    if (!made.ok) return
    setDraft(made.value)
    setIndex(made.value.boards.length - 1)
    setStep(firstTurnOf(made.value.boards.at(-1)) ?? shown)
  }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <h1 className="sr-only">{t`Make a lesson`}</h1>
      {at < 0 && (
        <div className="min-w-0 min-[821px]:col-start-1 min-[821px]:row-start-1">
          <FirstBoard record={record} onAdd={addBoard} />
        </div>
      )}
      <div className="page-column min-[821px]:col-start-2 min-[821px]:row-start-1">
        <Panel id="make-lesson" title={t`Your lesson`}>
          <div className="grid gap-3">
            {trouble !== undefined && (
              <p role="alert" className="field-error">
                {trouble}
              </p>
            )}
            <TextField
              label={t`Title`}
              maxLength={200}
              value={draft.title}
              onChange={(event) => setDraft({ ...draft, title: event.target.value })}
            />
            <TextField
              label={t`What it is about`}
              maxLength={300}
              value={draft.about}
              onChange={(event) => setDraft({ ...draft, about: event.target.value })}
            />
            <TextField
              label={t`By`}
              maxLength={100}
              value={draft.author}
              onChange={(event) => setDraft({ ...draft, author: event.target.value })}
            />
            {draft.boards.length > 1 && (
              <SegmentedControl
                label={t`Board`}
                hideLabel={false}
                value={at}
                options={draft.boards.map((_, i) => ({ value: i, label: String(i + 1) }))}
                onChange={(to) => {
                  setIndex(to)
                  setStep(0)
                }}
              />
            )}
            {at >= 0 && (
              <div className="flex flex-wrap gap-2">
                <Button onClick={addBoard}>{t`Add the board on the table`}</Button>
                <Button
                  onClick={() => {
                    setDraft(withoutBoard(draft, at))
                    setIndex(0)
                  }}
                >{t`Take board ${at + 1} out`}</Button>
              </div>
            )}
            {fault !== undefined && (
              <p role="alert" className="field-error">
                {fault}
              </p>
            )}
          </div>
        </Panel>
        {at >= 0 && (
          <>
            <Stops key={at} draft={draft} at={at} step={step} onStep={setStep} />
            <SendLesson draft={draft} />
          </>
        )}
      </div>
      {at >= 0 && (
        <div className="min-w-0 min-[821px]:col-start-1 min-[821px]:row-start-1">
          <Shown key={at} draft={draft} at={at} step={step} onStep={setStep} />
        </div>
      )}
    </main>
  )
}

/** Before there is a board: how a lesson is made, and the board that would be its first. */
function FirstBoard({
  record,
  onAdd,
}: {
  readonly record: BoardRecord
  readonly onAdd: () => void
}) {
  const kept = useStore(lessons, (s) => s.kept)
  const there = [...ALL_LESSONS.map(({ lesson }) => lesson), ...kept.map(({ lesson }) => lesson)]
  return (
    <div className="grid gap-3">
      <div className="panel grid gap-3 p-4">
        <ol className="said list-decimal ps-6">
          <li>{t`Add the board below: it is the one on the table, with its calls and cards.`}</li>
          <li>{t`Step through it, and put a stop where you want to say or ask something.`}</li>
          <li>{t`Try the lesson, then send it as a file or a link.`}</li>
        </ol>
        <div className="flex flex-wrap items-end gap-2">
          <Button variant="primary" onClick={onAdd}>{t`Add this board`}</Button>
          <Link href="/" className="btn btn-plain">{t`Another board, at the table`}</Link>
          <SelectField
            label={t`Or change a lesson that is there`}
            value=""
            onChange={(event) => {
              const lesson = there[Number(event.target.value)]
              if (lesson !== undefined) setDraft(lesson)
            }}
          >
            <option value="" disabled>{t`Choose a lesson`}</option>
            {there.map((lesson, i) => (
              <option key={lessonKey(lesson)} value={i}>
                {lesson.title}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <WatchedTable record={record} viewer={SOUTH} />
    </div>
  )
}

interface BoardProps {
  readonly draft: Lesson
  /** Place of the board, from 0. */
  readonly at: number
  /** Calls and cards shown. */
  readonly step: number
  readonly onStep: (step: number) => void
}

/** The board at the step shown, as the author or as the student sees it. */
function Shown({ draft, at, step, onStep }: BoardProps) {
  const board = draft.boards[at]!
  const [asStudent, setAsStudent] = useState(false)
  const most = eventCount(board.record)
  const here = Math.min(step, most)
  const cut = cutAt(board.record, here)
  const last = cut.cards.at(-1)
  const call = cut.calls.at(-1)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          reason={here === 0 ? t`This is the start.` : undefined}
          onClick={() => onStep(here - 1)}
        >{t`Back`}</Button>
        <Button
          reason={here === most ? t`The record ends here.` : undefined}
          onClick={() => onStep(here + 1)}
        >{t`Forward`}</Button>
        <input
          type="range"
          className="min-w-24 flex-1"
          aria-label={t`Calls and cards shown`}
          min={0}
          max={most}
          value={here}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <span className="note w-40">{t`${here} of ${most}${
          last !== undefined
            ? t`, last ${cardCode(last)}`
            : call !== undefined
              ? t`, last ${callCode(call.call)}`
              : ''
        }`}</span>
        <Checkbox label={t`As the student sees it`} checked={asStudent} onChange={setAsStudent} />
      </div>
      <RecordTable
        record={asStudent ? studentView(board, cut) : cut}
        viewer={board.student}
        control={undefined}
        sits={(seat) => (seat === board.student ? 'student' : '')}
        onCall={nothing}
        onCard={nothing}
        onRefused={nothing}
        explained={undefined}
        onExplain={nothing}
      />
    </div>
  )
}

/** Who the student is, what is closed, and the stops. */
function Stops({ draft, at, step, onStep }: BoardProps) {
  const board = draft.boards[at]!
  const { student, hidden, stops, record } = board
  const here = Math.min(step, eventCount(record))
  const [editing, setEditing] = useState<number | 'new' | undefined>(undefined)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const change = (part: Parameters<typeof boardChanged>[2]) =>
    setDraft(boardChanged(draft, at, part))
  const hide = (seat: Seat, closed: boolean) =>
    change({ hidden: SEATS.filter((one) => (one === seat ? closed : hidden.includes(one))) })
  const edited = typeof editing === 'number' ? stops[editing] : undefined
  return (
    <Panel id="make-stops" title={t`Board ${at + 1}`}>
      <div className="grid gap-3">
        <SegmentedControl
          label={t`The student sits`}
          hideLabel={false}
          value={student}
          options={SEAT_CHOICES}
          onChange={(seat) =>
            change({ student: seat, hidden: SEATS.filter((one) => one !== seat) })
          }
        />
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="text-base font-medium">{t`Closed hands`}</legend>
          {SEATS.filter((seat) => seat !== student).map((seat) => (
            <Checkbox
              key={seat}
              label={seatName(seat)}
              checked={hidden.includes(seat)}
              onChange={(closed) => hide(seat, closed)}
            />
          ))}
        </fieldset>
        <ol aria-label={t`Stops`} className="grid">
          {stops.map((stop, i) => (
            // Stops have no names; an edit replaces the list.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i} className="flex flex-wrap items-center gap-2 border-t border-rule py-1">
              <span className="note w-16">{t`after ${stop.at}`}</span>
              <span className="min-w-0 flex-1 basis-32 break-words">
                {proseText(stop.question?.ask ?? stop.comment)}
              </span>
              <Button
                variant="quiet"
                aria-label={t`Change stop ${i + 1}`}
                onClick={() => {
                  onStep(stop.at)
                  setEditing(i)
                }}
              >{t`Change`}</Button>
              <Button
                variant="quiet"
                aria-label={t`Take stop ${i + 1} out`}
                onClick={() => {
                  change({ stops: stops.filter((_, j) => j !== i) })
                  setEditing(undefined)
                }}
              >{t`Take out`}</Button>
              <StopDenied board={board} stop={stop} />
            </li>
          ))}
        </ol>
        {fault !== undefined && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
        {editing === undefined ? (
          <div>
            <Button
              variant="primary"
              onClick={() => setEditing('new')}
            >{t`Add a stop here`}</Button>
          </div>
        ) : (
          <StopForm
            key={editing}
            stop={edited}
            at={edited?.at ?? here}
            record={record}
            onCancel={() => setEditing(undefined)}
            onDone={(stop) => {
              const made = withStop(stops, stop, typeof editing === 'number' ? editing : undefined)
              setFault(made.ok ? undefined : made.error.message)
              if (!made.ok) return
              change({ stops: made.value })
              setEditing(undefined)
            }}
          />
        )}
      </div>
    </Panel>
  )
}
