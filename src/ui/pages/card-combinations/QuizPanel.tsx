/** A question from the catalogue: which plan is best for the target. Marked by what each plan is worth. */
import { useMemo } from 'react'
import { format } from '#core/holding.ts'
import { formatSeed, randomSeed } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { useJob } from '../../ask/use-job.ts'
import { useTableFile } from '../../ask/use-table-file.ts'
import { DIFFICULTIES, type Quiz, quizOf, quizText } from '../../inspector/suit/find-text.ts'
import { isBest, orderOf, PlanChoices, partingWords } from '../../inspector/suit/PlanChoices.tsx'
import { chanceText, goalName, holdingText } from '../../inspector/suit/suit-words.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'

export interface QuizPanelProps {
  readonly find: string | undefined
  readonly onFind: (find: string | undefined, how?: { replace: boolean }) => void
  readonly onOpen: (north: string, south: string, goal: number | undefined) => void
}

const freshText = (): string => formatSeed(freshSeed())

const FIRST_SEED = formatSeed(randomSeed([2, 0, 2, 6]))

export function QuizPanel({ find, onFind, onOpen }: QuizPanelProps) {
  const quiz: Quiz = useMemo(
    () => quizOf(find) ?? { difficulty: 'easy', seed: FIRST_SEED, answer: 0 },
    [find],
  )
  const file = useTableFile(true)
  const input = useMemo(
    () =>
      file.bytes &&
      ({
        ask: 'question',
        bytes: file.bytes,
        difficulty: quiz.difficulty,
        seed: quiz.seed,
      } as const),
    [file.bytes, quiz.difficulty, quiz.seed],
  )
  const drawn = useJob('catalogue', input, `${quiz.difficulty} ${quiz.seed}`)
  const question = drawn.value
  const asked = useMemo(
    () =>
      question && {
        north: format(question.north),
        south: format(question.south),
        information: 'class' as const,
        entries: { start: 'either', north: 'unlimited', south: 'unlimited' } as const,
        weights: { kind: 'apriori' } as const,
        goal: question.goal,
      },
    [question],
  )
  const solved = useJob('suit', asked, JSON.stringify(asked))
  const report = solved.value
  const error = file.error ?? drawn.failed
  const order = report ? orderOf(quiz.seed, report.plans.length) : []
  const chosen = quiz.answer === 0 ? undefined : order[quiz.answer - 1]
  const best = report?.plans[0]
  const next = () => onFind(quizText({ ...quiz, seed: freshText(), answer: 0 }), { replace: false })
  return (
    <Panel
      id="suit-quiz"
      title={t`Quiz`}
      lead={t`Which plan is best for the target? No figure is shown before you have chosen.`}
      state={error !== undefined ? 'failed' : report ? 'ready' : 'running'}
      error={error}
      onRetry={file.error === undefined ? drawn.run : file.retry}
    >
      <SegmentedControl
        className="mb-3"
        label={t`How hard`}
        hideLabel={false}
        value={quiz.difficulty}
        options={DIFFICULTIES.map((level) => ({ value: level, label: level }))}
        onChange={(difficulty) => onFind(quizText({ difficulty, seed: freshText(), answer: 0 }))}
      />
      {report && question && best && (
        <div className="quiz">
          <p className="mb-3 title">
            {t`North ${holdingText(question.north)}, South ${holdingText(question.south)}: ${goalName(question.goal)}.`}
          </p>
          <PlanChoices
            report={report}
            order={order}
            chosen={chosen}
            onChoose={(i) => onFind(quizText({ ...quiz, answer: i + 1 }))}
          />
          <p role="status" className="min-h-[3em] max-w-176 py-3">
            {chosen === undefined
              ? ''
              : isBest(report, chosen)
                ? t`Right: ${chanceText(best.value)}. ${partingWords(report, chosen)}`
                : t`That is worth ${chanceText(report.plans[chosen]?.value ?? 0)}; the best plan makes it in ${chanceText(best.value)}. ${partingWords(report, chosen)}`}
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-primary"
              onClick={next}
            >{t`Another question`}</button>
            {chosen !== undefined && (
              <button
                type="button"
                className="btn btn-plain"
                onClick={() =>
                  onOpen(format(question.north), format(question.south), question.goal)
                }
              >{t`Look at the suit`}</button>
            )}
          </div>
        </div>
      )}
    </Panel>
  )
}
