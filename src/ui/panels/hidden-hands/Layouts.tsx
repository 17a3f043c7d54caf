/** How many layouts the law leaves; a press opens how the number comes. */
import { grouped } from '#core/locale.ts'
import { type Question, Why } from '../../knowledge/Proof.tsx'
import type { HiddenHandsAt } from '../../knowledge/use-hidden-hands.ts'
import { Term } from '../../parts/Term.tsx'

export interface LayoutsProps {
  readonly snapshot: HiddenHandsAt
  readonly question: Question | undefined
}

export function Layouts({ snapshot: { layouts }, question }: LayoutsProps) {
  const word = layouts === '1' ? 'layout' : 'layouts'
  return (
    <div className="note mt-2.5">
      <Why
        question={question}
        of={{ kind: 'layouts' }}
        name={`${grouped(layouts)} ${word}`}
        after={
          <>
            {' '}
            <Term id="layout">{word}</Term> {layouts === '1' ? 'is' : 'are'} possible.
          </>
        }
      >
        {grouped(layouts)}
      </Why>
    </div>
  )
}
