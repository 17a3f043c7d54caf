/** Practice from the student's own boards: each call and card that could have been known, at its position. */
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { isWhole } from '#core/deal.ts'
import { t } from '#core/text.ts'
import { nextOwn, type OwnQuestion, ownQuestions } from '#played/own-skills.ts'
import { summaryOf } from '#played/summary.ts'
import type { OwnSkill } from '#practice/progress.ts'
import { OWN_TOPIC } from '#practice/topics.ts'
import { keptHere } from '#store/index.ts'
import { openPlayed, played } from '#store/played/played.ts'
import { playedKey } from '#store/played/saved-played.ts'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { tx } from '../../kit/tx.ts'
import { useTitle } from '../../kit/use-title.ts'
import { NoBoard } from './Asked.tsx'
import { BidTable } from './BidQuestion.tsx'
import { Decision } from './CardQuestion.tsx'
import type { QuestionProps } from './question.ts'
import { TopicHead } from './TopicHead.tsx'
import { usePracticeStore } from './use-practice.ts'

const SEED = [5, 6, 7, 8] as const

export function OwnSession() {
  const { store, now } = usePracticeStore()
  const { boards, ready } = useStore(played)
  useEffect(() => {
    void openPlayed(keptHere()?.storage())
  }, [])
  useTitle(OWN_TOPIC.title)
  const questions = useMemo(() => ownQuestions(summaryOf(boards).faults, playedKey), [boards])
  const [asked, setAsked] = useState<{
    readonly one: OwnQuestion | undefined
    readonly n: number
  }>()
  useEffect(() => {
    if (ready)
      setAsked(
        (before) => before ?? { one: nextOwn(questions, store.getState().progress, now()), n: 0 },
      )
  }, [ready, questions, store, now])
  const next = () =>
    setAsked((before) => ({
      one: nextOwn(questions, store.getState().progress, now()),
      n: (before?.n ?? 0) + 1,
    }))
  const one = asked?.one
  return (
    <>
      <TopicHead topic={OWN_TOPIC} />
      {asked === undefined ? (
        <p role="status" className="panel-lead">{t`One moment…`}</p>
      ) : one === undefined ? (
        <p className="panel-lead">{tx`Nothing of your boards is due now. ${<Link href="/record" className="link">{t`My record`}</Link>} has them all.`}</p>
      ) : (
        <Asked key={asked.n} one={one} onNext={next} />
      )}
    </>
  )
}

function Asked({ one, onNext }: { readonly one: OwnQuestion; readonly onNext: () => void }) {
  const { board, fault, skill } = one
  const { deal, dealer, vulnerability } = board.record.board
  const way: QuestionProps<OwnSkill> = {
    question: { topic: OWN_TOPIC, skill, seed: SEED, help: 'none' },
    ...{ onNext, onPassed: onNext },
  }
  if (fault.kind === 'card') return <OwnCard {...way} one={one} />
  if (!isWhole(deal)) return null
  const calls = board.record.calls.slice(0, fault.index).map(({ call }) => call)
  return <BidTable {...way} drawn={{ deal, dealer, vulnerability, calls }} />
}

function OwnCard({ one, ...way }: QuestionProps<OwnSkill> & { readonly one: OwnQuestion }) {
  const { board, fault } = one
  const { sides } = useAgreedInput()
  const input = useMemo(
    () =>
      fault.kind === 'card'
        ? ({
            ask: 'own',
            record: { ...board.record, contract: board.contract },
            ...{ index: fault.index, better: fault.better, sides, systems: board.systems },
            seed: SEED,
          } as const)
        : undefined,
    [board, fault, sides],
  )
  const job = useJob<'practice-board', 'own'>('practice-board', input)
  if (job.failed !== undefined) return <NoBoard {...job} onPassed={way.onPassed} />
  const decision = job.value
  if (decision === undefined || board.contract === undefined)
    return <p role="status" className="panel-lead">{t`One moment…`}</p>
  return <Decision {...way} decision={decision} contract={board.contract} />
}
