/** The middle of the table: the cards of the trick around their seats. Cards can be dropped here. */
import { SEATS, seatLetter, seatName } from '#core/seat.ts'
import { CardFace } from '../parts/CardFace.tsx'
import { placeOf, type TrickModel } from './table-model.ts'

export function TrickSquare({
  model,
  viewer,
  last,
}: {
  readonly model: TrickModel
  readonly viewer: 0 | 1 | 2 | 3
  /** True while an earlier trick is shown again. */
  readonly last: boolean
}) {
  return (
    <div className="trick" data-drop="card" data-last={last || undefined}>
      <p className="sr-only">{model.words}</p>
      {SEATS.map((seat) => (
        <span key={seat} className={`trick-seat at-${placeOf(seat, viewer)}`} aria-hidden="true">
          {seatLetter(seat)}
        </span>
      ))}
      {model.cells.map((cell) => (
        <div
          key={cell.seat}
          className={`trick-card at-${cell.place}`}
          data-wins={cell.wins || undefined}
          style={{ zIndex: cell.order }}
        >
          {cell.card === 'next' ? (
            <span className="slot slot-next" aria-hidden="true">
              to play
            </span>
          ) : cell.card === undefined ? (
            <span className="slot" aria-hidden="true" />
          ) : (
            <CardFace key={cell.card} card={cell.card} size="trick" named />
          )}
        </div>
      ))}
      {model.winner !== undefined && (
        <p className="trick-winner" aria-hidden="true">
          {last ? `Trick ${model.number}: ` : ''}
          {seatName(model.winner)} wins
        </p>
      )}
    </div>
  )
}
