/** *Lessons*: our own and those of others, taken at the table; and how a class did. */
import { useEffect, useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { useStore } from 'zustand'
import { t } from '#core/text.ts'
import { ALL_LESSONS } from '#lessons/first/index.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { keptHere } from '#store/index.ts'
import { unpackLesson } from '#store/lessons/lesson-link.ts'
import { keepLesson, lessons, openLessons } from '#store/lessons/lessons.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { useTitle } from '../../kit/use-title.ts'
import { lessonAddress, lessonsPlaceOf } from './address.ts'
import { ClassPanel } from './ClassPanel.tsx'
import { LessonList } from './LessonList.tsx'
import { MakeLesson } from './MakeLesson.tsx'
import { PlayLesson } from './PlayLesson.tsx'

export default function LessonsPage() {
  const [, params] = useRoute('/lessons/*?')
  const place = lessonsPlaceOf(params?.['*'])
  const kept = useStore(lessons, (s) => s.kept)
  const ready = useStore(lessons, (s) => s.ready)
  useEffect(() => {
    const look = (): void => {
      // Another tab may have gone on meanwhile.
      if (!document.hidden) void openLessons(keptHere()?.storage())
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (!ready) return <Frame title={t`Lessons`}>{null}</Frame>
  switch (place.kind) {
    case 'link':
      return <FromLink packed={place.packed} />
    case 'make':
      return <MakeLesson />
    case 'class':
      return (
        <Frame title={t`The class`}>
          <ClassPanel packed={place.packed} />
        </Frame>
      )
    case 'play': {
      const lesson: Lesson | undefined =
        ALL_LESSONS.find(({ id }) => id === place.id)?.lesson ??
        kept.find(({ key }) => key === place.id)?.lesson
      if (lesson !== undefined) return <PlayLesson key={place.id} lesson={lesson} />
      return (
        <Frame title={t`Lessons`}>
          <PanelError
            message={t`There is no such lesson on this device. Open its file or its link again.`}
          />
          <AllLessons />
        </Frame>
      )
    }
    default:
      return (
        <Frame title={t`Lessons`}>
          <LessonList />
        </Frame>
      )
  }
}

const Frame = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: React.ReactNode
}) => {
  useTitle(title)
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-300 px-3 py-4 outline-none sm:px-4"
    >
      <h1 className="mb-3 font-serif text-title font-semibold">{title}</h1>
      {children}
    </main>
  )
}

/** Keeps the lesson of a link on this device and goes to it. */
function FromLink({ packed }: { readonly packed: string }) {
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    let here = true
    void unpackLesson(packed).then((read) => {
      if (!here) return
      if (read.ok) navigate(lessonAddress(keepLesson(read.value, Date.now())), { replace: true })
      else setProblem(read.error.message)
    })
    return () => {
      here = false
    }
  }, [packed, navigate])
  return (
    <Frame title={t`Lessons`}>
      {problem === undefined ? (
        <p className="panel-lead">{t`Opening the lesson…`}</p>
      ) : (
        <>
          <PanelError message={problem} />
          <AllLessons />
        </>
      )}
    </Frame>
  )
}

const AllLessons = () => (
  <p>
    <Link href="/lessons" className="link inline-flex min-h-11 items-center">
      {t`All lessons`}
    </Link>
  </p>
)
