/** What one concealed hand has shown, in a line. */
import { length } from '#core/holding.ts'
import { seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { type Question, Why } from '../../knowledge/Proof.tsx'
import { holdingText } from '../../suit/suit-words.ts'

type Shown = Extract<JobOutput<'suit-table'>, { readonly ok: true }>['value']['shown'][number]

export interface ShownLineProps {
  readonly shown: Shown
  readonly suit: Suit
  /** The moment that the line is of; without it the places have no proof to open. */
  readonly question: Question | undefined
}
export function ShownLine({ shown, suit, question }: ShownLineProps) {
  const places = shown.vacant === 1 ? 'place' : 'places'
  return (
    <li>
      <b>{seatName(shown.seat)}</b>{' '}
      <Why
        question={question}
        of={{ kind: 'vacant', seat: shown.seat }}
        name={`${seatName(shown.seat)}: ${shown.vacant} vacant ${places}`}
        after={` vacant ${places}${
          shown.out
            ? `, no more ${strainName(suit)}`
            : length(shown.shown) > 0
              ? `, has shown ${holdingText(shown.shown)}`
              : ''
        }`}
      >
        {shown.vacant}
      </Why>
    </li>
  )
}
