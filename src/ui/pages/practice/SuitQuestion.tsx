/** Which line for this suit: plans to choose among, and what each is worth once one is chosen. */
import { useMemo, useState } from 'react'
import { format } from '#core/holding.ts'
import { t } from '#core/text.ts'
import { type Grade, gradeOfPlan } from '#practice/grade.ts'
import { useJob } from '../../ask/use-job.ts'
import { useTableFile } from '../../ask/use-table-file.ts'
import { DIFFICULTIES } from '../../inspector/suit/find-text.ts'
import { isBest, orderOf, PlanChoices, partingWords } from '../../inspector/suit/PlanChoices.tsx'
import { chanceText, goalName, holdingText } from '../../inspector/suit/suit-words.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { useAnswer } from './Asked.tsx'
import { Feedback } from './Feedback.tsx'
import type { SeedQuestion } from './question.ts'
import { SureField } from './SureField.tsx'

export function SuitQuestion({ question, onNext }: SeedQuestion) {
  const { skill } = question
  const answer = useAnswer(question)
  const [chosen, setChosen] = useState<{ readonly place: number; readonly grade: Grade }>()
  const file = useTableFile(true)
  const difficulty = DIFFICULTIES[skill.level] ?? 'easy'
  const input = useMemo(
    () =>
      file.bytes && ({ ask: 'question', bytes: file.bytes, difficulty, seed: skill.seed } as const),
    [file.bytes, difficulty, skill.seed],
  )
  const drawn = useJob('catalogue', input, `${difficulty} ${skill.seed}`)
  const asked = drawn.value
  const suit = useMemo(
    () =>
      asked && {
        ...{ north: format(asked.north), south: format(asked.south), goal: asked.goal },
        information: 'class' as const,
        entries: { start: 'either', north: 'unlimited', south: 'unlimited' } as const,
        weights: { kind: 'apriori' } as const,
      },
    [asked],
  )
  const solved = useJob('suit', suit, JSON.stringify(suit))
  const report = solved.value
  const error = file.error ?? drawn.failed ?? solved.failed
  if (error !== undefined)
    return (
      <PanelError
        message={t`The suit could not be made ready: ${error}`}
        onRetry={file.error === undefined ? drawn.run : file.retry}
      />
    )
  const best = report?.plans[0]
  if (asked === undefined || report === undefined || best === undefined)
    return <p role="status" className="panel-lead">{t`Working the suit out…`}</p>
  const order = orderOf(skill.seed, report.plans.length)
  const told = t`North ${holdingText(asked.north)}, South ${holdingText(asked.south)}: ${goalName(asked.goal)}`
  const choose = (i: number) => {
    const place = order[i]
    if (place === undefined || chosen !== undefined) return
    const grade = gradeOfPlan(best.value - (report.plans[place]?.value ?? 0))
    setChosen({ place, grade })
    answer.keep({ grade, asked: told })
  }
  return (
    <div className="grid items-start gap-4 min-[821px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <section aria-label={t`The question`} className="panel grid gap-3 px-4 py-4">
        <p className="title">{told}.</p>
        <p className="said">{t`Which plan is best?`}</p>
        <PlanChoices report={report} order={order} chosen={chosen?.place} onChoose={choose} />
      </section>
      {chosen === undefined ? (
        <section aria-label={t`Your answer`} className="panel px-4 py-4">
          <SureField {...answer.said} />
        </section>
      ) : (
        <Feedback grade={chosen.grade} action={t`Next suit`} onAction={onNext}>
          {!isBest(report, chosen.place) && (
            <p className="said">{t`Yours makes it in ${chanceText(report.plans[chosen.place]?.value ?? 0)}; the best plan in ${chanceText(best.value)}. ${partingWords(report, chosen.place)}`}</p>
          )}
        </Feedback>
      )}
    </div>
  )
}
