/** What one concealed hand has shown, in a line. */
import { length } from '#core/holding.ts'
import { seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Why } from '../../proof/Proof.tsx'
import { holdingText } from '../../suit/suit-words.ts'

type Shown = Extract<
  JobOutput<'suit-at-table', 'plans'>,
  { readonly ok: true }
>['value']['shown'][number]

export interface ShownLineProps {
  readonly shown: Shown
  readonly suit: Suit
  /** The moment that the line is of; without it the places have no proof to open. */
  readonly question: Question | undefined
}
export function ShownLine({ shown, suit, question }: ShownLineProps) {
  const places = shown.vacant === 1 ? t`place` : t`places`
  return (
    <li>
      <b>{seatName(shown.seat)}</b>{' '}
      <Why
        question={question}
        of={{ kind: 'vacant', seat: shown.seat }}
        name={t`${seatName(shown.seat)}: ${shown.vacant} vacant ${places}`}
        after={t` vacant ${places}${
          shown.out
            ? t`, no more ${strainName(suit)}`
            : length(shown.shown) > 0
              ? t`, has shown ${holdingText(shown.shown)}`
              : ''
        }`}
      >
        {shown.vacant}
      </Why>
    </li>
  )
}
