/** What the best plan or lead is worth, in a line; a press opens the lies that it is the sum of. */

import type { Question } from '../../../ask/knowledge/moment.ts'
import { type ProofClaim, Why } from '../../proof/Proof.tsx'

export interface WorthLineProps {
  /** What is wanted: `at least 3 tricks`. */
  readonly words: string
  /** `undefined` where it is not known. */
  readonly value: string | undefined
  readonly of: ProofClaim
  /** The moment that the answer is of. */
  readonly question: Question | undefined
}
export function WorthLine({ words, value, of, question }: WorthLineProps) {
  if (value === undefined) return null
  const said = words.charAt(0).toUpperCase() + words.slice(1)
  return (
    <div className="text-ink-2">
      {said}:{' '}
      <Why question={question} of={of} name={`${said}: ${value}`} after=".">
        {value}
      </Why>
    </div>
  )
}
