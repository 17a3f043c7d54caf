/** The way back to all topics, the topic, and how far its round is. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { isGood } from '#practice/grade.ts'
import { ROUND, type Standing, standingOf } from '#practice/progress.ts'
import type { PracticeTopic } from '#practice/topics.ts'
import { PRACTICE } from './place.ts'
import { usePractice, usePracticeStore } from './use-practice.ts'
import { roundWords } from './words.ts'

export function TopicHead({ topic }: { readonly topic: PracticeTopic | undefined }) {
  const { now } = usePracticeStore()
  const progress = usePractice((state) => state.progress)
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Link href={PRACTICE} className="link inline-flex min-h-11 items-center">
        {t`All topics`}
      </Link>
      <h1 className="min-w-0 grow font-serif text-title font-semibold">
        {topic?.title ?? t`Practice`}
      </h1>
      {topic !== undefined && <RoundPips standing={standingOf(progress, topic.id, now())} />}
    </header>
  )
}

/** A pip a question: filled, hatched where it was wrong, empty where it is to come. */
export function RoundPips({ standing }: { readonly standing: Standing }) {
  const pips = Array.from({ length: ROUND }, (_, i) => standing.round[i])
  return (
    <span role="img" aria-label={roundWords(standing)} className="flex flex-wrap gap-1">
      {pips.map((grade, i) => (
        <i
          // A pip has no name but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          className="round-pip"
          data-grade={grade === undefined ? undefined : isGood(grade) ? 'good' : 'bad'}
        />
      ))}
    </span>
  )
}
