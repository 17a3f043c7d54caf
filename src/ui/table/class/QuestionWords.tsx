/** What a class is asked, and answers to it, drawn. */
import { percentage } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Subject } from '#live/question.ts'
import { CardText } from '../../kit/CallText.tsx'
import { tx } from '../../kit/tx.ts'
import { AnswerText, ProseText } from '../record/ProseText.tsx'

export function QuestionWords({ subject }: { readonly subject: Subject }) {
  switch (subject.kind) {
    case 'card':
      return tx`How likely is ${<CardText card={subject.card} />} with ${seatName(subject.seat)}?`
    case 'shape':
      return t`What is ${seatName(subject.seat)}’s shape?`
    case 'stop':
      return <ProseText prose={[subject.ask]} />
  }
}

/** One answer: a chance, a shape as players write it, or what the lesson takes. */
export function GivenText({
  subject,
  answer,
}: {
  readonly subject: Subject
  readonly answer: string
}) {
  if (subject.kind === 'card') return percentage(Number(answer))
  return subject.kind === 'shape' ? answer : <AnswerText kind={subject.answer} answer={answer} />
}
