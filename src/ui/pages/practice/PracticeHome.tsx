/** What is due, how each topic stands, how sure the student was and how right. */
import { useMemo } from 'react'
import { Link } from 'wouter'
import { nextTopic } from '#practice/next.ts'
import { MASTERED, type Standing, standingOf } from '#practice/progress.ts'
import { misfitOf } from '#practice/table.ts'
import { PRACTICE_TOPICS, type PracticeTopic } from '#practice/topics.ts'
import { CalibrationChart } from './CalibrationChart.tsx'
import { Lately } from './Lately.tsx'
import { NEXT, practiceAddress } from './place.ts'
import { RoundPips } from './RoundPips.tsx'
import { TableChoices } from './TableChoices.tsx'
import { freshRng, usePractice, usePracticeStore } from './use-practice.ts'
import { MISFIT_WORDS, percent, roundWords } from './words.ts'

export function PracticeHome() {
  const { now } = usePracticeStore()
  const progress = usePractice((state) => state.progress)
  const trouble = usePractice((state) => state.trouble)
  const choices = usePractice((state) => state.choices)
  const at = useMemo(() => now(), [now])
  const next = useMemo(() => nextTopic(progress, at, freshRng(), choices), [progress, at, choices])
  const standing = standingOf(progress, next.id, at)
  return (
    <>
      {trouble !== undefined && (
        <p role="status" className="rounded-inset bg-agree-soft px-4 py-2">
          {trouble}
        </p>
      )}
      <section
        aria-labelledby="practice-next"
        className="panel flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-5 max-sm:px-4"
      >
        <div className="min-w-0 grow basis-72">
          <h1 id="practice-next" className="font-serif text-big leading-tight font-semibold">
            {next.title}
          </h1>
          <p className="said text-ink-2">
            {roundWords(standing)} {standing.answered === 0 && next.asks}
          </p>
        </div>
        <RoundPips standing={standing} />
        <Link href={practiceAddress(NEXT)} className="btn btn-primary min-h-11 px-5 text-lead">
          {progress.answers.length === 0 ? 'Begin' : 'Continue'}
        </Link>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="practice-topics">
          <h2 id="practice-topics" className="sr-only">
            Topics
          </h2>
          <ul className="grid gap-3 cols-fit-60">
            {PRACTICE_TOPICS.map((topic) => (
              <TopicCard
                key={topic.id}
                topic={topic}
                standing={standingOf(progress, topic.id, at)}
                isNext={topic.id === next.id}
              />
            ))}
          </ul>
          <p className="note mt-2">
            The tick stands at {percent(MASTERED)}. What you miss comes back soon, what you know
            later and later. To have a subject explained first, take one of the{' '}
            <Link href="/lessons" className="link">
              Lessons
            </Link>
            .
          </p>
          <TableChoices />
        </section>
        <div className="grid gap-4">
          <CalibrationChart answers={progress.answers} />
          <Lately answers={progress.answers} />
        </div>
      </div>
    </>
  )
}

function TopicCard({
  topic,
  standing,
  isNext,
}: {
  readonly topic: PracticeTopic
  readonly standing: Standing
  readonly isNext: boolean
}) {
  const { answered, right, due } = standing
  const misfit = misfitOf(
    topic,
    usePractice((state) => state.choices),
  )
  return (
    <li className="flex">
      <Link
        href={practiceAddress(topic.id)}
        className="panel grid w-full content-between gap-3 px-4 py-3.5 text-ink no-underline hover:border-accent data-[next]:border-accent data-[next]:outline data-[next]:outline-accent"
        data-next={isNext || undefined}
      >
        <span className="grid gap-0.5">
          <span className="flex items-baseline gap-2">
            <b className="title min-w-0">{topic.title}</b>
            {due > 0 && (
              <span className="ms-auto flex-none text-base font-semibold text-agree">
                {due} due
              </span>
            )}
          </span>
          <span className="text-base text-ink-2">{topic.asks}</span>
        </span>
        <span className="grid gap-1.5">
          <span className="relative block h-2 rounded-full bg-inset" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-fill"
              style={{ width: percent(right ?? 0) }}
            />
            <span
              className="absolute -top-1 -bottom-1 w-0.5 bg-ink"
              style={{ left: percent(MASTERED) }}
            />
          </span>
          <span className="flex justify-between text-base text-ink-2">
            <span>
              {misfit !== undefined
                ? MISFIT_WORDS[misfit].short
                : answered === 0
                  ? 'New'
                  : `${answered} answered`}
            </span>
            {right !== undefined && (
              <span>
                <b className="text-ink">{percent(right)}</b> right
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
