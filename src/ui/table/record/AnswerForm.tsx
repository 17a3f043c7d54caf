/** The answer to a question that is not asked at the table: a number, one of a few, or words. */
import { useState } from 'react'
import { t } from '#core/text.ts'
import { normalAnswer, type Question } from '#lessons/lesson.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/Field.tsx'
import { ProseText } from './ProseText.tsx'

export function AnswerForm({
  question,
  onAnswer,
}: {
  readonly question: Pick<Question, 'kind' | 'options'>
  readonly onAnswer: (answer: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  if (question.kind === 'choice')
    return (
      <ul className="grid gap-2" aria-label={t`Answers`}>
        {question.options.map((option) => (
          <li key={option} className="grid">
            <Button className="justify-start text-start" onClick={() => onAnswer(option)}>
              <ProseText prose={[option]} />
            </Button>
          </li>
        ))}
      </ul>
    )
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const answer = normalAnswer(question.kind, typed)
        if (answer === undefined)
          setFault(question.kind === 'number' ? t`A whole number, such as 13.` : t`Type an answer.`)
        else onAnswer(answer)
      }}
    >
      <TextField
        label={t`Your answer`}
        className={question.kind === 'number' ? 'w-32' : 'w-full'}
        inputMode={question.kind === 'number' ? 'numeric' : 'text'}
        maxLength={200}
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
      <Button variant="primary" submit className="mt-[1.4375rem]">{t`Answer`}</Button>
    </form>
  )
}
