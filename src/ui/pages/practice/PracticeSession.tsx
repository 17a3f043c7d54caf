/** Questions of a topic, or of whatever comes next, one after the other. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '#core/text.ts'
import { askedOfLate, DRAWN, nextSkill, nextTopic } from '#practice/next.ts'
import { itemId, type RuleSkill, standingOf } from '#practice/progress.ts'
import { misfitOf } from '#practice/table.ts'
import type { PracticeTopic } from '#practice/topics.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { useJob } from '../../ask/use-job.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { useTitle } from '../../kit/use-title.ts'
import { BidQuestion } from './BidQuestion.tsx'
import { CardQuestion } from './CardQuestion.tsx'
import { LeadQuestion } from './LeadQuestion.tsx'
import { PlayedQuestion } from './PlayedQuestion.tsx'
import type { Question, QuestionProps } from './question.ts'
import { ShowsQuestion } from './ShowsQuestion.tsx'
import { SuitQuestion } from './SuitQuestion.tsx'
import { TopicHead } from './TopicHead.tsx'
import { freshRng, seatOn, usePractice, usePracticeStore, useSides } from './use-practice.ts'
import { MISFIT_WORDS } from './words.ts'

export function PracticeSession({ only }: { readonly only: PracticeTopic | undefined }) {
  const { store, now } = usePracticeStore()
  const choices = usePractice((state) => state.choices)
  const { system } = choices
  const sides = useSides(system, choices)
  const drawing = useJob<'practice-turn', 'topic'>('practice-turn')
  const { ask: draw } = drawing
  const passed = useRef<readonly string[]>([])
  const [question, setQuestion] = useState<Question>()
  const [refused, setRefused] = useState<string>()
  const pick = useCallback(async (): Promise<void> => {
    const known = store.getState().progress
    const topic = only ?? nextTopic(known, now(), freshRng(), choices)
    const skill = nextSkill(known, topic, system, passed.current, now(), freshRng(), choices)
    const { help, firm } = standingOf(known, topic.id, now())
    const seed = freshSeed()
    setRefused(undefined)
    if (skill !== DRAWN) {
      setQuestion({ topic, skill, seed, help })
      return
    }
    setQuestion(undefined)
    const made = await draw<'topic'>({
      ask: 'topic',
      ...{ ...sides, topic: topic.id, role: choices.role, seat: seatOn(seed, choices), seed },
      ...{ asked: askedOfLate(known, topic.id, system), isFirm: firm },
    }).catch(() => undefined)
    if (made === undefined) return
    if (!made.ok) {
      setRefused(made.error.message)
      return
    }
    const { rule, ...drawn } = made.value
    const asked: RuleSkill = { kind: 'rule', system, rule, calls: drawn.calls }
    setQuestion({ topic, skill: asked, seed, help, drawn })
  }, [store, only, now, system, choices, sides, draw])
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void pick()
  }, [pick])

  const topic = question?.topic ?? only
  useTitle(topic?.title)
  const props = question && {
    question,
    onNext: () => {
      passed.current = [itemId(question.topic.id, question.skill)]
      void pick()
    },
    onPassed: () => {
      passed.current = [...passed.current, itemId(question.topic.id, question.skill)]
      void pick()
    },
  }
  const misfit = only && misfitOf(only, choices)
  const problem =
    misfit !== undefined
      ? MISFIT_WORDS[misfit].long
      : (refused ??
        (drawing.error === undefined
          ? undefined
          : t`The deal could not be drawn: ${drawing.error.message}`))
  return (
    <>
      <TopicHead topic={topic} />
      {problem !== undefined ? (
        <PanelError
          message={problem}
          onRetry={drawing.error === undefined ? undefined : () => void pick()}
        />
      ) : props === undefined ? (
        <p role="status" className="panel-lead">{t`Drawing a deal…`}</p>
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
  if (skill.kind === 'own') return null
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
