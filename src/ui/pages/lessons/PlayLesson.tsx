/** A lesson under way: the table as the student may see it, and beside it what the teacher says and asks. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { controllerOf } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  type Attempt,
  answered,
  boardOf,
  givenHere,
  goneOn,
  isOver,
  moved,
  recordNow,
  startAttempt,
  stopOf,
} from '#lessons/attempt.ts'
import { cutAt, eventCount, type Lesson, lessonKey, studentView } from '#lessons/lesson.ts'
import { actions } from '#store/index.ts'
import { keepAttempt, lessons } from '#store/lessons/lessons.ts'
import { EngineWhy } from '../../inspector/why/EngineWhy.tsx'
import { Button } from '../../kit/Button.tsx'
import { ContractText } from '../../kit/CallText.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useStayAwake } from '../../kit/stay-awake.ts'
import { tx } from '../../kit/tx.ts'
import { useTitle } from '../../kit/use-title.ts'
import { AnswerForm } from '../../table/record/AnswerForm.tsx'
import { CallShown } from '../../table/record/CallShown.tsx'
import { ProseText } from '../../table/record/ProseText.tsx'
import { RecordTable } from '../../table/record/RecordTable.tsx'
import { type Control, positionOf } from '../../table/record/record-table.ts'
import { useRobotMove } from '../../table/record/use-robot-move.ts'
import { LessonDone } from './LessonDone.tsx'
import { Marked } from './Marked.tsx'
import { StopProgress } from './StopProgress.tsx'

export function PlayLesson({ lesson }: { readonly lesson: Lesson }) {
  const key = useMemo(() => lessonKey(lesson), [lesson])
  const kept = useStore(lessons, (s) => s.attempts[key])
  const trouble = useStore(lessons, (s) => s.trouble)
  const attempt = useMemo(() => kept ?? startAttempt(lesson), [kept, lesson])
  const record = useMemo(() => recordNow(lesson, attempt), [lesson, attempt])
  const board = boardOf(lesson, attempt)
  useTitle(lesson.title)
  // A question is read longer than a phone waits.
  useStayAwake()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:grid-cols-[minmax(0,1fr)_16rem] min-[961px]:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <h1 className="sr-only">{t`Lesson: ${lesson.title}`}</h1>
      {trouble !== undefined && (
        <p role="alert" className="page-across field-error">
          {trouble}
        </p>
      )}
      {attempt.finished || record === undefined || board === undefined ? (
        <LessonDone lesson={lesson} attempt={attempt} />
      ) : (
        // A stop is a new moment: what was pressed at the one before counts for nothing.
        <Playing
          key={`${attempt.board} ${attempt.stop}`}
          lesson={lesson}
          attempt={attempt}
          record={record}
        />
      )}
    </main>
  )
}

interface PlayingProps {
  readonly lesson: Lesson
  readonly attempt: Attempt
  /** All four hands, as far as the board has gone. */
  readonly record: BoardRecord
}

function Playing({ lesson, attempt, record }: PlayingProps) {
  const board = boardOf(lesson, attempt)!
  const stop = stopOf(lesson, attempt)!
  const given = givenHere(attempt)
  const { question } = stop
  const free = attempt.moves !== undefined
  const over = free && isOver(record, stop.goesOn)
  const asking = !free && question !== undefined && given === undefined
  const last = attempt.stop === board.stops.length - 1
  const settled = free ? over : !asking && stop.goesOn === 'forced' && last
  const [openAll, setOpenAll] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [back, setBack] = useState(0)
  const [about, setAbout] = useState<number | undefined>(undefined)
  const next = useRef<HTMLDivElement>(null)

  const p = useMemo(() => positionOf(record), [record])
  const mine = free && !over && decides(record, p.turn) === board.student
  const control: Control =
    back > 0
      ? undefined
      : asking
        ? question.kind === 'call' || question.kind === 'card'
          ? question.kind
          : undefined
        : mine
          ? p.phase === 'auction'
            ? 'call'
            : 'card'
          : undefined
  const seen = useMemo(() => cutAt(record, eventCount(record) - back), [record, back])
  const shown = useMemo(
    () => (openAll && settled ? seen : studentView(board, seen)),
    [openAll, settled, board, seen],
  )
  const choose = useCallback(
    (answer: string) => {
      setRefusal('')
      setBack(0)
      keepAttempt(free ? moved(attempt, answer) : answered(lesson, attempt, answer))
    },
    [attempt, free, lesson],
  )
  const robot = useRobotMove(free && !over && !mine ? record : undefined, board.systems, choose)
  const told = given !== undefined || (question === undefined && !free)
  useEffect(() => {
    // The box or the form has gone with the answer: the focus goes where it goes on.
    if (given !== undefined || over) next.current?.querySelector('button')?.focus()
  }, [given, over])
  const onward = () => {
    keepAttempt(goneOn(lesson, attempt))
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const refused = (why: string) => {
    setRefusal(why)
    actions.announce(why)
  }
  const first = stop.goesOn === 'bid-on' ? t`Bid on` : t`Play on`
  return (
    <>
      <div className="min-[821px]:order-2 min-[821px]:col-start-2 min-[821px]:row-start-1">
        <Panel
          id="lesson"
          title={lesson.title}
          end={<StopProgress lesson={lesson} attempt={attempt} />}
        >
          <div className="grid gap-3">
            {stop.comment.length > 0 && (
              <p className="panel-lead mb-0">
                <ProseText prose={stop.comment} />
              </p>
            )}
            {question !== undefined && (
              <p className="font-serif text-head font-semibold">
                <ProseText prose={question.ask} />
              </p>
            )}
            {asking && control !== undefined && (
              <p className="note">
                {control === 'call'
                  ? t`Press your call in the bidding box.`
                  : t`Press your card in the hand.`}
              </p>
            )}
            {asking && question.kind !== 'call' && question.kind !== 'card' && (
              <AnswerForm question={question} onAnswer={choose} />
            )}
            {given !== undefined && question !== undefined && (
              <Marked question={question} given={given} />
            )}
            {free && (
              <p role="status">
                {over ? (
                  <EndWords record={record} />
                ) : mine ? (
                  p.phase === 'auction' ? (
                    t`Your call.`
                  ) : (
                    t`Your card${p.turn === board.student ? '' : t`, from dummy`}.`
                  )
                ) : (
                  t`${p.turn === undefined ? t`A robot` : seatName(p.turn)} is thinking …`
                )}
              </p>
            )}
            {robot.error !== undefined && (
              <FailedNote onRetry={robot.retry}>{t`The robot failed: ${robot.error}`}</FailedNote>
            )}
            {refusal !== '' && <p className="field-error">{refusal}</p>}
            <div ref={next} className="flex flex-wrap gap-2">
              {(told || over) && (!free || over) && (
                <Button variant="primary" onClick={onward}>
                  {!free && stop.goesOn !== 'forced' ? first : nextWords(lesson, attempt)}
                </Button>
              )}
              {settled && board.hidden.length > 0 && (
                <Button aria-pressed={openAll} onClick={() => setOpenAll(!openAll)}>
                  {openAll ? t`Close the hands` : t`Show all hands`}
                </Button>
              )}
              <Link href="/lessons" className="btn btn-quiet ms-auto">{t`All lessons`}</Link>
            </div>
            {given !== undefined &&
              !free &&
              (question?.kind === 'call' || question?.kind === 'card') && (
                <EngineWhy
                  kind={question.kind}
                  record={onlyKnown(board.hidden, record, p.turn)}
                  systems={board.systems}
                />
              )}
            {about !== undefined && (
              <CallShown
                record={shown}
                viewer={board.student}
                systems={board.systems}
                index={about}
                onClose={() => setAbout(undefined)}
              />
            )}
          </div>
        </Panel>
      </div>
      <div className="min-w-0 min-[821px]:order-1 min-[821px]:col-start-1 min-[821px]:row-start-1">
        <RecordTable
          record={shown}
          viewer={board.student}
          control={control}
          sits={(seat) => (seat === board.student ? 'you' : free ? 'robot' : '')}
          onCall={(call) => choose(callCode(call))}
          onCard={(card) => choose(cardCode(card))}
          onRefused={refused}
          explained={about}
          onExplain={setAbout}
          back={back}
          onStep={(by) => setBack(Math.max(0, back - by))}
        />
      </div>
    </>
  )
}

/** Who decides the next call or card: declarer for dummy's cards. */
function decides({ contract, cards }: BoardRecord, turn: Seat | undefined): Seat | undefined {
  if (turn === undefined || contract === undefined) return turn
  return controllerOf({ contract, cards }, turn)
}

/** The engine's reason tells of a hand: of one that is hidden it is not asked. */
function onlyKnown(
  hidden: readonly Seat[],
  record: BoardRecord,
  turn: Seat | undefined,
): BoardRecord {
  return turn !== undefined && hidden.includes(turn) ? studentView({ hidden }, record) : record
}

function nextWords(lesson: Lesson, { board, stop, moves }: Attempt): string {
  const stops = lesson.boards[board]?.stops.length ?? 0
  if (moves === undefined && stop + 1 < stops) return t`Go on`
  return board + 1 < lesson.boards.length ? t`Next board` : t`Finish`
}

/** How a free continuation ended. */
function EndWords({ record: { contract, cards } }: { readonly record: BoardRecord }) {
  if (contract === undefined) return t`Passed out.`
  return tx`${cards.length === 52 ? t`Played: ` : t`The bidding is over: `}${<ContractText contract={contract} />} by ${seatName(contract.declarer)}.`
}
