/** What is due, how each topic stands, how sure the student was and how right. */
import { useMemo } from 'react'
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { nextTopic } from '#practice/next.ts'
import { MASTERED, type Standing, standingOf } from '#practice/progress.ts'
import { misfitOf } from '#practice/table.ts'
import {
  isOfBidding,
  OWN_TOPIC,
  PRACTICE_TOPICS,
  type PracticeTopic,
  topicBefore,
} from '#practice/topics.ts'
import { tx } from '../../kit/tx.ts'
import { CalibrationChart } from './CalibrationChart.tsx'
import { HandBackPractice } from './HandBackPractice.tsx'
import { Lately } from './Lately.tsx'
import { NEXT, practiceAddress } from './place.ts'
import { TableChoices } from './TableChoices.tsx'
import { RoundPips } from './TopicHead.tsx'
import { freshRng, usePractice, usePracticeStore } from './use-practice.ts'
import { MISFIT_WORDS, percent, roundWords } from './words.ts'

const GROUPS = [
  { title: t`Bidding`, topics: PRACTICE_TOPICS.filter(isOfBidding) },
  { title: t`Play`, topics: PRACTICE_TOPICS.filter((topic) => !isOfBidding(topic)) },
] as const

export function PracticeHome() {
  const { now } = usePracticeStore()
  const progress = usePractice((state) => state.progress)
  const trouble = usePractice((state) => state.trouble)
  const choices = usePractice((state) => state.choices)
  const at = useMemo(() => now(), [now])
  const next = useMemo(() => nextTopic(progress, at, freshRng(), choices), [progress, at, choices])
  const standing = standingOf(progress, next.id, at)
  const isBegun = progress.answers.length > 0
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
          {isBegun ? t`Continue` : t`Begin`}
        </Link>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="practice-topics" className="grid gap-4">
          <h2 id="practice-topics" className="sr-only">{t`Topics`}</h2>
          {GROUPS.map(({ title, topics }) => (
            <div key={title}>
              <h3 className="title mb-2">{title}</h3>
              <ul className="grid gap-2.5 cols-fit-60 sm:gap-3">
                {topics.map((topic) => (
                  <TopicCard
                    key={topic.id}
                    topic={topic}
                    standing={standingOf(progress, topic.id, at)}
                    before={topicBefore(topic, (id) => standingOf(progress, id, at).firm)}
                    isNext={topic.id === next.id}
                  />
                ))}
              </ul>
            </div>
          ))}
          {isBegun && (
            <p className="note">{t`The line across a bar is at ${percent(MASTERED)}: there a topic is firm.`}</p>
          )}
          <p className="note">{tx`What you missed at the table comes back too: ${(
            <Link href={practiceAddress(OWN_TOPIC.id)} className="link">
              {OWN_TOPIC.title}
            </Link>
          )}.`}</p>
          <p className="note">{tx`What you miss comes back soon, what you know later and later. To have a subject explained first, take one of the ${<Link href="/lessons" className="link">{t`Lessons`}</Link>}.`}</p>
        </section>
        <div className="grid gap-4">
          <TableChoices />
          {isBegun && <CalibrationChart answers={progress.answers} />}
          <Lately answers={progress.answers} />
          {isBegun && <HandBackPractice progress={progress} />}
        </div>
      </div>
    </>
  )
}

function TopicCard({
  topic,
  standing,
  before,
  isNext,
}: {
  readonly topic: PracticeTopic
  readonly standing: Standing
  /** What should be firm first, and is not. */
  readonly before: PracticeTopic | undefined
  readonly isNext: boolean
}) {
  const { answered, right, due } = standing
  const misfit = misfitOf(
    topic,
    usePractice((state) => state.choices),
  )
  const foot =
    misfit !== undefined
      ? MISFIT_WORDS[misfit].short
      : answered > 0
        ? t`${answered} answered`
        : before === undefined
          ? t`Begin here`
          : t`After “${before.title}”`
  return (
    <li className="flex">
      <Link
        href={practiceAddress(topic.id)}
        className="panel grid w-full content-between gap-x-3 gap-y-1.5 px-4 py-3 text-ink no-underline hover:border-accent data-[next]:border-accent data-[next]:outline data-[next]:outline-accent"
        data-next={isNext || undefined}
        aria-labelledby={`topic-${topic.id}`}
        aria-describedby={`topic-${topic.id}-stands`}
      >
        <span id={`topic-${topic.id}`} className="grid gap-0.5">
          <span className="flex items-baseline gap-2">
            <b className="title min-w-0">{topic.title}</b>
            {due > 0 && (
              <span className="ms-auto flex-none text-base font-semibold text-agree">{t`${due} due`}</span>
            )}
          </span>
          <span className="text-base text-ink-2">{topic.asks}</span>
        </span>
        <span id={`topic-${topic.id}-stands`} className="grid gap-1.5">
          {right !== undefined && (
            <span className="relative block h-2 rounded-full bg-inset" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-fill"
                style={{ width: percent(right) }}
              />
              <span
                className="absolute -top-1 -bottom-1 w-0.5 bg-ink"
                style={{ left: percent(MASTERED) }}
              />
            </span>
          )}
          <span className="flex justify-between text-base text-ink-2">
            <span>{foot}</span>
            {right !== undefined && (
              <span>{tx`${<b className="text-ink">{percent(right)}</b>} right`}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
