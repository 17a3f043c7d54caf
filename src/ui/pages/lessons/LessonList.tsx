/** The lessons there are: a card each, with how far it was taken. */
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { t } from '#core/text.ts'
import { type Attempt, score, startAttempt } from '#lessons/attempt.ts'
import { FIRST_LESSONS, LESSON_GROUPS, type LessonGroup } from '#lessons/first/index.ts'
import { type Lesson, lessonKey } from '#lessons/lesson.ts'
import { MAX_LESSON_TEXT, readLesson } from '#lessons/lesson-file.ts'
import { dropLesson, keepLesson, lessons } from '#store/lessons/lessons.ts'
import { Button } from '../../kit/Button.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { lessonAddress } from './address.ts'
import { Problems } from './Problems.tsx'

const GROUP_TITLES: Readonly<Record<LessonGroup, string>> = {
  steps: t`First steps`,
  bidding: t`Bidding`,
  play: t`Playing a hand`,
  defence: t`Defence`,
}

export function LessonList() {
  const kept = useStore(lessons, (s) => s.kept)
  const attempts = useStore(lessons, (s) => s.attempts)
  const card = (id: string, lesson: Lesson, end?: ReactNode) => (
    <LessonCard key={id} id={id} lesson={lesson} attempt={attempts[lessonKey(lesson)]} end={end} />
  )
  return (
    <div className="grid gap-5">
      {LESSON_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`lessons-${group}`}>
          <h2 id={`lessons-${group}`} className="title mb-2">
            {GROUP_TITLES[group]}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {FIRST_LESSONS.filter((one) => one.group === group).map(({ id, lesson, again }) =>
              card(
                id,
                lesson,
                <Link
                  href={lessonAddress(again.id)}
                  className="btn btn-quiet"
                  aria-label={t`Second set: ${lesson.title}`}
                >{t`Second set`}</Link>,
              ),
            )}
          </ul>
        </section>
      ))}
      {kept.length > 0 && (
        <section aria-labelledby="kept-lessons">
          <h2 id="kept-lessons" className="title mb-2">{t`Opened or made here`}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {kept.map(({ key, lesson }) =>
              card(
                key,
                lesson,
                <Button
                  variant="quiet"
                  aria-label={t`Remove ${lesson.title} from this device`}
                  onClick={() => dropLesson(key)}
                >{t`Remove`}</Button>,
              ),
            )}
          </ul>
        </section>
      )}
      <section aria-labelledby="more-lessons">
        <h2 id="more-lessons" className="title mb-2">{t`For teachers and classes`}</h2>
        <div className="flex flex-wrap items-start gap-2">
          <Link href="/lessons/make" className="btn btn-plain">{t`Make a lesson`}</Link>
          <OpenLesson />
          <Link href="/lessons/class" className="btn btn-plain">{t`Read results`}</Link>
        </div>
      </section>
    </div>
  )
}

function doneWords(lesson: Lesson, attempt: Attempt | undefined): string {
  const { of, right } = score(lesson, attempt ?? startAttempt(lesson))
  if (attempt === undefined) return of === 1 ? t`1 question` : t`${of} questions`
  return attempt.finished
    ? t`Done: ${right} of ${of} right`
    : t`${attempt.given.length} of ${of} answered`
}

function LessonCard({
  id,
  lesson,
  attempt,
  end,
}: {
  readonly id: string
  readonly lesson: Lesson
  readonly attempt: Attempt | undefined
  readonly end: ReactNode
}) {
  const { of } = score(lesson, attempt ?? startAttempt(lesson))
  const done = attempt?.given.length ?? 0
  return (
    <li className="panel flex min-w-0 flex-col p-4">
      <h3 className="font-serif text-head font-semibold">
        <Link href={lessonAddress(id)} className="text-ink no-underline hover:underline">
          {lesson.title}
        </Link>
      </h3>
      <p className="mb-3 break-words">{lesson.about}</p>
      <div className="mt-auto">
        <div className="h-2 overflow-hidden rounded-full border border-edge" aria-hidden="true">
          <div
            className="h-full bg-accent"
            style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }}
          />
        </div>
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <span className="note">{doneWords(lesson, attempt)}</span>
          <span className="ms-auto flex items-center gap-1">
            {end}
            <Link
              href={lessonAddress(id)}
              className="btn btn-plain"
              aria-label={`${beginWords(attempt)}: ${lesson.title}`}
            >
              {beginWords(attempt)}
            </Link>
          </span>
        </div>
      </div>
    </li>
  )
}
const beginWords = (attempt: Attempt | undefined): string =>
  attempt === undefined ? t`Begin` : attempt.finished ? t`See` : t`Go on`

/** Opens a lesson from a file, or says what is wrong with it. */
function OpenLesson() {
  const [, navigate] = useLocation()
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async (file: File) => {
    if (file.size > 4 * MAX_LESSON_TEXT) {
      setProblems([t`The file is too large for a lesson.`])
      return
    }
    const read = readLesson(await file.text())
    if (read.ok) navigate(lessonAddress(keepLesson(read.value, Date.now())))
    else setProblems(read.error.map(({ message }) => message))
  }
  return (
    <div className="grid gap-2">
      <FileButton
        label={t`Lesson file`}
        accept=".json,application/json"
        onFile={(file) => void open(file)}
      >{t`Open a lesson`}</FileButton>
      <Problems list={problems} />
    </div>
  )
}
