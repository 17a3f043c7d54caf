/** What stands at the cursor: the trick card by card, or the last calls. */
import { type Card, cardName } from '#core/card.ts'
import { type Seat, seatLetter, seatName } from '#core/seat.ts'
import { CallText, CardText } from '../../parts/CallText.tsx'
import type { HereChip } from './timeline-model.ts'

export interface CallChip {
  readonly seat: Seat
  readonly call: Parameters<typeof CallText>[0]['call']
  readonly now: boolean
  /** Its place in the auction, 0-based. */
  readonly place: number
  readonly lit: boolean
}

const chipClass = (now: boolean, empty = false, lit = false) =>
  `tl-chip ${now ? 'tl-chip-now' : ''} ${empty ? 'tl-chip-empty' : ''} ${lit ? 'tl-chip-lit' : ''}`

const NONE: ReadonlySet<Card> = new Set()

export function TrickChips({
  chips,
  lit = NONE,
}: {
  readonly chips: readonly HereChip[]
  /** Cards that a panel points at. */
  readonly lit?: ReadonlySet<Card>
}) {
  return (
    <ul className="tl-chips" aria-label="Cards of the trick">
      {chips.map(({ seat, card, now }) => (
        <li
          key={seat}
          className={chipClass(now, card === undefined, card !== undefined && lit.has(card))}
        >
          <small aria-hidden="true">{seatLetter(seat)}</small>
          {card === undefined ? (
            <span aria-hidden="true">?</span>
          ) : (
            <CardText card={card} named={false} />
          )}
          <span className="sr-only">
            {seatName(seat)}: {card === undefined ? 'to play' : cardName(card)}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function CallChips({ chips }: { readonly chips: readonly CallChip[] }) {
  return (
    <ul className="tl-chips" aria-label="The last calls">
      {chips.map(({ seat, call, now, place, lit }) => (
        <li key={place} className={chipClass(now, false, lit)}>
          <small aria-hidden="true">{seatLetter(seat)}</small>
          <span className="sr-only">{seatName(seat)}: </span>
          <CallText call={call} />
        </li>
      ))}
    </ul>
  )
}
