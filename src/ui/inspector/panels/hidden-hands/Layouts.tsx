/** How many layouts the law leaves; a press opens how the number comes. */
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { LawfulMoment, Question } from '../../../ask/knowledge/moment.ts'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import { Why } from '../../proof/Proof.tsx'

export interface LayoutsProps {
  readonly law: LawfulMoment
  readonly question: Question | undefined
}

export function Layouts({ law: { layouts }, question }: LayoutsProps) {
  const word = layouts === '1' ? t`layout` : t`layouts`
  return (
    <div className="note mt-2.5">
      <Why
        question={question}
        of={{ kind: 'layouts' }}
        name={`${grouped(layouts)} ${word}`}
        after={tx` ${<Term id="layout">{word}</Term>} ${layouts === '1' ? t`is` : t`are`} possible.`}
      >
        {grouped(layouts)}
      </Why>
    </div>
  )
}
