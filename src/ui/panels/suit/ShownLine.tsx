/** What one concealed hand has shown, in a line. */
import { length } from '#core/holding.ts'
import { seatName } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { holdingText } from '../../suit/suit-words.ts'

type Shown = Extract<JobOutput<'suit-table'>, { readonly ok: true }>['value']['shown'][number]

export function ShownLine({ shown, suit }: { readonly shown: Shown; readonly suit: Suit }) {
  return (
    <li>
      <b>{seatName(shown.seat)}</b> {shown.vacant} vacant {shown.vacant === 1 ? 'place' : 'places'}
      {shown.out
        ? `, no more ${strainName(suit)}`
        : length(shown.shown) > 0
          ? `, has shown ${holdingText(shown.shown)}`
          : ''}
    </li>
  )
}
