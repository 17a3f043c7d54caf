/** A finished lesson: how it went, the way to hand it back, and to take it again. */
import { useState } from 'react'
import { Link } from 'wouter'
import { type Attempt, score } from '#lessons/attempt.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { proseText } from '#lessons/prose.ts'
import { resultOf, writeResult } from '#lessons/results.ts'
import { forgetAttempt } from '#store/lessons/lessons.ts'
import { Button } from '../../parts/Button.tsx'
import { TextField } from '../../parts/Field.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { fileNameOf } from './file-name.ts'
import { VERDICT_WORDS } from './Marked.tsx'
import { AnswerText } from './ProseText.tsx'

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
        lead={of === 0 ? 'Done.' : `Done: ${right} of ${of} right.`}
      >
        <ul aria-label="Your answers">
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
                <span className="min-w-0 flex-1 basis-40">
                  Board {given.board + 1}: {proseText(question.ask)}
                </span>
                <span>
                  <b className="font-semibold">
                    <AnswerText kind={question.kind} answer={given.answer} />
                  </b>
                  {given.verdict === 'wrong' && (
                    <>
                      {' '}
                      – best{' '}
                      <AnswerText kind={question.kind} answer={question.accepted[0].answer} />
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link href="/lessons" className="btn btn-primary">
            All lessons
          </Link>
          <Button onClick={() => forgetAttempt(attempt.key)}>Take it again</Button>
        </div>
      </Panel>
      <HandBack lesson={lesson} attempt={attempt} />
    </div>
  )
}

function HandBack({ lesson, attempt }: { readonly lesson: Lesson; readonly attempt: Attempt }) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  return (
    <Panel id="lesson-hand-back" title="Hand it back">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') {
            setFault('Type your name, so that your teacher knows whose it is.')
            return
          }
          const result = resultOf(lesson, attempt, name)
          saveFile(
            writeResult(result),
            `${fileNameOf(lesson.title)}-${fileNameOf(name)}.result.json`,
            'application/json',
          )
        }}
      >
        <TextField
          label="Your name"
          hint="The file holds your name and your answers, and nothing else. Give it to your teacher."
          maxLength={100}
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.target.value)
            setFault(undefined)
          }}
        />
        <div>
          <Button submit>Save the result</Button>
        </div>
      </form>
    </Panel>
  )
}
