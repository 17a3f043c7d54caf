/** How an answer was: a word when it was right, the reason when it was not. */
import { t } from '#core/text.ts'
import type { Given } from '#lessons/attempt.ts'
import { marked, type Question } from '#lessons/lesson.ts'
import { Mark } from '../../kit/Mark.tsx'
import { tx } from '../../kit/tx.ts'
import { AnswerText, ProseText } from '../../table/record/ProseText.tsx'

/** An answer’s verdict in a word. */
export const VERDICT_WORDS = {
  right: t`Right`,
  also: t`Accepted`,
  wrong: t`Not this time`,
} as const

export function Marked({
  question,
  given,
}: {
  readonly question: Question
  readonly given: Given
}) {
  const { verdict, comment } = marked(question, given.answer)
  const [best] = question.accepted
  return (
    <div
      role="status"
      className="grid gap-1 rounded-inset border-s-4 border-s-edge bg-inset px-3 py-2 data-[verdict=also]:border-s-yes data-[verdict=right]:border-s-yes data-[verdict=wrong]:border-s-no"
      data-verdict={verdict}
    >
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Mark kind={verdict === 'wrong' ? 'not-met' : 'met'} word={VERDICT_WORDS[verdict]} />
        <span className="font-normal text-ink-2">
          {tx`you said ${<AnswerText kind={question.kind} answer={given.answer} />}`}
          {verdict !== 'right' &&
            tx`; best is ${<AnswerText kind={question.kind} answer={best.answer} />}`}
        </span>
      </p>
      {comment.length > 0 && (
        <p>
          <ProseText prose={comment} />
        </p>
      )}
      {question.why.length > 0 && (
        <p>
          <ProseText prose={question.why} />
        </p>
      )}
    </div>
  )
}
