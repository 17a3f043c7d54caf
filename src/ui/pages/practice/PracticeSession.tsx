/** Questions of a topic, or of whatever comes next, one after the other. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { PASS } from '#core/call.ts'
import { nextSkill, nextTopic } from '#practice/next.ts'
import { itemId, type RuleSkill, standingOf } from '#practice/progress.ts'
import { misfitOf, turnFits } from '#practice/table.ts'
import type { PracticeTopic } from '#practice/topics.ts'
import { useJob } from '../../app/use-job.ts'
import { useTitle } from '../../app/use-title.ts'
import { PanelError } from '../../parts/Panel.tsx'
import { BidQuestion } from './BidQuestion.tsx'
import { CardQuestion } from './CardQuestion.tsx'
import { LeadQuestion } from './LeadQuestion.tsx'
import { PlayedQuestion } from './PlayedQuestion.tsx'
import { PRACTICE } from './place.ts'
import type { Question, QuestionProps } from './question.ts'
import { RoundPips } from './RoundPips.tsx'
import { ShowsQuestion } from './ShowsQuestion.tsx'
import { SuitQuestion } from './SuitQuestion.tsx'
import { freshRng, freshSeed, usePractice, usePracticeStore } from './use-practice.ts'
import { MISFIT_WORDS } from './words.ts'

export function PracticeSession({ only }: { readonly only: PracticeTopic | undefined }) {
  const { store, now } = usePracticeStore()
  const progress = usePractice((state) => state.progress)
  const choices = usePractice((state) => state.choices)
  const { system } = choices
  const job = useJob('book-rules', { system }, JSON.stringify(system))
  const book = job.output?.ok === true ? job.output.value.rules : undefined
  const skillsOf = useMemo(() => {
    const skills = new Map<string, readonly RuleSkill[]>()
    return (topic: PracticeTopic): readonly RuleSkill[] => {
      const { id, kind, chapters } = topic
      const known = skills.get(id)
      if (known !== undefined) return known
      const made = (book ?? [])
        // A pass shows what it is not.
        .filter(
          (rule) =>
            chapters.includes(rule.topic) &&
            (kind !== 'shows' || rule.call !== PASS) &&
            turnFits(topic, rule.calls, choices),
        )
        .map((rule): RuleSkill => ({ kind: 'rule', system, rule: rule.id, calls: rule.calls }))
      skills.set(id, made)
      return made
    }
  }, [book, system, choices])
  const passed = useRef<readonly string[]>([])
  const [question, setQuestion] = useState<Question>()
  const pick = useCallback((): Question | undefined => {
    const known = store.getState().progress
    const rng = freshRng()
    const topic = only ?? nextTopic(known, now(), rng, choices)
    const skills = skillsOf(topic)
    const skill = nextSkill(known, topic, system, skills, passed.current, now(), rng, choices)
    if (skill === undefined) return undefined
    const { help } = standingOf(known, topic.id, now())
    return { topic, skill, seed: freshSeed(), help }
  }, [store, only, now, system, choices, skillsOf])
  useEffect(() => {
    if (book !== undefined) setQuestion((asked) => asked ?? pick())
  }, [book, pick])

  const topic = question?.topic ?? only
  useTitle(topic?.title)
  const props = question && {
    question,
    onNext: () => {
      passed.current = [itemId(question.topic.id, question.skill)]
      setQuestion(pick())
    },
    onPassed: () => {
      passed.current = [...passed.current, itemId(question.topic.id, question.skill)]
      setQuestion(pick())
    },
  }
  const misfit = only && misfitOf(only, choices)
  const problem =
    job.output?.ok === false
      ? job.output.error.message
      : job.error !== undefined
        ? `The rules could not be read: ${job.error.message}`
        : misfit !== undefined
          ? MISFIT_WORDS[misfit].long
          : book !== undefined &&
              topic !== undefined &&
              skillsOf(topic).length === 0 &&
              topic.chapters.length > 0
            ? 'This system has no rules of this kind. Choose another system or topic.'
            : undefined
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Link href={PRACTICE} className="link inline-flex min-h-11 items-center">
          All topics
        </Link>
        <h1 className="min-w-0 grow font-serif text-title font-semibold">
          {topic?.title ?? 'Practice'}
        </h1>
        {topic !== undefined && <RoundPips standing={standingOf(progress, topic.id, now())} />}
      </header>
      {problem !== undefined ? (
        <PanelError message={problem} onRetry={job.error === undefined ? undefined : job.run} />
      ) : props === undefined ? (
        <p role="status" className="panel-lead">
          Reading the system…
        </p>
      ) : (
        <Asked key={props.question.seed.join()} {...props} />
      )}
    </>
  )
}

/** The question by its kind. */
function Asked({ question, ...way }: QuestionProps) {
  const { skill, topic } = question
  if (skill.kind === 'rule') {
    const asked = { ...question, skill }
    return topic.kind === 'shows' ? (
      <ShowsQuestion question={asked} {...way} />
    ) : (
      <BidQuestion question={asked} {...way} />
    )
  }
  const asked = { ...question, skill }
  return topic.kind === 'lead' ? (
    <LeadQuestion question={asked} {...way} />
  ) : topic.kind === 'suit' ? (
    <SuitQuestion question={asked} {...way} />
  ) : topic.kind === 'plan' || topic.kind === 'defend' ? (
    <CardQuestion question={asked} {...way} />
  ) : (
    <PlayedQuestion question={asked} {...way} />
  )
}
