/** A finished lesson: how it went, the way to hand it back, and to take it again. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { type Attempt, score } from '#lessons/attempt.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { proseText } from '#lessons/prose.ts'
import { resultOf } from '#lessons/results.ts'
import { forgetAttempt } from '#store/lessons/lessons.ts'
import { Button } from '../../kit/Button.tsx'
import { HandBack } from '../../kit/HandBack.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { AnswerText } from '../../table/record/ProseText.tsx'
import { VERDICT_WORDS } from './Marked.tsx'

export function LessonDone({
  lesson,
  attempt,
}: {
  readonly lesson: Lesson
  readonly attempt: Attempt
}) {
  const { right, of } = score(lesson, attempt)
  return (
    <div className="page-across mx-auto grid w-full max-w-180 gap-4">
      <Panel
        id="lesson-done"
        title={lesson.title}
        lead={of === 0 ? t`Done.` : t`Done: ${right} of ${of} right.`}
      >
        <ul aria-label={t`Your answers`}>
          {attempt.given.map((given) => {
            const question = lesson.boards[given.board]?.stops[given.stop]?.question
            if (question === undefined) return null
            return (
              <li
                key={`${given.board} ${given.stop}`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-rule py-1"
              >
                <Mark
                  kind={given.verdict === 'wrong' ? 'not-met' : 'met'}
                  word={VERDICT_WORDS[given.verdict]}
                  hideWord
                />
                <span className="min-w-0 flex-1 basis-40">{t`Board ${given.board + 1}: ${proseText(question.ask)}`}</span>
                <span>
                  <b className="font-semibold">
                    <AnswerText kind={question.kind} answer={given.answer} />
                  </b>
                  {given.verdict === 'wrong' &&
                    tx` – best ${<AnswerText kind={question.kind} answer={question.accepted[0].answer} />}`}
                </span>
              </li>
            )
          })}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link href="/lessons" className="btn btn-primary">{t`All lessons`}</Link>
          <Button onClick={() => forgetAttempt(attempt.key)}>{t`Take it again`}</Button>
        </div>
      </Panel>
      <Panel id="lesson-hand-back" title={t`Hand it back`}>
        <HandBack
          title={lesson.title}
          made={(student) => ({ of: 'lesson', result: resultOf(lesson, attempt, student) })}
        />
      </Panel>
    </div>
  )
}
